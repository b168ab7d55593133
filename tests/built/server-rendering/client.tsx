import * as ui from '@advantage/ui';
import { act, version } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { everyComponent } from './everyComponent.tsx';
import { Host } from './Host.tsx';

export { version };

/** What begins with a capital letter is a component. */
export const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

/** The components that the table knows. */
export const names = Object.keys(everyComponent) as (keyof typeof everyComponent)[];

/** Brings the markup of the server to life, and calls back with what did not match. */
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
