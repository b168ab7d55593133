import {
  filterNavigation,
  type Navigation,
  type NavigationSection,
} from '@advantage/console-kit/application';
import type { BrandLinks } from '@advantage/reference-data';
import {
  BoltIcon,
  ClockIcon,
  DashboardIcon,
  FlagIcon,
  HelpIcon,
  type IconComponent,
  InboxIcon,
  ListIcon,
  SparklesIcon,
  StoreIcon,
  TagIcon,
  WalletIcon,
} from '@advantage/ui/icons';
import { navigationRail as rail, navigation as t } from '../messages/en.ts';
import { canOpen, type PageName, pageNames } from './access.ts';
import type { BrandedUser } from './consoleUser.ts';

type Page = Exclude<PageName, 'not-implemented' | 'marketplace'>;

const toPage = (label: string, icon: IconComponent, page: Page, shortLabel?: string) => {
  return { label, shortLabel, icon, target: { page } };
};
const toLink = (label: string, icon: IconComponent, link: keyof BrandLinks, shortLabel?: string) => {
  return { label, shortLabel, icon, target: { link } };
};

/** Returns the slug of a feature: its label in kebab-case. */
export const featureSlug = (label: string) => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const toFeature = (label: string) => ({ label, target: { feature: featureSlug(label) } });

const allReferrals = toPage(t.allReferrals, ListIcon, 'all-referrals', rail.all);
const claimIt = toPage(t.claimIt, BoltIcon, 'claim-it-referrals', rail.claimIt);
const recent = toPage(t.recent, ClockIcon, 'recent-opportunities', rail.recent);

const adminSections: readonly NavigationSection[] = [
  {
    label: t.agencyAdmin,
    shortLabel: rail.agency,
    entries: [t.agencyList, t.users, t.reviews, t.verifyUrls].map(toFeature),
  },
  { label: t.opportunityAdmin, entries: [allReferrals, claimIt, recent] },
  {
    label: t.claimItMarketplace,
    entries: [
      toPage(t.transactions, WalletIcon, 'purchased-referrals', rail.transactions),
      toPage(t.marketplaces, StoreIcon, 'marketplaces'),
    ],
  },
  { label: t.companyAdmin, shortLabel: rail.company, entries: [toFeature(t.companies)] },
  {
    label: t.developer,
    entries: [
      toPage(t.featureFlags, FlagIcon, 'feature-flags', rail.flags),
      toFeature(t.dynamicPhone),
      toFeature(t.pageTagging),
    ],
  },
];

const userSections = ({ role, isBridge }: BrandedUser, brandName = ''): readonly NavigationSection[] => [
  { entries: [toPage(t.dashboard, DashboardIcon, 'dashboard')] },
  { label: isBridge ? t.brandMarketplace(brandName) : t.referrals, entries: [claimIt, recent] },
  {
    label: t.claimItMarketplace,
    entries: [allReferrals, toPage(t.acquired, InboxIcon, 'acquired-referrals', rail.acquired)],
  },
  {
    label: t.personalSettings,
    shortLabel: rail.settings,
    entries: [
      role === 'carrier' ? t.marketplaceAppetite : t.myAppetite,
      t.accountInfo,
      t.companyInfo,
      t.appointedAgents,
      t.paymentMethod,
      t.notifications,
    ].map(toFeature),
  },
  { label: t.analytics, entries: role === 'carrier' ? [toFeature(t.liveShoppers)] : [] },
];

const adminLinks = [
  toLink(t.helpDesk, HelpIcon, 'helpDesk', rail.help),
  toLink(t.newFeatures, SparklesIcon, 'newFeatures', rail.features),
  toLink(t.pricing, TagIcon, 'pricing'),
];

/** Returns the navigation of a user under a brand. It contains nothing that the user's role can't open. */
export function navigationFor(user: BrandedUser, brandName: string): Required<Navigation> {
  const navigation =
    user.role === 'admin'
      ? { sections: adminSections, links: adminLinks }
      : { sections: userSections(user, brandName) };
  const allowedPages = new Set<string>(pageNames.filter((page) => canOpen(user, page)));
  return filterNavigation(navigation, (page) => allowedPages.has(page));
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

/** Slugs of all features without a page. */
export const featureSlugs: readonly string[] = [...features.keys()];

/** Returns the name of a feature for the placeholder page. For an unknown slug, that is 'This feature'. */
export const featureLabel = (slug: string) => features.get(slug) ?? t.thisFeature;
