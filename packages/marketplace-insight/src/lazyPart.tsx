import { lazyComponent } from '@advantage/ui';
import { type ComponentType, Suspense } from 'react';

/** Returns a part of a page whose code loads when it first renders. Until then, and if that fails, it shows nothing. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyComponent(load, null);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
