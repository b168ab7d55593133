import {
  AppShell,
  Badge,
  Banner,
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
        <Text>
          Ordinary text, and <Link href="#">a link</Link>
        </Text>
        <Text tone="muted">Secondary text</Text>
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
        <Inline space={6}>
          <Checkbox label="Selected" defaultSelected />
          <Checkbox label="Not selected" />
        </Inline>
        <Switch label="On" defaultSelected />
      </Columns>
    </Section>
    <Stack space={3}>
      <Banner tone="info" title="The focus ring">
        Press Tab to see it.
      </Banner>
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
        profile={<Switch label="Dark" isSelected={isDark} onChange={setDark} />}
      >
        <Sample />
      </AppShell>
    </BrandProvider>
  );
}
