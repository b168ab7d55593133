/** Markup that is safe to insert into a page. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[] | undefined;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: Part): string {
  if (part === undefined) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  if (typeof part === 'object' && 'markup' in part) return part.markup;
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Renders a markup template. Escapes interpolated text; undefined renders nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, index) => text + render(parts[index])).join(''),
});

/** Marks markup as safe, such as a drawing from our own files. */
export const trusted = (markup: string): Html => ({ markup });
