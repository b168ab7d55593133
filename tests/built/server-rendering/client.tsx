import * as ui from '@advantage/ui';
import { act, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { everyComponent } from './everyComponent.tsx';
import { Host } from './Host.tsx';

export { version };

/** The exported components: every export that begins with a capital letter. */
export const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

/** The components listed in `everyComponent`. */
export const names = Object.keys(everyComponent) as (keyof typeof everyComponent)[];

/** Hydrates the server's markup and reports mismatches. Returns a function that unmounts it. */
export async function hydrate(
  name: keyof typeof everyComponent,
  container: Element,
  onRecoverableError: (error: unknown) => void,
): Promise<() => void> {
  const root = await act(async () =>
    hydrateRoot(container, <Host>{everyComponent[name]}</Host>, { onRecoverableError }),
  );
  return () => act(() => root.unmount());
}
