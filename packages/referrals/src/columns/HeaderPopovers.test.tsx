// @vitest-environment jsdom
import { advantageContent, bridgeContent } from '@advantage/reference-data';
import { advantage, BrandProvider, bridge } from '@advantage/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusPopover, TypePopover } from './HeaderPopovers.tsx';

// jsdom has no popovers. Browsers send this event before they open one.
const openPopovers = () => {
  for (const popover of screen.getAllByRole('dialog', { hidden: true }))
    fireEvent(popover, new Event('beforetoggle'));
};

it.each([
  ['POP-1', 'CCR – Consumer Choice Referral', 'The consumer picks the agency in a find-an-agent flow.'],
  [
    'POP-2',
    'CIR – Claim-it Referral',
    'Exclusive appetite-matching leads, claimed on demand by subscribers.',
  ],
  [
    'POP-3',
    'PCR – Premium Choice Referral',
    'Delivered automatically by appetite, location and subscription level.',
  ],
  ['POP-4', 'CTR – Consumer Telephone Referral', 'The consumer calls through a tracked listing.'],
  ['POP-5', 'Claim Now', 'A real-time referral, available to Claim-it subscribers.'],
  [
    'POP-6',
    'Claimed',
    'Purchased by an independent agent or partner. The consumer data is shared exclusively with them.',
  ],
  ['POP-7', 'Delivered', "Given to the partner that best fits the consumer's needs."],
])('%s explains %s', (_rule, name, meaning) => {
  render(
    <>
      <TypePopover />
      <StatusPopover />
    </>,
  );
  openPopovers();
  expect(screen.getByText(name).closest('dt')?.nextElementSibling).toHaveTextContent(meaning);
});

it.each([
  ['advantage', advantage, advantageContent],
  ['bridge', bridge, bridgeContent],
])("POP-8 links 'Book a demo' to the demo page of the %s brand", (_key, brand, { links }) => {
  render(
    <BrandProvider brand={brand}>
      <StatusPopover />
    </BrandProvider>,
  );
  openPopovers();
  expect(screen.getByText('Book a demo').closest('a')).toHaveAttribute('href', links.bookADemo);
});
