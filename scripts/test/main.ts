import { runSuites } from './runSuites.ts';
import { suites } from './suites.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
// Stories, pages and hosts of which nothing has changed are left out otherwise.
if (process.argv.includes('--all')) process.env.TRY_ALL = '1';
const extra = process.argv.includes('--update') ? ['--update-snapshots=changed'] : [];
await runSuites(suites, names, { reports: 'reports', extra });
