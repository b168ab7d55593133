/**
 * Name of a marketplace without a name. Separate from the other texts, because workers import it and have no document.
 */
export const unnamed = (id: number) => `Marketplace ${id}`;
