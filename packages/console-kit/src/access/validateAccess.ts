import { session as sessionTexts } from '../messages/en.ts';

/** Runs a check of the route guard; whatever goes wrong inside it is told in one way. */
export function validateAccess<T>(check: () => T): T {
  try {
    return check();
  } catch (cause) {
    throw new Error(sessionTexts.accessValidation, { cause });
  }
}
