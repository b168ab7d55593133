import { flushSync } from 'react-dom';
import type { FieldPath } from '../fields/values.ts';
import { type FormSession, fieldId } from './createFormSession.ts';

const focusable = 'input:enabled, textarea:enabled, button:enabled, select:enabled, [tabindex]';

/** The element itself where it can take the focus, else the first one inside that can. */
const targetIn = (element: HTMLElement | null) =>
  element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);

/** Moves the focus to a field, wherever it is hidden. */
export function focusField(session: FormSession, path: FieldPath) {
  flushSync(() => session.seek(path));
  const target = targetIn(document.getElementById(fieldId(path)));
  target?.scrollIntoView?.({ block: 'center' });
  target?.focus({ preventScroll: true });
}
