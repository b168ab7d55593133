import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  BellIcon,
  BoltIcon,
  BuildingIcon,
  CardIcon,
  ClockIcon,
  HelpIcon,
  InboxIcon,
  LinkIcon,
  ListIcon,
  SlidersIcon,
  StarIcon,
  TagIcon,
  UserIcon,
  UsersIcon,
} from '../icon/icons.ts';
import { Page } from '../layout/Page.tsx';
import { ProfileMenu } from '../profile-menu/ProfileMenu.tsx';
import { Section } from '../section/Section.tsx';
import { TableRegion } from '../table/TableRegion.tsx';
import { Text } from '../text/Text.tsx';
import { AppShell } from './AppShell.tsx';

const shop = [
  {
    label: 'Warehouse',
    items: [
      { label: 'Orders to Pack', href: '/shop/orders-to-pack', icon: BoltIcon },
      { label: 'Recent Orders', href: '/shop/recent-orders', icon: ClockIcon },
    ],
  },
  {
    label: 'Online Shop',
    items: [
      { label: 'All orders', href: '/shop/all-orders', icon: ListIcon, isCurrent: true },
      { label: 'Delivered Orders', href: '/shop/delivered-orders', icon: InboxIcon },
    ],
  },
  {
    label: 'Personal Settings',
    items: [
      { label: 'My Catalog', href: '#catalog', isPlanned: true, icon: SlidersIcon },
      { label: 'Account Info', href: '#account', isPlanned: true, icon: UserIcon },
      { label: 'Company Info', href: '#company', isPlanned: true, icon: BuildingIcon },
      { label: 'Team Members', href: '#team', isPlanned: true, icon: UsersIcon },
      { label: 'Payment Method', href: '#payment', isPlanned: true, icon: CardIcon },
      { label: 'Notifications', href: '#notifications', isPlanned: true, icon: BellIcon },
    ],
  },
] as const;

const footer = [
  { label: 'Help Desk', href: 'https://shop.example.com/help', icon: HelpIcon },
  { label: 'New Features', href: 'https://shop.example.com/new-features', icon: BoltIcon },
  { label: 'Pricing', href: 'https://shop.example.com/pricing', icon: TagIcon },
] as const;

const admin = [
  {
    label: 'Shop Admin',
    items: [
      { label: 'Supplier List', href: '#list', icon: BuildingIcon },
      { label: 'Users', href: '#users', icon: UsersIcon },
      { label: 'Reviews', href: '#reviews', icon: StarIcon },
      { label: 'Verify URLs', href: '#urls', icon: LinkIcon },
    ],
  },
  ...shop,
] as const;

const meta = {
  title: 'UI/App shell',
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
  tags: ['desktop'],
  play: async ({ canvasElement }) => {
    const navigation = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('All orders');
    await expect(navigation.getByRole('list', { name: 'Personal Settings' }).children).toHaveLength(6);
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Online Shop');
  },
};

/** Many items use the dense layout. Product links are at the bottom. */
export const Admin: Story = {
  args: { groups: admin, footer, heading: 'Supplier: Harbor Point Furniture' },
};

/** A list fills the window and scrolls on its own. */
export const List: Story = {
  args: {
    layout: 'list',
    children: (
      <TableRegion label="Orders">
        {Array.from({ length: 60 }, (_, index) => `Row ${index + 1}`).map((row) => (
          <Text key={row}>{row}</Text>
        ))}
      </TableRegion>
    ),
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
