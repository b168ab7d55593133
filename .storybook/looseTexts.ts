const isOfReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * The texts that React would have to update or remove itself, because they aren't the only child of an element. Spaces
 * between elements don't count: no translator replaces them.
 */
function* looseTexts(root: ParentNode): Generator<string> {
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) yield* looseTexts(element.shadowRoot);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() && isOfReact(node))
        yield `${JSON.stringify(node.nodeValue)} in ${element.outerHTML.slice(0, 200)}`;
  }
}

/**
 * Fails a story with a text that isn't alone in its element. Page translators replace text nodes. React then fails to
 * remove such a text and to insert anything before it, and shows its old value forever (LIV-18).
 */
export function expectTextsInElements(): void {
  const texts = [...looseTexts(document.body)];
  if (texts.length > 0) throw new Error(`Texts that aren't alone in their element:\n${texts.join('\n')}`);
}
