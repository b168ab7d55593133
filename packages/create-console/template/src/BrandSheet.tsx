import {
  AppShell,
  Badge,
  Banner,
  Box,
  BrandProvider,
  Button,
  Checkbox,
  Columns,
  Inline,
  Link,
  Page,
  ProgressBar,
  Section,
  Stack,
  Switch,
  Text,
  TextField,
  Wordmark,
} from '@advantage/ui';
import { FlagIcon, ListIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import { brand } from './brand.ts';

const groups = [
  {
    label: 'Navigation',
    items: [
      { label: 'Current page', href: '#', icon: ListIcon, isCurrent: true },
      { label: 'Another page', href: '#', icon: FlagIcon },
    ],
  },
];

const Sample = () => (
  <Page width="page">
    <Columns>
      <Section heading="Name and text">
        <Wordmark />
        <Stack space={1}>
          <Text>
            Ordinary text, and <Link href="#">a link</Link>
          </Text>
          <Text tone="muted">Secondary text</Text>
        </Stack>
      </Section>
      <Section heading="Status">
        <Inline>
          <Badge tone="info">Available</Badge>
          <Badge>Expired</Badge>
          <Badge tone="positive">New</Badge>
          <Badge tone="caution">Changed</Badge>
          <Badge tone="critical">4 minutes left</Badge>
        </Inline>
        <ProgressBar label="Progress" value={60} />
      </Section>
    </Columns>
    <Section heading="Actions">
      <Inline>
        <Button tone="primary">Claim Now ($28)</Button>
        <Button tone="urgent">Talk Now ($30)</Button>
        <Button tone="accent">Save</Button>
        <Button>Cancel</Button>
        <Button isDisabled>Disabled</Button>
      </Inline>
    </Section>
    <Section heading="Fields">
      <Columns>
        <TextField label="Name" defaultValue="Harbor Point" />
        <TextField label="Phone number" defaultValue="12" errorMessage="Enter a phone number." />
      </Columns>
      <Inline space={6}>
        <Checkbox size="m" label="Selected" defaultSelected />
        <Checkbox size="m" label="Not selected" />
        <Switch label="On" defaultSelected />
        <Switch label="Off" />
      </Inline>
    </Section>
    <Stack space={3}>
      <Banner tone="info" title="Press Tab to see the focus ring" />
      <Banner tone="positive" title="It worked" />
      <Banner tone="caution" title="Something to know" />
      <Banner tone="critical" title="Something went wrong" />
    </Stack>
  </Page>
);

/** `npm run brand`: the brand on every kind of component, light and dark. Not part of the console. */
export function BrandSheet() {
  const [isDark, setDark] = useState(false);
  return (
    <BrandProvider brand={brand} mode={isDark ? 'dark' : 'light'}>
      <AppShell
        heading="Brand"
        groups={groups}
        profile={
          <Box padding={3}>
            <Switch label="Dark" isSelected={isDark} onChange={setDark} />
          </Box>
        }
      >
        <Sample />
      </AppShell>
    </BrandProvider>
  );
}
