import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy, type ReactNode, useState } from 'react';

/**
 * Returns the component of a page that takes props, whose code loads when it's first opened. The router loads it before
 * it renders it; inside a page of a console, it suspends until it's there.
 */
export function lazyPage<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Loaded = lazyRouteComponent(async () => ({ default: await load() }));
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
