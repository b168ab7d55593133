import {
  filterNavigation,
  type Navigation,
  type NavigationSection,
} from '@advantage/console-kit/application';
import type { BrandLinks } from '@advantage/reference-data';
import {
  BellIcon,
  BoltIcon,
  BriefcaseIcon,
  BuildingIcon,
  CardIcon,
  ChartIcon,
  ClockIcon,
  CodeIcon,
  DashboardIcon,
  FlagIcon,
  HelpIcon,
  type IconComponent,
  InboxIcon,
  LinkIcon,
  ListIcon,
  PhoneIcon,
  ReviewIcon,
  SlidersIcon,
  SparklesIcon,
  StoreIcon,
  TagIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '@advantage/ui/icons';
import { navigation as t } from '../messages/en.ts';
import { canOpen, type PageName, pageNames } from './access.ts';
import type { BrandedUser } from './consoleUser.ts';

type Page = Exclude<PageName, 'not-implemented' | 'marketplace'>;

const toPage = (label: string, icon: IconComponent, page: Page) => ({ label, icon, target: { page } });
const toLink = (label: string, icon: IconComponent, link: keyof BrandLinks) => {
  return { label, icon, target: { link } };
};

/** Returns the slug of a feature: its label in kebab-case. */
export const featureSlug = (label: string) => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const toFeature = (label: string, icon: IconComponent) => {
  return { label, icon, target: { feature: featureSlug(label) } };
};

const allReferrals = toPage(t.allReferrals, ListIcon, 'all-referrals');
const claimIt = toPage(t.claimIt, BoltIcon, 'claim-it-referrals');
const recent = toPage(t.recent, ClockIcon, 'recent-opportunities');

const adminSections: readonly NavigationSection[] = [
  {
    label: t.agencyAdmin,
    entries: [
      toFeature(t.agencyList, BriefcaseIcon),
      toFeature(t.users, UsersIcon),
      toFeature(t.reviews, ReviewIcon),
      toFeature(t.verifyUrls, LinkIcon),
    ],
  },
  { label: t.opportunityAdmin, entries: [allReferrals, claimIt, recent] },
  {
    label: t.claimItMarketplace,
    entries: [
      toPage(t.transactions, WalletIcon, 'purchased-referrals'),
      toPage(t.marketplaces, StoreIcon, 'marketplaces'),
    ],
  },
  { label: t.companyAdmin, entries: [toFeature(t.companies, BuildingIcon)] },
  {
    label: t.developer,
    entries: [
      toPage(t.featureFlags, FlagIcon, 'feature-flags'),
      toFeature(t.dynamicPhone, PhoneIcon),
      toFeature(t.pageTagging, CodeIcon),
    ],
  },
];

const userSections = ({ role, isBridge }: BrandedUser, brandName = ''): readonly NavigationSection[] => [
  { entries: [toPage(t.dashboard, DashboardIcon, 'dashboard')] },
  { label: isBridge ? t.brandMarketplace(brandName) : t.referrals, entries: [claimIt, recent] },
  {
    label: t.claimItMarketplace,
    entries: [allReferrals, toPage(t.acquired, InboxIcon, 'acquired-referrals')],
  },
  {
    label: t.personalSettings,
    entries: [
      toFeature(role === 'carrier' ? t.marketplaceAppetite : t.myAppetite, SlidersIcon),
      toFeature(t.accountInfo, UserIcon),
      toFeature(t.companyInfo, BuildingIcon),
      toFeature(t.appointedAgents, UsersIcon),
      toFeature(t.paymentMethod, CardIcon),
      toFeature(t.notifications, BellIcon),
    ],
  },
  { label: t.analytics, entries: role === 'carrier' ? [toFeature(t.liveShoppers, ChartIcon)] : [] },
];

const adminLinks = [
  toLink(t.helpDesk, HelpIcon, 'helpDesk'),
  toLink(t.newFeatures, SparklesIcon, 'newFeatures'),
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
