import {
  AppShell,
  Badge,
  Banner,
  BrandProvider,
  Button,
  Checkbox,
  Heading,
  Inline,
  Link,
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
  <Stack>
    <Wordmark />
    <Heading level={2}>{brand.content?.productName}</Heading>
    <Text tone="muted">Secondary text</Text>
    <Inline>
      <Button tone="primary">Claim Now ($28)</Button>
      <Button tone="urgent">Talk Now ($30)</Button>
      <Button tone="accent">Save</Button>
      <Button>Cancel</Button>
      <Button isDisabled>Disabled</Button>
      <Link href="#">A link</Link>
    </Inline>
    <Inline>
      <Badge tone="info">Available</Badge>
      <Badge>Expired</Badge>
      <Badge tone="positive">New</Badge>
      <Badge tone="caution">Changed</Badge>
      <Badge tone="critical">4 minutes left</Badge>
    </Inline>
    <Inline>
      <Checkbox label="Selected" defaultSelected />
      <Checkbox label="Not selected" />
      <Switch label="On" defaultSelected />
    </Inline>
    <TextField label="A field" defaultValue="What was typed" />
    <TextField label="A field with an error" defaultValue="12" errorMessage="Enter a phone number." />
    <Banner tone="caution" title="Something to know.">
      Press Tab to see the focus ring.
    </Banner>
  </Stack>
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
