import { MessagesProvider } from '@advantage/ui';
import { checkMessages } from '@advantage/ui/internal';
import type { ReactNode } from 'react';

/** Texts of one catalog: those of a whole language, or a few. */
export interface CatalogMessages {
  /** The texts of a package: `import * as catalog from '@advantage/ui/messages'`. */
  readonly catalog: object;
  /** Its replacements, as `defineMessages` or `overrideMessages` returns them. */
  readonly messages: object;
}

/** Throws if a text has a name that its catalog doesn't have, or is of another kind. */
export function validateMessages(all: readonly CatalogMessages[]): void {
  for (const { catalog, messages } of all) {
    const { unknown, wrong } = checkMessages(catalog, messages);
    if (unknown.length > 0) throw new Error(`The catalog has no ${unknown.join(', ')}.`);
    if (wrong.length > 0) throw new Error(`Not of the kind that the catalog has: ${wrong.join(', ')}.`);
  }
}

export interface OwnMessagesProps {
  readonly all: readonly CatalogMessages[];
  readonly children: ReactNode;
}

/** Provides the texts of several catalogs. */
export function OwnMessages({ all: [first, ...others], children }: OwnMessagesProps): ReactNode {
  if (!first) return children;
  return (
    <MessagesProvider catalog={first.catalog} messages={first.messages}>
      <OwnMessages all={others}>{children}</OwnMessages>
    </MessagesProvider>
  );
}
