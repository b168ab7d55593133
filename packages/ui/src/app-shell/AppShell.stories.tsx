import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { BoltIcon, ClockIcon, FlagIcon, HelpIcon, InboxIcon, ListIcon, TagIcon } from '../icon/icons.ts';
import { Page } from '../layout/Page.tsx';
import { ProfileMenu } from '../profile-menu/ProfileMenu.tsx';
import { Section } from '../section/Section.tsx';
import { TableRegion } from '../table/TableRegion.tsx';
import { Text } from '../text/Text.tsx';
import { AppShell } from './AppShell.tsx';
import { PageHeader } from './PageHeader.tsx';

const shop = [
  {
    label: 'Warehouse',
    items: [
      { label: 'Orders to Pack', shortLabel: 'To Pack', href: '/shop/orders-to-pack', icon: BoltIcon },
      { label: 'Recent Orders', shortLabel: 'Recent', href: '/shop/recent-orders', icon: ClockIcon },
    ],
  },
  {
    label: 'Online Shop',
    items: [
      { label: 'All orders', shortLabel: 'All', href: '/shop/all-orders', icon: ListIcon, isCurrent: true },
      { label: 'Delivered Orders', shortLabel: 'Delivered', href: '/shop/delivered-orders', icon: InboxIcon },
    ],
  },
  {
    label: 'Personal Settings',
    shortLabel: 'Settings',
    items: ['My Catalog', 'Account Info', 'Company Info', 'Team Members', 'Payment Method'].map((label) => ({
      label,
      href: `#${label}`,
      isPlanned: true,
    })),
  },
] as const;

const footer = [
  { label: 'Help Desk', shortLabel: 'Help', href: 'https://shop.example.com/help', icon: HelpIcon },
  {
    label: 'New Features',
    shortLabel: 'Features',
    href: 'https://shop.example.com/new-features',
    icon: BoltIcon,
  },
  { label: 'Pricing', href: 'https://shop.example.com/pricing', icon: TagIcon },
] as const;

const admin = [
  {
    label: 'Shop Admin',
    shortLabel: 'Shop',
    items: [
      { label: 'Supplier List', href: '#list', isPlanned: true },
      { label: 'Users', href: '#users', isPlanned: true },
    ],
  },
  ...shop.slice(0, 2),
  {
    label: 'Developer',
    items: [
      { label: 'Feature Flags', shortLabel: 'Flags', href: '#flags', icon: FlagIcon },
      { label: 'Dynamic Phone', href: '#phone', isPlanned: true },
      { label: 'Page Tagging', href: '#tagging', isPlanned: true },
    ],
  },
] as const;

const meta = {
  title: 'UI/Navigation/App shell',
  id: 'ui-app-shell',
  component: AppShell,
  tags: ['NAV-1', 'NAV-21'],
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Online Shop',
    groups: shop,
    profile: (
      <ProfileMenu name="Maya Okafor" roleName="Manager" groups={[[{ key: 'logout', label: 'Logout' }]]} />
    ),
    children: (
      <Page>
        <Section heading="All orders">
          <Text>The page.</Text>
        </Section>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desktop', 'brands'],
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    // A rail, e.g. on a docs page, has the short name.
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent(/^All( orders)?$/);
    await expect(navigation.queryByRole('list', { name: 'Personal Settings' })).toBeNull();
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Online Shop');
  },
};

/** A group without a page yet is folded. Product links are at the bottom. */
export const Admin: Story = {
  args: { groups: admin, footer, heading: 'Supplier: Harbor Point Furniture' },
};

/** A list fills the window and scrolls on its own. Its line, filters and tools are in the header row. */
export const List: Story = {
  args: {
    layout: 'list',
    children: (
      <>
        <PageHeader line="All orders, newest first">
          <Button size="s">Last 48 hours</Button>
          <Button size="s">Tools</Button>
        </PageHeader>
        <TableRegion label="Orders">
          {Array.from({ length: 60 }, (_, index) => `Row ${index + 1}`).map((row) => (
            <Text key={row}>{row}</Text>
          ))}
        </TableRegion>
      </>
    ),
  },
};

/** A group without a page yet, opened. */
export const Unfolded: Story = {
  tags: ['desktop'],
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await userEvent.click(navigation.getByRole('button', { name: 'Personal Settings' }));
    await expect(navigation.getByRole('list', { name: 'Personal Settings' }).children).toHaveLength(5);
  },
};

/** Instead of a page, one sentence that is the heading. */
export const Notice: Story = {
  args: {
    layout: 'notice',
    children: <EmptyState headingLevel={1} title="This order was canceled." />,
  },
};

export const SkippingTheNavigation: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
  },
};

/** On phones, a button opens the navigation as a drawer. */
export const OnPhone: Story = {
  tags: ['phone'],
  args: { footer },
  globals: { viewport: { value: 'phone' } },
};

export const Drawer: Story = {
  ...OnPhone,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Navigation' }));
    const drawer = await within(document.body).findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
