import { useMessages } from '@advantage/ui';
import { AlertIcon, CheckIcon } from '@advantage/ui/icons';
import { useEffect, useState } from 'react';
import * as en from '../messages/en.ts';

/** How long the outcome is shown, in milliseconds. */
const feedbackDuration = 2000;

const icons = { copied: CheckIcon, failed: AlertIcon };

/** Kinds of contact details that can be copied. */
export type CopyKind = keyof typeof en.contact.copy;

/** Copies a text to the clipboard. For a moment, `outcomeIcon`, `label` and `announcement` report the outcome. */
export function useCopy(kind: CopyKind, value: string) {
  const t = useMessages(en.contact);
  const [outcome, setOutcome] = useState<keyof typeof icons>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), feedbackDuration);
    return () => clearTimeout(timer);
  }, [outcome]);
  const announcement = outcome ? (outcome === 'copied' ? t.copied : t.copyFailed)[kind] : '';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // In insecure contexts, and where the embedding page denies clipboard access.
      setOutcome('failed');
    }
  };
  return { outcomeIcon: outcome && icons[outcome], label: announcement || t.copy[kind], announcement, copy };
}
