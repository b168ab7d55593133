import { useMessages } from '@advantage/ui';
import { useEffect, useState } from 'react';
import * as en from '../messages/en.ts';

/** State and action of a copy button. */
export interface CopyState {
  /** Outcome of the last press, for a moment; otherwise null. */
  readonly outcome: 'copied' | 'failed' | null;
  /** Label of the button: its action or the last outcome. */
  readonly label: string;
  /** Text to announce; empty if there is none. */
  readonly announcement: string;
  copy(): Promise<void>;
}

/** How long the outcome is shown, in milliseconds. */
const feedbackDuration = 2000;

/** Kinds of contact details that can be copied. */
export type CopyKind = keyof typeof en.contact.copy;

/** Copies a text to the clipboard and reports the outcome for a moment. */
export function useCopy(kind: CopyKind, value: string): CopyState {
  const t = useMessages(en.contact);
  const [outcome, setOutcome] = useState<CopyState['outcome']>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), feedbackDuration);
    return () => clearTimeout(timer);
  }, [outcome]);
  const announcement = outcome === null ? '' : (outcome === 'copied' ? t.copied : t.copyFailed)[kind];
  const copy = async () => setOutcome(await copyText(value));
  return { outcome, label: announcement || t.copy[kind], announcement, copy };
}

/** Fails in insecure contexts and where the embedding page denies clipboard access. */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
