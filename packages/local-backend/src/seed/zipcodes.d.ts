declare module 'zipcodes' {
  /** A US or Canadian postal code. */
  interface Place {
    readonly zip: string;
    readonly city: string;
    readonly state: string;
    readonly country: string;
  }
  const zipcodes: { readonly codes: Readonly<Record<string, Place>> };
  export default zipcodes;
}
