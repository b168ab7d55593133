import { type ComponentType, lazy } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { ErrorState } from './ErrorState.tsx';

const LoadFailed = () => <ErrorState what={useMessages(en.lazyPart).failed} layout="bar" />;

/**
 * Part of a screen whose code loads when it is first drawn; it suspends until then. When the code can't be loaded,
 * `Failed` is drawn in its place, nothing where it is null, and the rest of the screen stays. It offers no other try: browsers remember that a module
 * failed until the page is loaded again. `preload` loads the code ahead.
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
    return { default: (props: Props) => (Part ? <Part {...props} /> : failed) };
  };
  let loading: ReturnType<typeof begin> | undefined;
  const preload = () => {
    loading ??= begin();
    return loading;
  };
  return Object.assign(lazy(preload), { preload });
}
