import { type ComponentType, lazy, useState } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { ErrorState } from './ErrorState.tsx';

const LoadFailed = () => <ErrorState what={useMessages(en.lazyPart).failed} layout="bar" />;

/**
 * Part of a screen whose code loads when it is first drawn; it suspends until then. When the code can't be loaded,
 * `Failed` is drawn in its place, nothing where it is null, and the rest of the screen stays. It offers no other try:
 * browsers remember that a module failed until the page is loaded again. `preload` loads the code ahead: a part whose code
 * is there is drawn at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType | null = LoadFailed,
) {
  const failed = Failed && (
    <div role="alert">
      <Failed />
    </div>
  );
  const begin = async () => {
    const Part = await load().catch((error: unknown) => {
      console.warn('The code of a part could not be loaded.', error);
    });
    loaded = { default: (props) => (Part ? <Part {...props} /> : failed) };
    return loaded;
  };
  let loaded: { readonly default: ComponentType<Props> } | undefined;
  let loading: ReturnType<typeof begin> | undefined;
  const preload = () => {
    loading ??= begin();
    return loading;
  };
  const Late = lazy(preload);
  // React suspends `lazy` even where the code is there, and holds back what suspended for 300 ms.
  function LatePart(props: Props) {
    const [Current] = useState(() => loaded?.default ?? Late);
    return <Current {...props} />;
  }
  return Object.assign(LatePart, { preload });
}
