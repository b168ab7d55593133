/**
 * Name of a marketplace without a name. Separate from the other texts, because plain functions import it.
 */
export const unnamed = (id: number) => `Marketplace ${id}`;
