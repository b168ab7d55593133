// @vitest-environment jsdom

import { createServerClock } from '@advantage/live-list';
import { ClockProvider, createSystemClock } from '@advantage/ui';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aReferral } from '../testing/aReferral.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import { AudienceTable } from '../testing/TestTable.tsx';

const hour = 3_600_000;

const rows = [
  aReferral({ opportunityId: '1', addDate: minutesAgo(4), marketplaceExpirationDate: minutesAgo(-5) }),
  aReferral({ opportunityId: '2', addDate: minutesAgo(6), marketplaceExpirationDate: minutesAgo(-65) }),
];

afterEach(() => vi.restoreAllMocks());

it.each([-hour, 0, hour])(
  'D8 uses server time for NEW and the minutes left when the device clock is off by %d ms',
  (wrong) => {
    vi.spyOn(Date, 'now').mockReturnValue(storyTime + wrong);
    const serverClock = createServerClock();
    serverClock.observe(storyTime);
    render(
      <ClockProvider clock={createSystemClock(serverClock)}>
        <AudienceTable audience="admin" rows={rows} sort={null} paging={null} empty="Nothing here" />
      </ClockProvider>,
    );
    const [, fresh, older] = screen.getAllByRole('row');
    expect(fresh).toHaveTextContent(/^Today 10:20 AMNEW.*5 minutes left/);
    expect(older).toHaveTextContent(/^Today 10:18 AM(?!NEW).*65 minutes left/);
  },
);
