/** The navigation. */
export const navigation = {
  allReferrals: 'All referrals',
  claimIt: 'Claim-It Referrals',
  recent: 'Recent Referrals',
  transactions: 'Claim-It Transactions',
  marketplaces: 'Marketplaces',
  dashboard: 'Dashboard',
  users: 'Users',
  reviews: 'Reviews',
  companies: 'Companies',
  notifications: 'Notifications',
  pricing: 'Pricing',
  agencyAdmin: 'Agency Admin',
  agencyList: 'Agency List',
  verifyUrls: 'Verify URLs',
  opportunityAdmin: 'Opportunity Admin',
  claimItMarketplace: 'Claim-it Marketplace',
  companyAdmin: 'Company Admin',
  developer: 'Developer',
  featureFlags: 'Feature Flags',
  dynamicPhone: 'Dynamic Phone',
  pageTagging: 'Page Tagging',
  brandMarketplace: (brand: string) => `${brand} Marketplace`,
  referrals: 'Referrals',
  acquired: 'Acquired Referrals',
  personalSettings: 'Personal Settings',
  marketplaceAppetite: 'Marketplace Appetite',
  myAppetite: 'My Appetite',
  accountInfo: 'Account Info',
  companyInfo: 'Company Info',
  appointedAgents: 'Appointed Agents',
  paymentMethod: 'Payment Method',
  analytics: 'Analytics',
  liveShoppers: 'Live Shoppers',
  helpDesk: 'Help Desk',
  newFeatures: 'New Features',
  thisFeature: 'This feature',
};

/** Words that replace the labels of the navigation when it's a rail. Each is a word of the label. */
export const navigationRail = {
  all: 'All',
  claimIt: 'Claim-It',
  recent: 'Recent',
  acquired: 'Acquired',
  transactions: 'Transactions',
  flags: 'Flags',
  agency: 'Agency',
  company: 'Company',
  settings: 'Settings',
  help: 'Help',
  features: 'Features',
};

/** Errors in config.json. */
export const config = {
  absoluteAddress: 'must be an absolute http or https address, e.g. https://api.example.com',
  notEmpty: 'must not be empty',
  linkAddress: 'must be an http, https, mailto or tel address, or a path like /admin',
  imagePath: 'must be a path of this site, like /logo.svg',
  username: 'must not be empty or contain a colon',
  pattern: 'must be a regular expression',
  brand: 'must be advantage or bridge',
  notReached: 'could not be reached',
  notLoaded: (status: number) => `could not be loaded (status ${status})`,
  notJson: (line: number, column: number) => `isn't valid JSON: see line ${line}, column ${column}`,
  boolean: 'true or false',
  unknownField: "isn't a known field",
  title: 'The console is not set up yet',
  hint: "Its configuration can't be used. Fix config.json on the server and reload.",
};

/** Notices on pages of the console. */
export const notices = {
  exampleOn: 'The example flag is on.',
  exampleShows: 'It shows this message.',
  notYet: (what: string) => `${what} isn't ready yet.`,
};

/** The public page around the feed. */
export const publicFeed = {
  claimTitle: 'Claim on demand',
  claimText: 'Exclusive, appetite-matching leads, claimed when you want them.',
  deliveredTitle: 'Or get them delivered',
  deliveredText: 'Premium Choice Referrals come to you by appetite, location and subscription level.',
  talkTitle: 'Talk right away',
  talkText: 'Some consumers call in. Talk to them while they are on the line.',
  become: 'Become an Advantage Agent',
  lead: 'Get high-intent, inbound, appetite-matched insurance leads.',
  getAdvantage: 'Get Advantage Now',
  skip: 'Skip to the referrals',
  heading: 'Insurance Referral Feed',
  intro: 'People shopping for insurance, live as they reach independent agents.',
  failed: 'The feed could not be shown',
};

/** Replaces the public page's texts about Advantage if a deployment has its own brand. */
export const ownBrand = {
  offer: (name: string) =>
    `Sign up for ${name} to get high-intent, inbound, appetite-matched insurance leads.`,
  get: (name: string) => `Get ${name} Now`,
  become: (name: string) => `Become an Agent with ${name}`,
};

/** Header and footer of the public page. */
export const site = {
  privacy: 'Privacy policy',
  cookies: 'Cookie policy',
  terms: 'Terms of use',
  choices: 'Your privacy choices',
  demo: 'Get a Demo',
  site: 'Site',
  legal: 'Legal',
  directory: 'Directory',
  find: 'Find an agent near you',
  buy: 'Buy Now',
  feed: 'Referral feed',
  howItWorks: 'How it works',
  pricing: 'Pricing',
  contact: 'Contact Us',
};

/** A failed start. */
export const startup = {
  title: 'The console could not start',
  hint: "Reload this page. If that doesn't help, allow this site to store data in your browser.",
};
