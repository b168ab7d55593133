// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Pager } from '../pager/Pager.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import * as catalog from './en.ts';
import { defineMessages, MessagesProvider } from './MessagesProvider.tsx';

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

it('defineMessages refuses a misspelled area or name, in an object that was built before as well', () => {
  const area = { errorsState: { retry: 'Reprise' } };
  const name = { errorState: { retryNow: 'Reprise', retry: 'Reprise' } };
  // @ts-expect-error: the area doesn't exist.
  expect(() => defineMessages(catalog, area)).toThrow('defineMessages: the catalog has no errorsState.');
  // @ts-expect-error: the name doesn't exist.
  expect(() => defineMessages(catalog, name)).toThrow(
    'defineMessages: the catalog has no errorState.retryNow.',
  );
  const messages = defineMessages(catalog, { errorState: { retry: 'Reprise' } });
  expect(messages.errorState.retry).toBe('Reprise');
});
