import { deepReports, deepSuites } from '../../tests/deep/suites.ts';
import { runSuites } from './runSuites.ts';

// Stories, pages and hosts of which nothing has changed are left out otherwise.
process.env.TRY_ALL = '1';

// What takes too long for every change: `test:deep` runs all of it, `test:deep NAME …` the named suites.
await runSuites(deepSuites, process.argv.slice(2), { reports: deepReports });
