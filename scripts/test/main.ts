import { runSuites } from './runSuites.ts';
import { suites } from './suites.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
// By default, stories, pages and hosts that haven't changed are skipped.
if (process.argv.includes('--all')) process.env.TRY_ALL = '1';
const extra = process.argv.includes('--update') ? ['--update-snapshots=changed'] : [];
await runSuites(suites, names, { reports: 'reports', extra });
