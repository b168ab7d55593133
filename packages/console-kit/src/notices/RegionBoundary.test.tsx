// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RegionBoundary } from './RegionBoundary.tsx';

let isBroken = true;

function List() {
  if (isBroken) throw new Error('broken row');
  return <p>25 referrals</p>;
}

it('confines a failure to its region and retries on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn();
  render(
    <>
      <p>Head of the page</p>
      <RegionBoundary what="The list could not be shown" onError={onError}>
        <List />
      </RegionBoundary>
    </>,
  );
  expect(screen.getByText('Head of the page')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be shown.');
  expect(onError).toHaveBeenCalledOnce();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('25 referrals')).toBeInTheDocument();
});
