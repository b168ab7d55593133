import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

// Serves the built Storybook for the visual tests: `node scripts/serve/storybook.ts PORT`.
const files = sirv(join(import.meta.dirname, '../../storybook-static'));
createServer((request, response) => files(request, response)).listen(Number(process.argv[2]), '127.0.0.1');
