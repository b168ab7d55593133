import { expect, it } from 'vitest';
import { docCode } from './docCode.ts';

it('extracts the code blocks that name a file', () => {
  const page =
    'Text\n\n```tsx title="src/Feed.tsx"\nconst a = 1;\n\nexport { a };\n```\n\n```sh\nnpm install\n```\n';
  expect([...docCode(page)]).toEqual([['src/Feed.tsx', 'const a = 1;\n\nexport { a };\n']]);
});
