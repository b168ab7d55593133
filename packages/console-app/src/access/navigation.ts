import type { BrandLinks } from '@advantage/reference-data';
import type { IconName } from '@advantage/ui';
import { canOpen, type PageName } from './access.ts';
import type { ConsoleUser } from './consoleUser.ts';

/** Where an entry of the navigation leads. */
export type NavigationTarget =
  | { readonly page: Exclude<PageName, 'not-implemented' | 'marketplace'> }
  /** A feature without a screen: the placeholder that names it (NAV-19). */
  | { readonly feature: string }
  /** A link of the brand (NAV-18). */
  | { readonly link: keyof BrandLinks };

export interface NavigationEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly target: NavigationTarget;
}

interface NavigationSection {
  /** Undefined: entries without a heading. */
  readonly label?: string;
  readonly entries: readonly NavigationEntry[];
}

/** The navigation of one user: groups from top to bottom, and the links at the foot. */
export interface Navigation {
  readonly sections: readonly NavigationSection[];
  readonly links: readonly NavigationEntry[];
}

type Page = Extract<NavigationTarget, { page: unknown }>['page'];

const toPage = (label: string, icon: IconName, page: Page): NavigationEntry => ({
  label,
  icon,
  target: { page },
});
const toLink = (label: string, icon: IconName, link: keyof BrandLinks): NavigationEntry => ({
  label,
  icon,
  target: { link },
});

/** The slug of a feature: its label in kebab-case (NAV-19). */
export const featureSlug = (label: string) => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const toFeature = (label: string, icon: IconName): NavigationEntry => ({
  label,
  icon,
  target: { feature: featureSlug(label) },
});

const allReferrals = toPage('All referrals', 'list', 'all-referrals');
const claimIt = toPage('Claim-It Referrals', 'bolt', 'claim-it-referrals');
const recent = toPage('Recent Referrals', 'clock', 'recent-opportunities');

const adminSections: readonly NavigationSection[] = [
  {
    label: 'Agency Admin',
    entries: [
      toFeature('Agency List', 'building'),
      toFeature('Users', 'users'),
      toFeature('Reviews', 'star'),
      toFeature('Verify URLs', 'link'),
    ],
  },
  { label: 'Opportunity Admin', entries: [allReferrals, claimIt, recent] },
  {
    label: 'Claim-it Marketplace',
    entries: [
      toPage('Claim-It Transactions', 'wallet', 'purchased-referrals'),
      toPage('Marketplaces', 'sliders', 'marketplaces'),
    ],
  },
  { label: 'Company Admin', entries: [toFeature('Companies', 'home')] },
  {
    label: 'Developer',
    entries: [
      toPage('Feature Flags', 'flag', 'feature-flags'),
      toFeature('Dynamic Phone', 'phone'),
      toFeature('Page Tagging', 'code'),
    ],
  },
];

const userSections = ({ role, isBridge }: ConsoleUser): readonly NavigationSection[] => [
  { entries: [toPage('Dashboard', 'dashboard', 'dashboard')] },
  { label: isBridge ? 'Bridge Marketplace' : 'Referrals', entries: [claimIt, recent] },
  {
    label: 'Claim-it Marketplace',
    entries: [allReferrals, toPage('Acquired Referrals', 'inbox', 'acquired-referrals')],
  },
  {
    label: 'Personal Settings',
    entries: [
      toFeature(role === 'carrier' ? 'Marketplace Appetite' : 'My Appetite', 'sliders'),
      toFeature('Account Info', 'user'),
      toFeature('Company Info', 'building'),
      toFeature('Appointed Agents', 'users'),
      toFeature('Payment Method', 'card'),
      toFeature('Notifications', 'bell'),
    ],
  },
  { label: 'Analytics', entries: role === 'carrier' ? [toFeature('Live Shoppers', 'chart')] : [] },
];

const adminLinks = [
  toLink('Help Desk', 'help', 'helpDesk'),
  toLink('New Features', 'bolt', 'newFeatures'),
  toLink('Pricing', 'tag', 'pricing'),
];

const isOffered =
  (user: ConsoleUser) =>
  ({ target }: NavigationEntry) =>
    !('page' in target) || canOpen(user, target.page);

/** The navigation of a user (NAV-7 to NAV-20). It offers nothing that the user's role cannot open. */
export function navigationFor(user: ConsoleUser): Navigation {
  const isAdmin = user.role === 'admin';
  const sections = (isAdmin ? adminSections : userSections(user))
    .map((section) => ({ ...section, entries: section.entries.filter(isOffered(user)) }))
    .filter(({ entries }) => entries.length > 0);
  return { sections, links: isAdmin ? adminLinks : [] };
}

const features = new Map(
  [
    ...adminSections,
    ...userSections({ role: 'carrier', isBridge: false }),
    ...userSections({ role: 'producer', isBridge: false }),
  ]
    .flatMap(({ entries }) => entries)
    .flatMap(({ label, target }) => ('feature' in target ? [[target.feature, label] as const] : [])),
);

/** Slugs of every feature without a screen (NAV-19). */
export const featureSlugs: readonly string[] = [...features.keys()];

/** What the placeholder page calls a feature; a slug that nobody links is only 'This feature' (RTE-15). */
export const featureLabel = (slug: string) => features.get(slug) ?? 'This feature';
