/**
 * Who reads a list: visitors of a public page, agents (producers and agency admins), carriers, admins, and `guest`,
 * a signed-in user without a console role, who cannot claim.
 */
export const referralAudiences = ['public', 'agent', 'carrier', 'admin', 'guest'] as const;
/** One of `referralAudiences`: who reads a list decides what it shows. */
export type ReferralAudience = (typeof referralAudiences)[number];

/**
 * What pressing a status does. `none`: nothing, so that no status is a button; `public-modal`: every status opens the
 * public claim modal; `panel`: claim and talk open the details panel, gray ones are disabled.
 */
export const referralActions = ['none', 'public-modal', 'panel'] as const;
/** One of `referralActions`: what pressing a status does. */
export type ReferralActions = (typeof referralActions)[number];

/** Whether the status is a button for this reader; everyone else sees it as a badge. */
export const hasStatusButton = (audience: ReferralAudience, actions: ReferralActions) =>
  actions !== 'none' && (audience === 'agent' || audience === 'public');
