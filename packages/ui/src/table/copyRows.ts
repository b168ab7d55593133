import type { ClipboardEvent } from 'react';

interface CopiedCell {
  /** The text of the cell, on one line. */
  readonly text: string;
  /** Whether some of the text is selected. */
  readonly isSelected: boolean;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Returns the selected ranges, also of a table in a shadow tree. */
function selectedRanges(table: Element): readonly Range[] {
  const { ownerDocument } = table;
  const selection = ownerDocument.getSelection();
  if (!selection) return [];
  const tree = table.getRootNode();
  if (!(tree instanceof ShadowRoot && selection.getComposedRanges))
    return Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
  return selection.getComposedRanges({ shadowRoots: [tree] }).map((found) => {
    const range = ownerDocument.createRange();
    range.setStart(found.startContainer, found.startOffset);
    range.setEnd(found.endContainer, found.endOffset);
    return range;
  });
}

/** Whether a range covers visible characters of a text. */
const covers = (range: Range, node: Node) =>
  range.intersectsNode(node) &&
  (node.nodeValue ?? '')
    .slice(
      node === range.startContainer ? range.startOffset : 0,
      node === range.endContainer ? range.endOffset : undefined,
    )
    .trim() !== '';

/**
 * Reads a cell without what browsers don't select, e.g. words for screen readers only. Parts that aren't inline are
 * separate words.
 */
function readCell(cell: Element, ranges: readonly Range[]): CopiedCell {
  let text = '';
  let isSelected = false;
  const read = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) {
        text += node.nodeValue;
        isSelected ||= ranges.some((range) => covers(range, node));
        continue;
      }
      const style = getComputedStyle(node);
      // The name with the prefix is the one that every browser knows.
      const isUnselectable = style.getPropertyValue('-webkit-user-select') === 'none';
      if (style.display === 'none' || isUnselectable) continue;
      const gap = style.display === 'inline' ? '' : ' ';
      text += gap;
      read(node);
      text += gap;
    }
  };
  read(cell);
  return { text: text.replace(/\s+/g, ' ').replaceAll(' ,', ',').trim(), isSelected };
}

/** A cell that spans columns is in the first of them. */
const spread = (cell: CopiedCell, columns: number): readonly CopiedCell[] => [
  cell,
  ...Array.from({ length: columns - 1 }, () => ({ text: '', isSelected: false })),
];

/** Whether a range contains text before or after the table. */
function extendsBeyond(range: Range, table: Element) {
  const before = range.cloneRange();
  before.setEndBefore(table);
  const after = range.cloneRange();
  after.setStartAfter(table);
  return `${before}${after}`.trim() !== '';
}

/**
 * Handles `copy` on a table or the region around it: several selected cells become one line a row and one cell a
 * column, in spreadsheets and mail. A selection within one cell, or one that goes beyond the table, is left to the
 * browser.
 */
export function copyRows(event: ClipboardEvent<HTMLElement>) {
  const { currentTarget, target, clipboardData } = event;
  const table = currentTarget.closest('table') ?? currentTarget.querySelector('table');
  if (!table || (target instanceof Element && target.matches('input, textarea'))) return;
  const ranges = selectedRanges(table);
  if (ranges.some((range) => extendsBeyond(range, table))) return;
  const rows = Array.from(table.rows)
    .filter((row) => ranges.some((range) => range.intersectsNode(row)))
    .map((row) => Array.from(row.cells).flatMap((cell) => spread(readCell(cell, ranges), cell.colSpan)))
    .filter((cells) => cells.some(({ isSelected }) => isSelected));
  const columns = rows.flatMap((cells) =>
    cells.flatMap(({ isSelected }, index) => (isSelected ? index : [])),
  );
  if (columns.length < 2) return;
  const [first, end] = [Math.min(...columns), Math.max(...columns) + 1];
  const lines = rows.map((cells) =>
    cells.slice(first, end).map(({ text, isSelected }) => (isSelected ? text : '')),
  );
  const copy = table.ownerDocument.createElement('table');
  for (const line of lines) {
    const row = copy.insertRow();
    for (const text of line) row.insertCell().textContent = text;
  }
  clipboardData.setData('text/plain', lines.map((line) => line.join('\t')).join('\n'));
  clipboardData.setData('text/html', copy.outerHTML);
  event.preventDefault();
}
