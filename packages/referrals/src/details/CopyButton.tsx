import { IconButton, VisuallyHidden } from '@advantage/ui';
import { useEffect, useState } from 'react';

export interface CopyButtonProps {
  /** What it copies, in a word, e.g. 'phone'. */
  readonly what: string;
  /** The text that it copies. It is nowhere in the document. */
  readonly value: string;
  /** `link` stands for the address of the page. Default `copy`. */
  readonly icon?: 'copy' | 'link';
}

/** Milliseconds that the button shows how it went. */
const feedbackTime = 2000;

/** Copies a text, and says whether that worked: by its icon, and to screen readers. */
export function CopyButton({ what, value, icon = 'copy' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), feedbackTime);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome(await copyText(value));
  const label = outcome === null ? `Copy ${what}` : outcomeText(what, outcome);
  return (
    <>
      <IconButton
        icon={outcome === null ? icon : outcome === 'copied' ? 'check' : 'alert'}
        label={label}
        iconSize={icon === 'link' ? 18 : 16}
        tooltipPlacement="bottom"
        onPress={copy}
      />
      <VisuallyHidden>
        <span role="status">{outcome && outcomeText(what, outcome)}</span>
      </VisuallyHidden>
    </>
  );
}

const outcomeText = (what: string, outcome: 'copied' | 'failed') =>
  outcome === 'copied'
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)} copied`
    : `The ${what} could not be copied`;

/** A page that is not served securely, or whose host forbids it, cannot copy. */
async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
