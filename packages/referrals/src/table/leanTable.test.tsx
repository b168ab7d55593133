// @vitest-environment jsdom
import { ClockProvider } from '@advantage/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AllReferralsScreen } from '../screens/FilteredScreen.tsx';
import { ReferralListScreen } from '../screens/ReferralListScreen.tsx';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { clock, TestTable } from '../testing/TestTable.tsx';

it('draws 25 rows of agent columns in 560 elements, and makes help and menus once a header is used', () => {
  const rows = referralRows(25);
  const { container } = render(
    <TestTable rows={rows} actions="panel" onSelect={() => {}} onSort={() => {}} paging={null} />,
  );
  expect(container.querySelectorAll('table *').length).toBeLessThanOrEqual(560);
  expect(screen.queryByRole('button', { name: 'What Type means' })).toBeNull();
  fireEvent.focus(screen.getByRole('button', { name: 'Delivered' }));
  expect(screen.getByRole('button', { name: 'What Type means' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Type column' })).toBeInTheDocument();
});

/** Returns the components around an element, the innermost first. React keeps them in its own fields of the element. */
function componentsAround(element: Element | null): readonly unknown[] {
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber'));
  const components: unknown[] = [];
  for (let fiber = key && element && Reflect.get(element, key); fiber; fiber = fiber.return) {
    const type = fiber.type?.type ?? fiber.type;
    if (typeof type === 'function') components.push(type);
  }
  return components;
}

it('has at most eight components from the screen to a cell, and one around the cells of a row', async () => {
  const { container } = render(
    <ClockProvider clock={clock}>
      <AllReferralsScreen source={createMemorySource()} audience="agent" />
    </ClockProvider>,
  );
  await waitFor(() => expect(container.querySelector('tr[data-id]')).not.toBeNull());
  const around = componentsAround(container.querySelector('tr[data-id] td'));
  expect(around.indexOf(ReferralListScreen)).toBeGreaterThan(0);
  expect(around.indexOf(ReferralListScreen)).toBeLessThanOrEqual(8);
});
