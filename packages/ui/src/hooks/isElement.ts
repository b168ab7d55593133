/** Whether the target of an event is an element. `instanceof Element` is false if the element is in another window. */
export const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'closest' in target;
