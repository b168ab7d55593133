/** A marketplace without a name. Apart from the other texts: workers read it, and they have no document. */
export const unnamed = (id: number) => `Marketplace ${id}`;
