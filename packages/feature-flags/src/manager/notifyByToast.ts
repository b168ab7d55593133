import { toasts } from '@advantage/ui';
import type { FeatureFlagNotice } from './useFlagSaves.ts';

/** Shows the result of a save as a toast, with Undo if available. Replaces an earlier toast about the same flag. */
export function notifyByToast({ flagId, tone, text, undo, details }: FeatureFlagNotice, undoLabel: string) {
  toasts[tone](text, undo && { label: undoLabel, onPress: undo }, { id: `flag-${flagId}`, details });
}
