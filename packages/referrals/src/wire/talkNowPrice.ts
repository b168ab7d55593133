/** What 'Talk now' costs, whatever the referral says (CLM-3). */
export const talkNowPrice = 30;
