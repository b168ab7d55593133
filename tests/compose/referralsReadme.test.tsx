// @vitest-environment jsdom
// cspell:disable: texts in Spanish
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemorySource } from '@advantage/referrals/testing';
import { BrandProvider } from '@advantage/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SpanishFeed } from './spanish/SpanishFeed.tsx';
import { SpanishList } from './spanish/SpanishList.tsx';

const folder = join(import.meta.dirname, 'spanish');

/** Mocks a service without referrals. */
const answerEmpty = () =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ content: [], totalElements: 0, numberOfElements: 0 }));

it.each(readdirSync(folder))('%s is in the README of the referrals', (file) => {
  const readme = readFileSync(join(import.meta.dirname, '../../packages/referrals/README.md'), 'utf8');
  expect(readme).toContain(`(${file})\n${readFileSync(join(folder, file), 'utf8')}\`\`\``);
});

it('the list in the README is in Spanish', async () => {
  render(
    <BrandProvider>
      <SpanishList source={createMemorySource()} />
    </BrandProvider>,
  );
  expect(await screen.findByRole('columnheader', { name: 'Prima est.' })).toBeVisible();
});

it('the feed in the README is in Spanish', async () => {
  answerEmpty();
  render(<SpanishFeed />);
  expect(await screen.findByRole('columnheader', { name: 'Tipo de póliza' })).toBeVisible();
});

it('the element in the README is in Spanish with locale="es-US"', async () => {
  answerEmpty();
  await import('./spanish/element.ts');
  document.body.innerHTML =
    '<referral-feed src="https://referrals.example.com" locale="es-US"></referral-feed>';
  const { shadowRoot } = document.querySelector('referral-feed') ?? {};
  await waitFor(() => expect(shadowRoot?.textContent).toContain('Tipo de póliza'));
});
