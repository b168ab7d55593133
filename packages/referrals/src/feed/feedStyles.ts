import { feedCss } from './feedCss.ts';

let sheet: CSSStyleSheet | undefined;

/** The one style sheet that all elements share. Made by script, so that `style-src` needs no exception. */
export function feedStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(feedCss);
  }
  return sheet;
}
