import { toasts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { FeatureFlagNotice } from './useFlagSaves.ts';

/** The toast about each flag, gone or not. */
const shown = new Map<FeatureFlagNotice['flagId'], string>();

/** Shows how a save ended as a toast, with Undo where that is offered, in place of an earlier one about the same flag. */
export function notifyByToast({ flagId, tone, text, undo, details }: FeatureFlagNotice) {
  const earlier = shown.get(flagId);
  if (earlier !== undefined) toasts.close(earlier);
  shown.set(flagId, toasts[tone](text, undo && { label: en.notices.undo, onPress: undo }, details));
}
