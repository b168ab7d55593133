import { useMessages } from '@advantage/ui';
import { useEffect, useState } from 'react';
import * as en from '../messages/en.ts';

/** How long the outcome is shown, in milliseconds. */
const feedbackDuration = 2000;

/** Kinds of contact details that can be copied. */
export type CopyKind = keyof typeof en.contact.copy;

/** Copies a text to the clipboard. For a moment, `label` and `announcement` report the outcome. */
export function useCopy(kind: CopyKind, value: string) {
  const t = useMessages(en.contact);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
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
