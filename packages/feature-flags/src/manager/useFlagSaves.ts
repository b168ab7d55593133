import { useMessages } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { useEffect, useRef, useState } from 'react';
import { errorDetails, errorText } from '../gateway/errorText.ts';
import * as en from '../messages/en.ts';
import type { FlagList } from '../store/flagList.ts';
import type { FeatureFlag, FeatureFlagDraft, FeatureFlagId } from '../wire/featureFlag.ts';

/** The result of a save, for the user. */
export interface FeatureFlagNotice {
  /** The flag. Null for a flag being added. A later notice about the same flag replaces this one. */
  readonly flagId: FeatureFlagId | null;
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Details that help support find the cause of a failure. */
  readonly details?: string;
  /** Reverts the save. Set only for switches. */
  readonly undo?: () => void;
}

function toErrorNotice(flagId: FeatureFlagId | null, text: string, error: unknown): FeatureFlagNotice {
  const details = errorDetails(error);
  return { flagId, tone: 'error', text, ...(details !== undefined && { details }) };
}

/**
 * Creates, updates and switches flags, and notifies about each result. `create` and `update` resolve to whether they
 * succeeded.
 */
export function useFlagSaves(list: FlagList, notify: (notice: FeatureFlagNotice) => void) {
  const t = useMessages(en.notices);
  const [switching, setSwitching] = useState<ReadonlyMap<FeatureFlagId, boolean>>(new Map());

  async function create(draft: FeatureFlagDraft, isResumed = false): Promise<boolean> {
    try {
      const { name } = await list.create(draft, { isResumed });
      notify({ flagId: null, tone: 'success', text: t.created(name) });
      return true;
    } catch (error) {
      notify(toErrorNotice(null, t.createFailed(draft.name, errorText(error)), error));
      return false;
    }
  }

  async function update(
    flag: FeatureFlag,
    changes: Partial<FeatureFlagDraft>,
    undo?: () => void,
    isResumed = false,
  ): Promise<boolean> {
    try {
      const { name } = await list.update(flag, changes, { isResumed });
      notify({ flagId: flag.id, tone: 'success', text: t.updated(name), ...(undo && { undo }) });
      return true;
    } catch (error) {
      notify(toErrorNotice(flag.id, t.updateFailed(flag.name, errorText(error)), error));
      return false;
    }
  }

  async function turn(flag: FeatureFlag, enabled: boolean, undo?: () => void): Promise<void> {
    setSwitching((last) => new Map(last).set(flag.id, enabled));
    await update(flag, { enabled }, undo);
    setSwitching((last) => new Map([...last].filter(([id]) => id !== flag.id)));
  }

  const resumedList = useRef<FlagList>(null);
  const resume = useEvent(async (list: FlagList) => {
    if (resumedList.current === list) return;
    resumedList.current = list;
    const saves = list.openSaves();
    if (saves.length > 0) await list.load();
    const { flags } = list.get();
    for (const save of saves) {
      if ('draft' in save) {
        void create(save.draft, true);
        continue;
      }
      const flag = flags.find(({ id }) => id === save.id);
      if (flag) void update(flag, save.changes, undefined, true);
    }
  });
  useEffect(() => void resume(list), [resume, list]);

  return {
    /** The states being saved, by flag id. */
    switching,
    create: (draft: FeatureFlagDraft) => create(draft),
    update: (flag: FeatureFlag, changes: Partial<FeatureFlagDraft>) => update(flag, changes),
    /** Saves the state of a switch immediately, and offers Undo. */
    turn: (flag: FeatureFlag, enabled: boolean) => turn(flag, enabled, () => turn(flag, !enabled)),
  };
}
