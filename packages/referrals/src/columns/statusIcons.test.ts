import { expect, it } from 'vitest';
import { marketplaceStatuses, progressStatuses } from '../model/status.ts';
import { progressIcons, statusIcons } from './statusIcons.ts';

it.each([
  ['STS-1', 'marketplace', statusIcons, [...marketplaceStatuses, 'Transferred']],
  ['STS-3', 'progress', progressIcons, progressStatuses],
])(
  '%s every %s status has a unique icon, so it can be recognized without color',
  (_rule, _kind, icons, statuses) => {
    expect(Object.keys(icons).toSorted()).toEqual([...statuses].toSorted());
    const drawings = Object.values(icons);
    expect(new Set(drawings).size).toBe(drawings.length);
  },
);
