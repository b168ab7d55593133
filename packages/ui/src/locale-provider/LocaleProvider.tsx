import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

export interface LocaleProviderProps {
  /** Language and region, e.g. `ar-EG`. */
  readonly locale: string;
  /** Content in that language. */
  readonly children: ReactNode;
}

/**
 * Sets the language that components speak, and the direction of overlays and arrow keys. Render it once at the root
 * if the page isn't in the browser's language, and also set `lang` and `dir` on `<html>`. Without it, the browser's
 * language is used.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
