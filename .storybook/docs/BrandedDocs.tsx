import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { docsTheme, type Look, readGlobals, toLook } from './docsTheme.ts';

const LookContext = createContext<Look>(toLook({}));

/** Returns the brand, color mode and direction selected in the toolbar. */
export const useLook = () => useContext(LookContext);

/** The container of every documentation page, in the brand and mode of the toolbar. */
export function BrandedDocs({ context, children }: DocsContainerProps & { readonly children?: ReactNode }) {
  const [look, setLook] = useState(() => toLook(readGlobals(location.search)));
  const { channel } = context;
  useEffect(() => {
    // Only what the reader has selected: what one story sets for itself doesn't affect the others.
    const update = ({ userGlobals }: { userGlobals: Record<string, unknown> }) =>
      setLook(toLook(userGlobals));
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return (
    <LookContext value={look}>
      <DocsContainer context={context} theme={docsTheme(look)}>
        {children}
      </DocsContainer>
    </LookContext>
  );
}
