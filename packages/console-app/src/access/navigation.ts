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
import * as en from '../messages/en.ts';
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

const allReferrals = toPage(en.navigation.allReferrals, ListIcon, 'all-referrals');
const claimIt = toPage(en.navigation.claimIt, BoltIcon, 'claim-it-referrals');
const recent = toPage(en.navigation.recent, ClockIcon, 'recent-opportunities');

const adminSections: readonly NavigationSection[] = [
  {
    label: en.navigation.agencyAdmin,
    entries: [
      toFeature(en.navigation.agencyList, BuildingIcon),
      toFeature(en.navigation.users, UsersIcon),
      toFeature(en.navigation.reviews, StarIcon),
      toFeature(en.navigation.verifyUrls, LinkIcon),
    ],
  },
  { label: en.navigation.opportunityAdmin, entries: [allReferrals, claimIt, recent] },
  {
    label: en.navigation.claimItMarketplace,
    entries: [
      toPage(en.navigation.transactions, WalletIcon, 'purchased-referrals'),
      toPage(en.navigation.marketplaces, SlidersIcon, 'marketplaces'),
    ],
  },
  { label: en.navigation.companyAdmin, entries: [toFeature(en.navigation.companies, HomeIcon)] },
  {
    label: en.navigation.developer,
    entries: [
      toPage(en.navigation.featureFlags, FlagIcon, 'feature-flags'),
      toFeature(en.navigation.dynamicPhone, PhoneIcon),
      toFeature(en.navigation.pageTagging, CodeIcon),
    ],
  },
];

const userSections = ({ role, isBridge }: ConsoleUser): readonly NavigationSection[] => [
  { entries: [toPage(en.navigation.dashboard, DashboardIcon, 'dashboard')] },
  { label: isBridge ? en.navigation.bridgeMarketplace : en.navigation.referrals, entries: [claimIt, recent] },
  {
    label: en.navigation.claimItMarketplace,
    entries: [allReferrals, toPage(en.navigation.acquired, InboxIcon, 'acquired-referrals')],
  },
  {
    label: en.navigation.personalSettings,
    entries: [
      toFeature(
        role === 'carrier' ? en.navigation.marketplaceAppetite : en.navigation.myAppetite,
        SlidersIcon,
      ),
      toFeature(en.navigation.accountInfo, UserIcon),
      toFeature(en.navigation.companyInfo, BuildingIcon),
      toFeature(en.navigation.appointedAgents, UsersIcon),
      toFeature(en.navigation.paymentMethod, CardIcon),
      toFeature(en.navigation.notifications, BellIcon),
    ],
  },
  {
    label: en.navigation.analytics,
    entries: role === 'carrier' ? [toFeature(en.navigation.liveShoppers, ChartIcon)] : [],
  },
];

const adminLinks = [
  toLink(en.navigation.helpDesk, HelpIcon, 'helpDesk'),
  toLink(en.navigation.newFeatures, BoltIcon, 'newFeatures'),
  toLink(en.navigation.pricing, TagIcon, 'pricing'),
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
export const featureLabel = (slug: string) => features.get(slug) ?? en.navigation.thisFeature;
