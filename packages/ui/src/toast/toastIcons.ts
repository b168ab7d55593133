import { AlertIcon, CheckCircleIcon } from '../icon/icons.ts';

/** Icon of each tone, so that color isn't the only cue. */
export const toastIcons = { positive: CheckCircleIcon, critical: AlertIcon };
