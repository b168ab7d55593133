import { useMessages } from '@advantage/ui';
import { useEffect, useState } from 'react';
import * as en from '../messages/en.ts';

/** What a button that copies needs. */
export interface Copying {
  /** How the last press went; null when it is over. */
  readonly outcome: 'copied' | 'failed' | null;
  /** What the button does, or how it went. */
  readonly label: string;
  /** What to say aloud; empty when there is nothing to say. */
  readonly said: string;
  copy(): Promise<void>;
}

/** Milliseconds that a button shows how it went. */
const feedbackTime = 2000;

/** What can be copied. */
export type CopiedThing = keyof typeof en.contact.copy;

/** Copies a text, and says for a moment how that went. */
export function useCopy(what: CopiedThing, value: string): Copying {
  const t = useMessages(en.contact);
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), feedbackTime);
    return () => clearTimeout(timer);
  }, [outcome]);
  const said = outcome === null ? '' : (outcome === 'copied' ? t.copied : t.copyFailed)[what];
  const copy = async () => setOutcome(await copyText(value));
  return { outcome, label: said || t.copy[what], said, copy };
}

/** A page that is not served securely, or whose host forbids it, cannot copy. */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
