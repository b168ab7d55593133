/**
 * Cases that axe can't decide, looked at one by one: one entry for each rule and reason, as `findings` names them. Any
 * other undecided case fails the tests until someone has reviewed it.
 */
export const reviewed: Readonly<Record<string, string>> = {
  'color-contrast bgOverlap':
    'Another element lies over a part of the text, e.g. a bar at the edge of what scrolls. Contrast is proven at the tokens (A3).',
  'color-contrast elmPartiallyObscured':
    'The text goes on under the edge of what scrolls, and comes out when it is scrolled to.',
  'color-contrast pseudoContent':
    'A hit area larger than what is drawn has no color; the text is on the ground of its row (A3).',
  'color-contrast elmPartiallyObscuring':
    'The text is over the edge of what is next to it; both grounds are pairs of A3.',
  'color-contrast shortTextContent':
    'A single sign, e.g. a dash where there is no value: its colors are a pair of A3.',
  'color-contrast emptyValue': 'There is no text yet; placeholders and values take tokens of A3.',
  'target-size nonTabbableNeighbor':
    'The neighbor is reached by arrow keys, not by Tab; the boxes of both are measured (A4).',
  'target-size partiallyObscured':
    'A bar at the edge of what scrolls lies over it, and it is no stop for Tab; its box is measured where it is in full view (A4).',
  'target-size partiallyObscuredNonTabbable':
    "The edge that resizes a column lies over the end of its menu's button; the reach of the button is measured (A4).",
  'target-size target-size':
    "The button of a column's menu is larger than what is drawn of it; its reach is measured (A4).",
  'scrollable-region-focusable focusable-content':
    'A popover that is taller than its room scrolls; its dialog has the focus, so that arrow keys scroll it.',
  'label-content-name-mismatch label-content-name-mismatch':
    'The text is a dash where there is no value, and the name begins with it.',
  'th-has-data-cells th-has-data-cells':
    'A list without rows keeps its header, and says below it that it is empty.',
};

/** Undecided cases that nobody has reviewed. */
export const unreviewed = (undecided: readonly string[]): readonly string[] => [
  ...new Set(undecided.filter((line) => !(line in reviewed))),
];
