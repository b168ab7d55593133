import { session as sessionTexts } from '../messages/en.ts';

/** Runs a check of the route guard. Any error in it is reported as the same access error. */
export function validateAccess<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    throw new Error(sessionTexts.accessValidation, { cause });
  }
}
