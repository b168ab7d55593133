// Here and not only in the entries: a bundler drops a side effect of an entry that only hands others on.
import './themes.css.ts';
import { createContext, forwardRef, type ReactNode, useContext, useMemo } from 'react';
import * as styles from './BrandProvider.css.ts';
import { type Brand, themeClass } from './brand.ts';
import { bridge } from './brands/bridge.ts';
import { reportMissingBrand, reportSecondCopy } from './pageWarnings.ts';

/** `system` follows the reader's device. */
export type BrandColorMode = 'light' | 'dark' | 'system';

interface BrandContextValue {
  readonly brand: Brand;
  readonly mode: BrandColorMode;
  readonly className: string;
}

const classNames = (brand: Brand, mode: BrandColorMode) => `${themeClass(brand.key)} ${mode} ${styles.theme}`;

/** What counts where no provider says anything. */
const defaultValue: BrandContextValue = {
  brand: bridge,
  mode: 'light',
  className: /* @__PURE__ */ classNames(bridge, 'light'),
};

const BrandContext = /* @__PURE__ */ createContext<BrandContextValue>(defaultValue);

export interface BrandProviderProps {
  /** The brand of everything inside. Default: the brand of the provider around it, else Bridge. */
  readonly brand?: Brand;
  /** Color mode of everything inside. Default: the mode of the provider around it, else light. */
  readonly mode?: BrandColorMode;
  /** What wears the brand. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Sets brand and color mode for everything inside, and the page's type and text color. Use one at the root;
 * nest another wherever a part needs another brand or mode. The two axes are independent.
 */
export const BrandProvider = /* @__PURE__ */ forwardRef<HTMLDivElement, BrandProviderProps>(
  function BrandProvider({ brand, mode, children, id }, ref) {
    const outer = useContext(BrandContext);
    reportSecondCopy('@advantage/ui', BrandContext);
    const nextBrand = brand ?? outer.brand;
    const nextMode = mode ?? outer.mode;
    const value = useMemo(
      () => ({ brand: nextBrand, mode: nextMode, className: classNames(nextBrand, nextMode) }),
      [nextBrand, nextMode],
    );
    return (
      <BrandContext.Provider value={value}>
        <div ref={ref} id={id} className={value.className}>
          {children}
        </div>
      </BrandContext.Provider>
    );
  },
);

function useBrandContext(): BrandContextValue {
  const value = useContext(BrandContext);
  reportSecondCopy('@advantage/ui', BrandContext);
  reportMissingBrand(value === defaultValue);
  return value;
}

/** The brand in force: its key, name and mark. */
export const useBrand = () => useBrandContext().brand;

/** Class names an overlay needs, because it is drawn outside the provider's element. */
export const useThemeClassName = () => useBrandContext().className;
