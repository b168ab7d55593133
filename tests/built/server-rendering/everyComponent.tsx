import {
  AlertDialog,
  AnchoredDialog,
  AppShell,
  advantage,
  BackLink,
  Badge,
  Banner,
  Box,
  BrandProvider,
  Button,
  Card,
  Checkbox,
  CheckboxGrid,
  ClockProvider,
  Columns,
  ComboBox,
  CountBadge,
  createManualClock,
  Dialog,
  Disclosure,
  EmptyState,
  ErrorState,
  FieldGroup,
  FieldRange,
  Heading,
  IconButton,
  InfoPopover,
  Inline,
  Link,
  LinkButton,
  LinkRouter,
  LoadingOverlay,
  LocaleProvider,
  Menu,
  MessagesProvider,
  NumberField,
  Page,
  PageHeader,
  Pager,
  Popover,
  ProfileMenu,
  ProgressBar,
  RadioGroup,
  SearchField,
  SecretField,
  Section,
  SectionDivider,
  Select,
  SidePanel,
  SkipLink,
  SortableHeader,
  Spinner,
  Stack,
  Switch,
  TablePlaceholder,
  TableRegion,
  Tag,
  TagInput,
  Terms,
  Text,
  TextArea,
  TextField,
  TimeField,
  ToastHistory,
  ToastRegion,
  ToggleButtonGroup,
  Tooltip,
  VisuallyHidden,
  Wordmark,
} from '@advantage/ui';
import { BoltIcon, ListIcon, PhoneIcon, XIcon } from '@advantage/ui/icons';
import * as messages from '@advantage/ui/messages';
import type { ReactElement } from 'react';

type Exports = typeof import('@advantage/ui');

/** The names of the exported components: every export that begins with a capital letter. */
type ComponentName = { [Name in keyof Exports]: Name extends Capitalize<Name> ? Name : never }[keyof Exports];

const nothing = () => {};
const options = [
  { value: 'auto', label: 'Auto' },
  { value: 'home', label: 'Home' },
];
const entries = [[{ key: 'help', label: 'Help', href: '/help' }]];
const table = (
  <table>
    <caption>Referrals</caption>
    <thead>
      <tr>
        <SortableHeader direction="desc" onSort={nothing}>
          Price
        </SortableHeader>
      </tr>
    </thead>
  </table>
);

