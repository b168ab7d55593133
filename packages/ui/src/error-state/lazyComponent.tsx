import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { ErrorState } from './ErrorState.tsx';

const LoadFailed = () => <ErrorState what={useMessages(en.lazyComponent).failed} layout="bar" />;

/** Options of `lazyComponent`. */
export interface LazyComponentOptions {
  /** Rendered if the code can't be loaded; null for nothing. Default: a message. */
  readonly failed?: ComponentType | null;
  /** Rendered until the code is there, e.g. null. Default: the component suspends. */
  readonly pending?: ReactNode;
}

/**
 * Creates a component whose code loads on first render. If the code can't be loaded, the rest of the page stays. There's
 * no retry, because browsers remember a failed module until the page reloads. `preload` loads the code ahead of time, so
 * that the component renders immediately.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failed: Failed = LoadFailed, pending }: LazyComponentOptions = {},
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
  // biome-ignore lint/correctness/noComponentHookFactories: modules create their parts once
  function LoadedComponent(props: Props) {
    const [Current] = useState(() => loaded?.default ?? LazyComponent);
    const part = <Current {...props} />;
    return pending === undefined ? part : <Suspense fallback={pending}>{part}</Suspense>;
  }
  return Object.assign(LoadedComponent, { preload });
}
