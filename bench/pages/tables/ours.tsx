import { agentColumns, limitedTimeColumn } from '@advantage/referrals';
import { install } from './driver.ts';
import { livePage } from './livePage.tsx';

// What a host composes: a list on the table engine with everything enabled, live and held while in use, with status
// buttons, countdowns, popovers, rows to open, live status and pager.

const columns = agentColumns().flatMap((column) =>
  column.id === 'decayStatus' ? [column, limitedTimeColumn] : [column],
);

install(livePage({ columns, opensRows: true }));
