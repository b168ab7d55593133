/** Returns the name of a token's CSS custom property without the leading dashes: `adv-color-bg-canvas`. */
export const propertyName = (path: readonly string[]) =>
  `adv-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
