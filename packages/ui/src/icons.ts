/** `@advantage/ui/icons`: the icons of the product one by one, for `Glyph`. */
export * from './icon/iconSet.ts';
