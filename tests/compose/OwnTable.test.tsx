// @vitest-environment jsdom
import { aReferral } from '@advantage/referrals/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnTable } from './OwnTable.tsx';

const rows = [
  aReferral({ opportunityId: '1', city: 'Austin', state: 'TX', estimatedPremium: 900 }),
  aReferral({ opportunityId: '2', city: 'Boise', state: 'ID', estimatedPremium: 1200 }),
];

const cities = () => screen.getAllByText(/^(AUSTIN|BOISE)$/).map(({ textContent }) => textContent);

it('TBL-1 draws the ready-made columns in a table of the host, with one cell changed', async () => {
  render(<OwnTable rows={rows} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Delivered',
    'Type',
    'Status',
    'Category',
    'Location',
    'Policy Type',
    'Industry',
    '# Employees',
    'Years in Business',
    'Est. Premium',
    'Assigned To',
  ]);
  expect(cities()).toEqual(['AUSTIN', 'BOISE']);
  expect(screen.getByText('$1,200')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Est. Premium' }));
  expect(cities()).toEqual(['BOISE', 'AUSTIN']);
});
