import {
  type Navigation,
  type NavigationEntry,
  type NavigationSection,
  offeredNavigation,
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
import * as en from '../messages/en.ts';
import { canOpen, type PageName, pageNames } from './access.ts';
import type { BrandedUser } from './consoleUser.ts';

type Page = Exclude<PageName, 'not-implemented' | 'marketplace'>;

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

/** The slug of a feature: its label in kebab-case. */
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
      toFeature(en.navigation.agencyList, BriefcaseIcon),
      toFeature(en.navigation.users, UsersIcon),
      toFeature(en.navigation.reviews, ReviewIcon),
      toFeature(en.navigation.verifyUrls, LinkIcon),
    ],
  },
  { label: en.navigation.opportunityAdmin, entries: [allReferrals, claimIt, recent] },
  {
    label: en.navigation.claimItMarketplace,
    entries: [
      toPage(en.navigation.transactions, WalletIcon, 'purchased-referrals'),
      toPage(en.navigation.marketplaces, StoreIcon, 'marketplaces'),
    ],
  },
  { label: en.navigation.companyAdmin, entries: [toFeature(en.navigation.companies, BuildingIcon)] },
  {
    label: en.navigation.developer,
    entries: [
      toPage(en.navigation.featureFlags, FlagIcon, 'feature-flags'),
      toFeature(en.navigation.dynamicPhone, PhoneIcon),
      toFeature(en.navigation.pageTagging, CodeIcon),
    ],
  },
];

const userSections = ({ role, isBridge }: BrandedUser): readonly NavigationSection[] => [
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
  toLink(en.navigation.newFeatures, SparklesIcon, 'newFeatures'),
  toLink(en.navigation.pricing, TagIcon, 'pricing'),
];

/** The navigation of a user. It offers nothing that the user's role cannot open. */
export function navigationFor(user: BrandedUser): Required<Navigation> {
  const navigation =
    user.role === 'admin' ? { sections: adminSections, links: adminLinks } : { sections: userSections(user) };
  const offered = new Set<string>(pageNames.filter((page) => canOpen(user, page)));
  return offeredNavigation(navigation, (page) => offered.has(page));
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

/** Slugs of every feature without a screen. */
export const featureSlugs: readonly string[] = [...features.keys()];

/** What the placeholder page calls a feature; a slug that nobody links is only 'This feature'. */
export const featureLabel = (slug: string) => features.get(slug) ?? en.navigation.thisFeature;
