// @vitest-environment jsdom

import { Console } from '@advantage/console-kit';
import {
  type ApplicationOptions,
  type ConsolePage,
  createApplication,
  ShellHeading,
} from '@advantage/console-kit/application';
import * as kit from '@advantage/console-kit/messages';
import { createInMemoryFeatureFlagGateway } from '@advantage/feature-flags/testing';
import { exampleFeatureFlag } from '@advantage/feature-flags/wire';
import { bridge, overrideMessages } from '@advantage/ui';
import * as ui from '@advantage/ui/messages';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BrandedUser, userFromToken } from '../access/consoleUser.ts';
import { createStoryWorld } from '../testing/storyWorld.ts';
import { pages } from './pages.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const Seats = () => <ShellHeading>Seats of hall 4</ShellHeading>;

const create = (
  page: Partial<ConsolePage<BrandedUser>>,
  others: Partial<ApplicationOptions<BrandedUser>> = {},
) =>
  createApplication({
    readUser: userFromToken,
    pages: [...pages, { name: 'seats', heading: 'Seats', component: Seats, ...page }],
    navigation: () => ({ sections: [] }),
    brand: () => bridge,
    ...others,
  });

function open(application: ReturnType<typeof create>) {
  const { app } = createStoryWorld('producer', '/admin/seats');
  const featureFlags = createInMemoryFeatureFlagGateway({
    flags: [{ ...exampleFeatureFlag, name: 'seats', enabled: false }],
  });
  const gateways = { ...app.gateways, featureFlags };
  render(<Console {...app} gateways={gateways} load={async () => ({ default: application })} />);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('a page sets a heading that only it knows', async () => {
  open(create({}));
  expect(await heading('Seats of hall 4')).toBeVisible();
});

describe('NAV-20 a page that a user cannot open', () => {
  it('says what the page says', async () => {
    open(create({ canOpen: () => false, notAvailable: 'Ask the box office for seats.' }));
    expect(await heading('Ask the box office for seats.')).toBeVisible();
  });

  it.each([
    ['role', { canOpen: () => false }],
    ['flag', { flag: 'seats' }],
  ])('says it for the reason: %s', async (reason, why) => {
    open(create({ ...why, notAvailable: (given) => `Closed by ${given}.` }));
    expect(await heading(`Closed by ${reason}.`)).toBeVisible();
  });

  it('says what the messages of the console say', async () => {
    const notices = overrideMessages(kit, { notices: { notAvailable: 'Not for you.', goToAll: 'Back' } });
    const shell = overrideMessages(ui, { shell: { main: 'Menu' } });
    const messages = [
      { catalog: kit, messages: notices },
      { catalog: ui, messages: shell },
    ];
    open(create({ canOpen: () => false }, { messages }));
    expect(await heading('Not for you.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});

it('refuses messages that a catalog does not have', () => {
  const messages = [{ catalog: kit, messages: { notices: { absent: 'Not for you.' } } }];
  expect(() => create({}, { messages })).toThrow('The catalog has no notices.absent.');
  const kinds = [{ catalog: kit, messages: { services: { requestId: 'ID' } } }];
  expect(() => create({}, { messages: kinds })).toThrow(
    'Not of the kind that the catalog has: services.requestId.',
  );
});

it('refuses a misspelled option of a page, in an object that was built before', () => {
  const misspelled = { canOpn: () => false };
  expect(() => create({ notAvailable: 'Closed.', ...misspelled })).toThrow(
    "The page 'seats' has an unknown option 'canOpn'. Known: name, path, heading, ",
  );
});
