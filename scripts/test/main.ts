import { runSuites } from './runSuites.ts';
import { suites } from './suites.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
// Stories and pages of which nothing has changed are left out otherwise.
if (process.argv.includes('--all')) process.env.STORIES = 'all';
const extra = process.argv.includes('--update') ? ['--update-snapshots=changed'] : [];
await runSuites(suites, names, { reports: 'reports', extra });
