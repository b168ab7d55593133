/** Name of the CSS custom property of a token, after the two dashes: `adv-color-bg-canvas`. */
export const propertyName = (path: readonly string[]) =>
  `adv-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
