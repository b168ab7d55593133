import { AlertIcon, CheckCircleIcon } from '../icon/icons.ts';

/** The icon before the words, so that color is never alone. */
export const toastIcons = { positive: CheckCircleIcon, critical: AlertIcon };
