import { describe, expect, it } from 'vitest';
import { readArea, readDecisions } from './pages.ts';
import { proofLine, withProofs } from './proofLines.ts';
import { storiesIn, testsIn } from './proofs.ts';

const page = `# Colors

What is painted.

## Walls

### WALL-1

Walls are white.

Proof: [old.test.ts](../../old.test.ts)

### WALL-2

A wall says "wet" while it dries. ([D-1](decisions.md#d-1))

Planned.
`;

const test = { kind: 'test', path: 'packages/a/wall.test.ts', title: 'is white', ids: ['WALL-1'] } as const;
const story = {
  kind: 'story',
  path: 'packages/a/Wall.stories.tsx',
  id: 'rooms-wall--wet',
  page: 'Rooms/Wall',
  name: 'Wet',
  ids: ['WALL-2'],
} as const;

describe('a specification page', () => {
  it('is parsed into rules by section', () => {
    expect(readArea('docs/specification/colors.md', page)).toEqual({
      prefix: 'WALL',
      path: 'docs/specification/colors.md',
      title: 'Colors',
      intro: 'What is painted.',
      rules: [
        { id: 'WALL-1', text: 'Walls are white.', isPlanned: false, section: 'Walls' },
        {
          id: 'WALL-2',
          text: 'A wall says "wet" while it dries. ([D-1](decisions.md#d-1))',
          isPlanned: true,
          section: 'Walls',
        },
      ],
    });
  });

  it('links tests, then stories, replacing earlier links', () => {
    const both = [{ ...story, ids: ['WALL-1'] }, { ...story, name: 'Dry', ids: ['WALL-1'] }, test];
    const line =
      'Proof: [wall.test.ts](../../packages/a/wall.test.ts) · [Rooms/Wall](../../packages/a/Wall.stories.tsx) (Wet, Dry)';
    expect(proofLine('docs/specification/colors.md', 'WALL-1', both)).toBe(line);
    const written = withProofs('docs/specification/colors.md', page, both);
    expect(written).toBe(page.replace(/Proof: .*/, line));
    expect(withProofs('docs/specification/colors.md', written, both)).toBe(written);
  });

  it('drops obsolete proof links, and "Planned" once a rule is proven', () => {
    const written = withProofs('docs/specification/colors.md', page, [story]);
    expect(written).not.toContain('old.test.ts');
    expect(written).not.toContain('Planned.');
    expect(written).toContain('D-1](decisions.md#d-1))\n\nProof: [Rooms/Wall]');
  });

  it('of decisions yields an id, a title and a text for each', () => {
    const text =
      '# Decisions\n\n## Rooms\n\n### D-1\n\n**White.** Walls are.\n\n### P-2\n\n**Doors.** None.\n';
    expect(readDecisions(text)).toEqual([
      { id: 'D-1', title: 'White', text: 'Walls are.' },
      { id: 'P-2', title: 'Doors', text: 'None.' },
    ]);
  });
});

describe('proofs', () => {
  const idsIn = (source: string) => testsIn('a.test.ts', source).map(({ ids }) => ids);

  it.each([
    ["it('WALL-1 WALL-2 is white')", [['WALL-1', 'WALL-2']]],
    ["it.each([['WALL-1', 3]])('%s is %i')", [['WALL-1']]],
    ["it('S2 D-1 WALL-3 is shut')", [['WALL-3']]],
    ["it('WALL-1 to WALL-3, WALL-7: stand')", [['WALL-1', 'WALL-3', 'WALL-7']]],
    ["it('is white, as WALL-1 says')", []],
    ['// WALL-1 is not tested', []],
  ])('from tests have the ids at the start of a string: %s', (source, ids) => {
    expect(idsIn(source)).toEqual(ids);
  });

  it('from tests have the rest of the title', () => {
    expect(testsIn('a.test.ts', `it("WALL-1 isn't wet", () => {})`)[0]?.title).toBe("isn't wet");
  });

  it('from stories have the tags of the story or its file', () => {
    const source = `export default { title: 'Rooms/Wall', tags: ['WALL-1'] };
      export const Default = {};
      export const WetPaint = { tags: ['desktop', 'WALL-2'] };`;
    expect(storiesIn('Wall.stories.tsx', source)).toEqual([
      { ...story, path: 'Wall.stories.tsx', id: 'rooms-wall--default', name: 'Default', ids: ['WALL-1'] },
      {
        ...story,
        path: 'Wall.stories.tsx',
        id: 'rooms-wall--wet-paint',
        name: 'Wet Paint',
        ids: ['WALL-1', 'WALL-2'],
      },
    ]);
  });
});