/** Every component of `@advantage/ui` with its minimum props. Overlays are open. */
export const everyComponent: Readonly<Record<ComponentName, ReactElement>> = {
  AlertDialog: (
    <AlertDialog
      isOpen
      title="Leave?"
      cancelLabel="Stay"
      onCancel={nothing}
      actionLabel="Leave"
      onAction={nothing}
    >
      Changes would be lost.
    </AlertDialog>
  ),
  AnchoredDialog: (
    <AnchoredDialog isOpen onClose={nothing} label="Claim" anchor={{ current: null }}>
      Claim this referral?
    </AnchoredDialog>
  ),
  AppShell: (
    <AppShell
      heading="Referrals"
      groups={[{ label: 'Work', items: [{ label: 'All', href: '/all', icon: ListIcon, isCurrent: true }] }]}
    >
      Content
    </AppShell>
  ),
  BackLink: <BackLink href="/">Referrals</BackLink>,
  Badge: <Badge icon={BoltIcon}>Available</Badge>,
  Banner: <Banner title="Saved." />,
  Box: <Box>Content</Box>,
  BrandProvider: (
    <BrandProvider brand={advantage} mode="system">
      Content
    </BrandProvider>
  ),
  Button: <Button icon={PhoneIcon}>Call</Button>,
  Card: <Card>Content</Card>,
  Checkbox: <Checkbox label="Auto" description="Cars" />,
  CheckboxGrid: <CheckboxGrid label="Lines" options={options} />,
  ClockProvider: <ClockProvider clock={createManualClock('2026-11-20T16:24:00Z')}>Content</ClockProvider>,
  Columns: <Columns>Content</Columns>,
  ComboBox: <ComboBox label="Line" options={options} defaultValue="auto" />,
  CountBadge: <CountBadge count={2} />,
  Dialog: (
    <Dialog isOpen title="Review" onClose={nothing}>
      Content
    </Dialog>
  ),
  Disclosure: (
    <Disclosure label="Advanced" hint="2 fields" defaultExpanded>
      Content
    </Disclosure>
  ),
  EmptyState: <EmptyState title="No referrals" />,
  ErrorState: <ErrorState what="Not loaded" since="2026-11-20T16:20:00Z" onRetry={nothing} />,
  FieldGroup: (
    <FieldGroup label="Address" errorMessage="Is missing.">
      <TextField aria-label="City" />
    </FieldGroup>
  ),
  FieldRange: (
    <FieldRange
      label="Employees"
      from={<NumberField aria-label="From" />}
      to={<NumberField aria-label="To" />}
    />
  ),
  Heading: <Heading level={2}>Referrals</Heading>,
  IconButton: <IconButton icon={XIcon} label="Close" />,
  InfoPopover: <InfoPopover label="What Status means">Content</InfoPopover>,
  Inline: <Inline>Content</Inline>,
  Link: <Link href="/help">Help</Link>,
  LinkButton: <LinkButton href="/help">Help</LinkButton>,
  LinkRouter: (
    <LinkRouter navigate={nothing}>
      <Link href="/help">Help</Link>
    </LinkRouter>
  ),
  LoadingOverlay: <LoadingOverlay isLoading>Content</LoadingOverlay>,
  MessagesProvider: (
    <MessagesProvider catalog={messages} messages={{ loading: { loading: 'Please wait' } }}>
      <Spinner />
    </MessagesProvider>
  ),
  LocaleProvider: (
    <LocaleProvider locale="ar-EG">
      <Select label="Line" options={options} />
    </LocaleProvider>
  ),
  Menu: <Menu trigger={<Button>More</Button>} groups={entries} />,
  NumberField: <NumberField label="Price" defaultValue="28" />,
  PageHeader: <PageHeader line="All referrals">Tools</PageHeader>,
  Page: <Page>Content</Page>,
  Pager: <Pager summary="Showing 1 to 25 of 214 Referrals" onNext={nothing} />,
  Popover: (
    <Popover trigger={<Button>Terms</Button>} label="Terms" isOpen>
      Content
    </Popover>
  ),
  ProfileMenu: <ProfileMenu name="Ada King" roleName="Producer" groups={entries} />,
  ProgressBar: <ProgressBar label="Saving" value={40} />,
  RadioGroup: <RadioGroup label="Line" options={options} defaultValue="auto" />,
  SearchField: <SearchField label="Search" />,
  SecretField: <SecretField label="Key" />,
  Section: (
    <Section heading="Delivery" errorCount={1}>
      Content
    </Section>
  ),
  SectionDivider: <SectionDivider />,
  Select: <Select label="Line" options={options} defaultValue="auto" />,
  SidePanel: (
    <SidePanel isOpen label="Referral" onClose={nothing}>
      Content
    </SidePanel>
  ),
  SkipLink: <SkipLink targetId="content" />,
  SortableHeader: table,
  Spinner: <Spinner />,
  Stack: <Stack>Content</Stack>,
  Switch: <Switch label="Active" />,
  TablePlaceholder: <TablePlaceholder rows={3} />,
  TableRegion: <TableRegion label="Referrals">{table}</TableRegion>,
  Tag: <Tag onRemove={nothing}>541511</Tag>,
  TagInput: <TagInput label="Codes" defaultValue="541511, 541512" />,
  Terms: <Terms terms={[{ name: 'Open', meaning: 'Nobody has it.' }]} />,
  Text: <Text>Content</Text>,
  TextArea: <TextArea label="Notes" />,
  TextField: <TextField label="City" prefix="$" />,
  TimeField: <TimeField label="Start" defaultValue="09:00:00" />,
  ToastHistory: <ToastHistory />,
  ToastRegion: <ToastRegion />,
  ToggleButtonGroup: (
    <ToggleButtonGroup
      label="Period"
      options={[
        { key: 'day', label: 'Day' },
        { key: 'week', label: 'Week' },
      ]}
      selectedKey="day"
      onSelectionChange={nothing}
    />
  ),
  Tooltip: (
    <Tooltip text="Calls at once">
      <Button>Call</Button>
    </Tooltip>
  ),
  VisuallyHidden: <VisuallyHidden>Content</VisuallyHidden>,
  Wordmark: <Wordmark />,
};
