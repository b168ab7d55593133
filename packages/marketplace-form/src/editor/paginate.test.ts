import { expect, it } from 'vitest';
import { paginate } from './Recipients.tsx';

const recipients = Array.from({ length: 45 }, (_, index) => ({
  id: index,
  emailAddress: `Agent${index}@example.com`,
}));

it.each([
  ['', 0, 20, 'Showing 1 to 20 of 45 recipients'],
  ['', 20, 20, 'Showing 21 to 40 of 45 recipients'],
  ['', 44, 5, 'Showing 41 to 45 of 45 recipients'],
  ['', 999, 5, 'Showing 41 to 45 of 45 recipients'],
  [' agent4', 0, 6, 'Showing 1 to 6 of 6 recipients'],
  ['ágent4', 0, 6, 'Showing 1 to 6 of 6 recipients'],
  ['nobody', 20, 0, 'Showing 0 to 0 of 0 recipients'],
])("MKF-26 with '%s' at place %i it shows %i rows: %s", (filter, place, length, summary) => {
  const page = paginate(recipients, filter, place);
  expect(page.rows).toHaveLength(length);
  expect(page.summary).toBe(summary);
});
