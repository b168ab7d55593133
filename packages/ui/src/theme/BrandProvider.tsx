// Imported here and not only in the entries: bundlers drop side effects of an entry that only re-exports.
import './themes.css.ts';
import { createContext, forwardRef, type ReactNode, useContext, useMemo } from 'react';
import * as styles from './BrandProvider.css.ts';
import { type Brand, type BrandColorMode, themeClass } from './brand.ts';
import { bridge } from './brands/bridge.ts';
import { reportMissingBrand, warnDuplicateCopy } from './pageWarnings.ts';

interface BrandContextValue {
  readonly brand: Brand;
  readonly mode: BrandColorMode;
  readonly className: string;
}

const classNames = (brand: Brand, mode: BrandColorMode) => `${themeClass(brand.key)} ${mode} ${styles.theme}`;

/** The value without a provider. */
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
  /** Content with this brand. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Sets brand and color mode for everything inside, and the page's typeface and text color. Render one at the root,
 * and nest another for a part with a different brand or mode. Brand and mode are independent.
 */
export const BrandProvider = /* @__PURE__ */ forwardRef<HTMLDivElement, BrandProviderProps>(
  function BrandProvider({ brand, mode, children, id }, ref) {
    const outer = useContext(BrandContext);
    warnDuplicateCopy('@advantage/ui', BrandContext);
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
  warnDuplicateCopy('@advantage/ui', BrandContext);
  reportMissingBrand(value === defaultValue);
  return value;
}

/** Returns the current brand: its key, name and mark. */
export const useBrand = () => useBrandContext().brand;

/** Returns the color mode of the nearest provider. */
export const useBrandMode = () => useBrandContext().mode;

/** Returns the class names that an overlay needs, because it's rendered outside of the provider's element. */
export const useThemeClassName = () => useBrandContext().className;
