import { toasts } from '@advantage/ui';
import type { FeatureFlagNotice } from './useFlagSaves.ts';

/** Shows how a save ended as a toast, with Undo where that is offered, in place of an earlier one about the same flag. */
export function notifyByToast({ flagId, tone, text, undo, details }: FeatureFlagNotice, undoLabel: string) {
  toasts[tone](text, undo && { label: undoLabel, onPress: undo }, { id: `flag-${flagId}`, details });
}
