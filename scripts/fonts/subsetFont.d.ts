declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | { readonly min?: number; readonly max?: number }>>;
  }
  /** Reduces a font to what a text needs. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
