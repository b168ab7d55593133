/**
 * The kinds of users a list is shown to: visitors of a public page, agents (producers and agency admins), carriers,
 * administrators, and `guest`, a signed-in user without a console role, who can't claim.
 */
export const referralAudiences = ['public', 'agent', 'carrier', 'admin', 'guest'] as const;
/** One of `referralAudiences`. Decides what a list shows and which actions it offers. */
export type ReferralAudience = (typeof referralAudiences)[number];

/**
 * What pressing a status does. `none`: nothing, statuses aren't buttons; `public-modal`: every status opens the public
 * claim modal; `panel`: claim and talk statuses open the details panel, gray ones are disabled.
 */
export type ReferralActions = 'none' | 'public-modal' | 'panel';

/** Returns whether the status is a button for this audience. Otherwise it's a badge. */
export const hasStatusButton = (audience: ReferralAudience, actions: ReferralActions) =>
  actions !== 'none' && (audience === 'agent' || audience === 'public');
