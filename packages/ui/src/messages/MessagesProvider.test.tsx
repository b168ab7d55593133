// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Pager } from '../pager/Pager.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import * as catalog from './en.ts';
import { MessagesProvider } from './MessagesProvider.tsx';

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
