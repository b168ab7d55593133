import { type ComponentType, lazy, useState } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { ErrorState } from './ErrorState.tsx';

const LoadFailed = () => <ErrorState what={useMessages(en.lazyComponent).failed} layout="bar" />;

/**
 * Creates a component whose code loads on first render; it suspends until then. If the code can't be loaded, `Failed`
 * is rendered instead (nothing if it's null), and the rest of the page stays. There's no retry, because browsers
 * remember a failed module until the page reloads. `preload` loads the code ahead of time, so that the component
 * renders immediately.
 */
export function lazyComponent<Props extends object>(
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
  const LazyComponent = lazy(preload);
  // React suspends `lazy` even if the code is already there, and delays suspended content by up to 300 ms.
  function LoadedComponent(props: Props) {
    const [Current] = useState(() => loaded?.default ?? LazyComponent);
    return <Current {...props} />;
  }
  return Object.assign(LoadedComponent, { preload });
}
