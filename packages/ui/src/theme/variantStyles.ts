/**
 * Returns the class names of an element for the given variants. The type of recipes that other packages use: it names
 * no type of vanilla-extract, which hosts don't install.
 */
export type VariantStyles<Variants> = (
  variants?: {
    readonly [Name in keyof Variants]?: Variants[Name] | undefined;
  },
) => string;
