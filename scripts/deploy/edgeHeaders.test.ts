import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { edgeHeaders, edgeHeadersFolder } from './edgeHeaders.ts';

it.each(Object.entries(edgeHeaders))('I6 nginx sends the headers of `start`: %s', (name, text) => {
  expect(readFileSync(join(edgeHeadersFolder, name), 'utf8')).toBe(text);
});
