// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AdvantagePitch } from './AdvantagePitch.tsx';

it('BRD-11 FEED-6 has short sentences without figures or superlatives', () => {
  render(<AdvantagePitch />);
  const pitch = screen.getByRole('region', { name: 'Become an Advantage Agent' });
  const sentences = [...pitch.querySelectorAll('p')].flatMap(({ textContent }) =>
    textContent.split(/(?<=\.)\s/),
  );
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(15);
  expect(pitch.textContent).not.toMatch(/\d|%|!|\b(?:best|most|only|guarantee\w*|leading|unlimited)\b/i);
});
