import type { BrandLinks } from '@advantage/reference-data';
import type {} from '@advantage/ui';
import {
  BellIcon,
  BoltIcon,
  BuildingIcon,
  CardIcon,
  ChartIcon,
  ClockIcon,
  CodeIcon,
  DashboardIcon,
  FlagIcon,
  HelpIcon,
  HomeIcon,
  type IconComponent,
  InboxIcon,
  LinkIcon,
  ListIcon,
  PhoneIcon,
  SlidersIcon,
  StarIcon,
  TagIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@advantage/ui/icons';
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
  readonly icon: IconComponent;
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

const toPage = (label: string, icon: IconComponent, page: Page): NavigationEntry => ({
  label,
  icon,
  target: { page },
});
const toLink = (label: string, icon: IconComponent, link: keyof BrandLinks): NavigationEntry => ({
  label,
  icon,
  target: { link },
});

/** The slug of a feature: its label in kebab-case (NAV-19). */
export const featureSlug = (label: string) => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const toFeature = (label: string, icon: IconComponent): NavigationEntry => ({
  label,
  icon,
  target: { feature: featureSlug(label) },
});

const allReferrals = toPage('All referrals', ListIcon, 'all-referrals');
const claimIt = toPage('Claim-It Referrals', BoltIcon, 'claim-it-referrals');
const recent = toPage('Recent Referrals', ClockIcon, 'recent-opportunities');

const adminSections: readonly NavigationSection[] = [
  {
    label: 'Agency Admin',
    entries: [
      toFeature('Agency List', BuildingIcon),
      toFeature('Users', UsersIcon),
      toFeature('Reviews', StarIcon),
      toFeature('Verify URLs', LinkIcon),
    ],
  },
  { label: 'Opportunity Admin', entries: [allReferrals, claimIt, recent] },
  {
    label: 'Claim-it Marketplace',
    entries: [
      toPage('Claim-It Transactions', WalletIcon, 'purchased-referrals'),
      toPage('Marketplaces', SlidersIcon, 'marketplaces'),
    ],
  },
  { label: 'Company Admin', entries: [toFeature('Companies', HomeIcon)] },
  {
    label: 'Developer',
    entries: [
      toPage('Feature Flags', FlagIcon, 'feature-flags'),
      toFeature('Dynamic Phone', PhoneIcon),
      toFeature('Page Tagging', CodeIcon),
    ],
  },
];

const userSections = ({ role, isBridge }: ConsoleUser): readonly NavigationSection[] => [
  { entries: [toPage('Dashboard', DashboardIcon, 'dashboard')] },
  { label: isBridge ? 'Bridge Marketplace' : 'Referrals', entries: [claimIt, recent] },
  {
    label: 'Claim-it Marketplace',
    entries: [allReferrals, toPage('Acquired Referrals', InboxIcon, 'acquired-referrals')],
  },
  {
    label: 'Personal Settings',
    entries: [
      toFeature(role === 'carrier' ? 'Marketplace Appetite' : 'My Appetite', SlidersIcon),
      toFeature('Account Info', UserIcon),
      toFeature('Company Info', BuildingIcon),
      toFeature('Appointed Agents', UsersIcon),
      toFeature('Payment Method', CardIcon),
      toFeature('Notifications', BellIcon),
    ],
  },
  { label: 'Analytics', entries: role === 'carrier' ? [toFeature('Live Shoppers', ChartIcon)] : [] },
];

const adminLinks = [
  toLink('Help Desk', HelpIcon, 'helpDesk'),
  toLink('New Features', BoltIcon, 'newFeatures'),
  toLink('Pricing', TagIcon, 'pricing'),
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
