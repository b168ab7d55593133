import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { docsTheme, type Look, readGlobals, toLook } from './docsTheme.ts';

const LookContext = createContext<Look>(toLook({}));

/** The brand, color mode and direction that the toolbar asks for. */
export const useLook = () => useContext(LookContext);

/** The frame of every documentation page, in the brand and mode of the toolbar. */
export function BrandedDocs({ context, children }: DocsContainerProps & { readonly children?: ReactNode }) {
  const [look, setLook] = useState(() => toLook(readGlobals(location.search)));
  const { channel } = context;
  useEffect(() => {
    // What the reader chose: what one story sets for itself is no business of the others.
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
