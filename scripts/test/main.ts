import { runSuites } from './runSuites.ts';
import { suites } from './suites.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const extra = process.argv.includes('--update') ? ['--update-snapshots=changed'] : [];
await runSuites(suites, names, { reports: 'reports', extra });
