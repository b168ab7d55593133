// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Pager } from '../pager/Pager.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import * as catalog from './en.ts';
import { defineMessages, MessagesProvider, overrideMessages } from './MessagesProvider.tsx';

it('overrides the given messages and leaves the others in English', () => {
  render(
    <MessagesProvider catalog={catalog} messages={{ pager: { next: 'Onward' } }}>
      <Pager summary="" />
      <Spinner />
    </MessagesProvider>,
  );
  expect(screen.getByRole('button', { name: 'Onward' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});

it('merges with the messages of an outer provider, in the same area and in others', () => {
  render(
    <MessagesProvider
      catalog={catalog}
      messages={{
        pager: { next: 'Onward', pages: 'Sheets' },
        errorState: { failed: (what) => `${what}!` },
      }}
    >
      <MessagesProvider catalog={catalog} messages={{ pager: { pages: 'Leaves' } }}>
        <Pager summary="" />
        <ErrorState what="No connection" />
      </MessagesProvider>
    </MessagesProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Leaves' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Onward' })).toBeVisible();
  expect(screen.getByText('No connection!')).toBeVisible();
});

it('overrideMessages refuses a misspelled area or name, in an object that was built before as well', () => {
  const area = { errorsState: { retry: 'Reprise' } };
  const name = { errorState: { retryNow: 'Reprise', retry: 'Reprise' } };
  // @ts-expect-error: the area doesn't exist.
  expect(() => overrideMessages(catalog, area)).toThrow('overrideMessages: the catalog has no errorsState.');
  // @ts-expect-error: the name doesn't exist.
  expect(() => overrideMessages(catalog, name)).toThrow(
    'overrideMessages: the catalog has no errorState.retryNow.',
  );
  const label = { texts: { some: () => 'all', orders: { up: 'above', down: 'below', side: 'aside' } } };
  // @ts-expect-error: the name doesn't exist deep inside.
  expect(() => overrideMessages(places, label)).toThrow('the catalog has no texts.orders.side.');
  const messages = overrideMessages(catalog, { errorState: { retry: 'Reprise' } });
  expect(messages.errorState.retry).toBe('Reprise');
});

/** Never rendered: checked by the compiler. */
const misspelled = { pager: { next: 'Onward', earlier: 'Back' } };
const provider = () => (
  // @ts-expect-error: the name doesn't exist.
  <MessagesProvider catalog={catalog} messages={misspelled}>
    {null}
  </MessagesProvider>
);

it('MessagesProvider refuses a misspelled name by type, in an object that was built before as well', () => {
  expect(provider).toBeTypeOf('function');
});

const places = {
  names: { Texas: 'Texas', Utah: 'Utah' },
  texts: { none: '', some: (count: number) => `${count}`, orders: { up: 'up', down: 'down' } },
};
const texts = { none: '', some: () => 'all', orders: { up: 'above', down: 'below' } };

it('defineMessages takes a complete translation', () => {
  const messages = defineMessages(places, { names: { Texas: 'Texas', Utah: 'Utah' }, texts });
  expect(messages.texts.orders.up).toBe('above');
});

it.each([
  ['an area that is missing', { texts }, 'missing: names'],
  ['names that are missing', { names: {}, texts }, 'missing: names.Texas, names.Utah'],
  ['an empty name', { names: { Texas: '', Utah: 'Utah' }, texts }, 'missing: names.Texas'],
  [
    'a misspelled name',
    { names: { Texas: 'Texas', Uta: 'Utah' }, texts },
    'the catalog has no names.Uta; missing: names.Utah',
  ],
  [
    'a name that is missing deep inside',
    { names: places.names, texts: { ...texts, orders: { up: 'above' } } },
    'missing: texts.orders.down',
  ],
  [
    'a text where a function belongs',
    { names: places.names, texts: { ...texts, some: 'all' } },
    'not of the kind that the catalog has: texts.some',
  ],
])('defineMessages refuses %s', (_, messages, reason) => {
  // @ts-expect-error: it isn't a translation of the catalog.
  expect(() => defineMessages(places, messages)).toThrow(`defineMessages: ${reason}.`);
});
