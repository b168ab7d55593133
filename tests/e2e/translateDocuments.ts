/**
 * Replaces every text node of a document by nested elements, as page translators do, once it's loaded and after every
 * change. The texts stay the same. Self-contained: as an init script it's sent to each document of a page, so that a page
 * that signs in first, and returns as another document, is translated too.
 */
export function translateDocuments() {
  const untranslated = 'script, style, textarea, font, [translate=no]';
  const replace = (text: Text) => {
    if (!text.parentElement || text.parentElement.closest(untranslated)) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const translate = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translate);
  });
  addEventListener('DOMContentLoaded', () => {
    translate(document.body);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
