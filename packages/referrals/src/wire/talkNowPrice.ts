/** Price of 'Talk now', regardless of the prices of the referral. */
export const talkNowPrice = 30;
