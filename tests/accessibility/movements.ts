/** Lists transitions and animations longer than a millisecond. Runs in the page. */
export function movements(): readonly string[] {
  const longest = (durations: string) =>
    Math.max(
      ...durations.split(',').map((text) => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)),
    );
  return [...document.querySelectorAll('body *')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
      const isStill =
        longest(transitionDuration) <= 1 && (animationName === 'none' || longest(animationDuration) <= 1);
      return isStill ? [] : [`${element.tagName.toLowerCase()}.${element.className}${part ?? ''}`];
    }),
  );
}
