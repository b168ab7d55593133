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

const agent = [
  {
    label: 'Bridge Marketplace',
    items: [
      { label: 'Claim-It Referrals', href: '/admin/claim-it-referrals', icon: BoltIcon },
      { label: 'Recent Referrals', href: '/admin/recent-opportunities', icon: ClockIcon },
    ],
  },
  {
    label: 'Claim-it Marketplace',
    items: [
      { label: 'All referrals', href: '/admin/all-referrals', icon: ListIcon, isCurrent: true },
      { label: 'Acquired Referrals', href: '/admin/acquired-referrals', icon: InboxIcon },
    ],
  },
  {
    label: 'Personal Settings',
    items: [
      { label: 'My Appetite', href: '#appetite', isPlanned: true, icon: SlidersIcon },
      { label: 'Account Info', href: '#account', isPlanned: true, icon: UserIcon },
      { label: 'Company Info', href: '#company', isPlanned: true, icon: BuildingIcon },
      { label: 'Appointed Agents', href: '#agents', isPlanned: true, icon: UsersIcon },
      { label: 'Payment Method', href: '#payment', isPlanned: true, icon: CardIcon },
      { label: 'Notifications', href: '#notifications', isPlanned: true, icon: BellIcon },
    ],
  },
] as const;

const footer = [
  { label: 'Help Desk', href: 'https://bridge.example.com/help', icon: HelpIcon },
  { label: 'New Features', href: 'https://bridge.example.com/new-features', icon: BoltIcon },
  { label: 'Pricing', href: 'https://bridge.example.com/pricing', icon: TagIcon },
] as const;

const admin = [
  {
    label: 'Agency Admin',
    items: [
      { label: 'Agency List', href: '#list', icon: BuildingIcon },
      { label: 'Users', href: '#users', icon: UsersIcon },
      { label: 'Reviews', href: '#reviews', icon: StarIcon },
      { label: 'Verify URLs', href: '#urls', icon: LinkIcon },
    ],
  },
  ...agent,
] as const;

const meta = {
  title: 'UI/App shell',
  component: AppShell,
  tags: ['NAV-1', 'NAV-2', 'NAV-21'],
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Claim-it Marketplace',
    groups: agent,
    profile: (
      <ProfileMenu name="Maya Okafor" roleName="Producer" groups={[[{ key: 'logout', label: 'Logout' }]]} />
    ),
    children: (
      <Page>
        <Section heading="All referrals">
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
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('All referrals');
    await expect(navigation.getByRole('list', { name: 'Personal Settings' }).children).toHaveLength(6);
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Claim-it Marketplace',
    );
  },
};

/** Many places stand closer together; links of the product stand at the foot. */
export const Admin: Story = {
  args: { groups: admin, footer, heading: 'Marketplace: Harbor Point Insurance' },
};

/** A list fills the window and scrolls within itself. */
export const List: Story = {
  args: {
    layout: 'list',
    children: (
      <TableRegion label="Referrals">
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

/** On a phone a button opens the navigation as a drawer. */
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
