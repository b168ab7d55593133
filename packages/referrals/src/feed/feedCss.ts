/**
 * The styles of the shadow root. The build of the element puts the text of all styles it uses in here; without a build
 * the page's own style sheets are all there is.
 */
export const feedCss = '';
