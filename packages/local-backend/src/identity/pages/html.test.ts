import { describe, expect, it } from 'vitest';
import { html, trusted } from './html.ts';

describe('markup', () => {
  it('escapes interpolated text', () => {
    expect(html`<a title="${`"'<&>`}">${'<script>'}</a>`.markup).toBe(
      '<a title="&quot;&#39;&lt;&amp;&gt;">&lt;script&gt;</a>',
    );
  });

  it('keeps trusted markup, lists and numbers, and omits undefined', () => {
    expect(html`${trusted('<b>')}${[html`<i>`, html`<u>`]}${undefined}${7}`.markup).toBe('<b><i><u>7');
  });
});
