import { Button, useMessages } from '@advantage/ui';
import { type ChangeEvent, useRef } from 'react';
import * as en from '../messages/en.ts';
import type { ImportOutcome, SavedViewStore } from './SavedViewStore.ts';
import { saveFile } from './saveFile.ts';
import { viewFileText } from './viewFile.ts';
import * as styles from './views.css.ts';

/** Maximum size of a view file, in bytes. Fifty views need far less. */
const maxFileSize = 2_000_000;

export interface ViewFilesProps {
  readonly store: SavedViewStore;
  /** Called with the result text of an import. */
  readonly onMessage: (message: string) => void;
}

/** Exports and imports views, to share them with another device or person. */
export function ViewFiles({ store, onMessage }: ViewFilesProps) {
  const t = useMessages(en.views);
  const input = useRef<HTMLInputElement>(null);
  const { views } = store.content.get();
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > maxFileSize) return onMessage(t.notAFile);
    onMessage(importText(store.importFile(await file.text().catch(() => '')), t));
  };
  return (
    <div className={styles.buttons}>
      <Button size="s" onPress={() => input.current?.click()}>
        {t.import}
      </Button>
      <Button
        size="s"
        isDisabled={views.length === 0}
        onPress={() =>
          saveFile(`${store.list}-views.json`, viewFileText(store.list, views), 'application/json')
        }
      >
        {t.export}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t.file}
        onChange={(event) => void read(event)}
      />
    </div>
  );
}

function importText(outcome: ImportOutcome, t: typeof en.views): string {
  if ('problem' in outcome) return outcome.problem;
  const added = t.imported(outcome.added);
  return outcome.rejected === 0 ? added : `${added} ${t.leftOut(outcome.rejected)}`;
}
