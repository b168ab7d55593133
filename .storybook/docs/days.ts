/** A screen: what it looks like in the console, and the page with its states. */
export interface Screen {
  readonly name: string;
  /** What a person does there. */
  readonly line: string;
  /** ID of the story that shows it as a whole. */
  readonly story: string;
  /** ID of the page whose stories are its states. */
  readonly states: string;
}

/** All screens, in the order in which people meet them in a day. */
export const days: readonly { readonly who: string; readonly screens: readonly Screen[] }[] = [
  {
    who: 'Visitor',
    screens: [
      {
        name: 'Public feed',
        line: 'Watches referrals arrive, without an account.',
        story: 'console-public-feed--default',
        states: 'referrals-public-feed',
      },
      {
        name: 'Public claim modal',
        line: 'Presses a status and is invited to sign up.',
        story: 'referrals-public-claim-modal--default',
        states: 'referrals-public-claim-modal',
      },
    ],
  },
  {
    who: 'Agent',
    screens: [
      {
        name: 'Sign-in',
        line: 'Signs in, or learns why that failed.',
        story: 'console-sign-in-stop-screen--default',
        states: 'console-sign-in-stop-screen',
      },
      {
        name: 'All Referrals',
        line: 'Finds referrals worth calling.',
        story: 'console-all-referrals--default',
        states: 'referrals-screen',
      },
      {
        name: 'Details panel',
        line: 'Looks closer at one referral.',
        story: 'console-all-referrals--with-details',
        states: 'referrals-details-panel',
      },
      {
        name: 'Claiming',
        line: 'Claims it, and calls.',
        story: 'referrals-list-with-details-panel--default',
        states: 'referrals-claiming',
      },
      {
        name: 'Acquired Referrals',
        line: 'Follows up on what was claimed.',
        story: 'console-referral-lists--default',
        states: 'referrals-acquired-referrals',
      },
      {
        name: 'Recent Referrals',
        line: 'Checks what came in, at a glance.',
        story: 'console-referral-lists--recent',
        states: 'referrals-recent-referrals',
      },
      {
        name: 'Session ended',
        line: 'Signs in again and continues.',
        story: 'console-session-ended--default',
        states: 'console-session-ended',
      },
    ],
  },
  {
    who: 'Administrator',
    screens: [
      {
        name: 'Marketplaces',
        line: 'Decides who is offered a referral first.',
        story: 'console-marketplaces--default',
        states: 'marketplace-form-list',
      },
      {
        name: 'Marketplace form',
        line: 'Says what a marketplace buys.',
        story: 'console-marketplaces--one-marketplace',
        states: 'marketplace-form-form',
      },
      {
        name: 'Claim-It Transactions',
        line: 'Reviews what was purchased, and who purchased it.',
        story: 'console-referral-lists--transactions',
        states: 'referrals-claim-it-transactions',
      },
      {
        name: 'Feature flags',
        line: 'Switches features on and off.',
        story: 'console-feature-flags--default',
        states: 'feature-flags-manager',
      },
    ],
  },
];
