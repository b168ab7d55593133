/** What the route of all referrals sets: those that expire first on top (RTE-5). */
export const allReferralsRoute = {
  sort: { field: 'marketplaceExpirationDate', order: 'asc' },
  showClaimed: false,
} as const;
