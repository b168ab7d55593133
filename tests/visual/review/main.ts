import { join, resolve } from 'node:path';
import { reviewServer } from './server.ts';

// Opens the visual review of the last run, or of a downloaded report: `test:visual:review [FOLDER]`.
const root = join(import.meta.dirname, '../../..');
const server = reviewServer({
  report: resolve(process.argv[2] ?? join(root, 'reports/visual')),
  baselines: join(root, 'tests/visual/baselines'),
});
const port = Number(process.env.REVIEW_PORT ?? 6108);
server.listen(port, '127.0.0.1', () =>
  console.log(`Visual review on http://127.0.0.1:${port}, Ctrl-C ends it.`),
);
