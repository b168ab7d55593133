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

/** Copies a text, and tells for a moment how that went. `what` names the text in a word, e.g. 'phone'. */
export function useCopy(what: string, value: string): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), feedbackTime);
    return () => clearTimeout(timer);
  }, [outcome]);
  const said = outcome === null ? '' : outcomeText(what, outcome);
  const copy = async () => setOutcome(await copyText(value));
  return { outcome, label: said || `Copy ${what}`, said, copy };
}

const outcomeText = (what: string, outcome: 'copied' | 'failed') =>
  outcome === 'copied'
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)} copied`
    : en.contact.copyFailed(what);

/** A page that is not served securely, or whose host forbids it, cannot copy. */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
