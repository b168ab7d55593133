import { describe, expect, it } from 'vitest';
import { errorText } from './errorText.ts';

describe('errorText', () => {
  it.each([
    [new Error('Name is taken'), 'Name is taken'],
    ['Name is taken', 'Name is taken'],
    [new Error(' '), 'The service gave no reason.'],
    [undefined, 'The service gave no reason.'],
  ])('ERR-22 ERR-23 returns the error text for %j', (error, text) => {
    expect(errorText(error)).toBe(text);
  });
});
