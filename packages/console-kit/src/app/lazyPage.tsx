import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy, type ReactNode, useState } from 'react';

/**
 * Rejects with another message: the router reloads the page when an error starts as that of a missing module, which
 * replaces the console with the browser's error page if there's no network. `PageError` only reloads if there is.
 */
function rejectMissing(cause: unknown): never {
  throw new Error(`The code of a page could not be loaded: ${String(cause)}`, { cause });
}

/**
 * Returns the component of a page, whose code loads when it's first opened. The router loads it before it renders it;
 * inside a page of a console, it suspends until it's there.
 */
export function lazyPage<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Loaded = lazyRouteComponent(async () => ({ default: await load().catch(rejectMissing) }));
  let isLoaded = false;
  const preload = async () => {
    await Loaded.preload?.();
    isLoaded = true;
  };
  const Suspending = lazy(async () => {
    await preload();
    return { default: Loaded };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: modules create their pages once
  function LazyPage(props: Props) {
    const [Page] = useState(() => (isLoaded ? Loaded : Suspending));
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, { preload });
}
