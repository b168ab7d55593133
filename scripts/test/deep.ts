import { deepReports, deepSuites } from '../../tests/deep/suites.ts';
import { runSuites } from './runSuites.ts';

// Suites that take too long for every change: `test:deep` runs all of them, `test:deep NAME …` only the named ones.
await runSuites(deepSuites, process.argv.slice(2), { reports: deepReports });
