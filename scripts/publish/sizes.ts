import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './measure.ts';
import { sizeBudgets } from './sizeBudgets.ts';
import { type MeasuredEntry, sizesPage } from './sizesPage.ts';

// Measures the built packages and writes docs/sizes.md. Build them first: `pnpm test packages`.
const weighed: MeasuredEntry[] = [];
for (const budget of sizeBudgets) weighed.push({ ...budget, ...(await measure(budget)) });
const page = join(import.meta.dirname, '../../docs/sizes.md');
writeFileSync(page, sizesPage(weighed));
execFileSync('biome', ['format', '--write', page], { stdio: 'inherit' });
