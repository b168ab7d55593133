/** What 'Talk now' costs, whatever the referral says. */
export const talkNowPrice = 30;
