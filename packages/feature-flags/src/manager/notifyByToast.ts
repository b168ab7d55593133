import { toasts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { FeatureFlagNotice } from './useFlagSaves.ts';

/** Shows how a save ended as a toast, with Undo where that is offered. */
export function notifyByToast({ tone, text, undo, details }: FeatureFlagNotice) {
  toasts[tone](text, undo && { label: en.notices.undo, onPress: undo }, details);
}
