import { describe, expect, it } from 'vitest';
import { isExplained, migrationNotes, typeProblems } from './migrationNotes.ts';

const changelog = `# @advantage/ui

## 0.2.0

### Minor Changes

- \`Plate\` has rounder edges.
- Dishes have types.

  **Migration**

  - \`<Dish size="l" />\` is \`<Plate />\`.
  - Every type of \`@advantage/ui/dishes\` is one of \`@advantage/ui\`.

## 0.1.0

- First.

  **Migration**: \`Cup\` is gone.
`;

describe('migration notes', () => {
  const notes = migrationNotes(changelog);

  it('are taken from the newest version', () => {
    expect(notes).toContain('Dish');
    expect(notes).not.toContain('rounder');
    expect(notes).not.toContain('Cup');
  });

  it('explain the names in their code, matched as whole words', () => {
    expect(isExplained(notes, { name: 'Dish' })).toBe(true);
    expect(isExplained(notes, { name: 'Dis' })).toBe(false);
    expect(isExplained(notes, { name: 'Cup' })).toBe(false);
  });

  it('can explain every name of an entry point in one sentence', () => {
    expect(isExplained(notes, { name: 'DishProps', entry: '@advantage/ui/dishes' })).toBe(true);
    expect(isExplained(notes, { name: 'DishProps', entry: '@advantage/ui' })).toBe(false);
  });
});

it('type errors yield the names at their position and in their message', () => {
  const printed = `src/main.tsx(2,11): error TS2322: Type '"claim"' is not assignable to type 'Tone'.
  Type '"claim"' is not assignable to type '"primary"'.
src/main.tsx(1,10): error TS2305: Module '"@advantage/ui"' has no exported member 'Dish'.
`;
  const source = () => ["import { Dish } from '@advantage/ui';", '  <Button tone="claim" />'];
  expect(typeProblems(printed, source).map(({ names, entry }) => ({ names, entry }))).toEqual([
    { names: ['tone', 'claim', 'Tone'], entry: undefined },
    { names: ['Dish', 'Dish'], entry: '@advantage/ui' },
  ]);
});
