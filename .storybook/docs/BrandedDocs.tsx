import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import './pages.css';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Appearance, docsTheme, parseAppearance, parseGlobals } from './docsTheme.ts';

const AppearanceContext = createContext<Appearance>(parseAppearance({}));

/** Returns the brand, color mode and direction selected in the toolbar. */
export const useAppearance = () => useContext(AppearanceContext);

/** The container of every documentation page, in the brand and mode of the toolbar. */
export function BrandedDocs({ context, children }: DocsContainerProps & { readonly children?: ReactNode }) {
  const [appearance, setAppearance] = useState(() => parseAppearance(parseGlobals(location.search)));
  const { channel } = context;
  useEffect(() => {
    // Only what the reader has selected: what one story sets for itself doesn't affect the others.
    const update = ({ userGlobals }: { userGlobals: Record<string, unknown> }) =>
      setAppearance(parseAppearance(userGlobals));
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return (
    <AppearanceContext value={appearance}>
      <DocsContainer context={context} theme={docsTheme(appearance)}>
        {/* Named, because stories in frames have main regions, too. */}
        <main aria-label="Documentation">{children}</main>
      </DocsContainer>
    </AppearanceContext>
  );
}
