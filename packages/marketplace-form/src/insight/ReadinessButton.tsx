import { Heading, Popover, useNow } from '@advantage/ui';
import { AlertIcon, CheckCircleIcon } from '@advantage/ui/icons';
import { reportSecondCopy } from '@advantage/ui/internal';
import { Button } from 'react-aria-components';
import type { Marketplace } from '../wire/marketplace.ts';
import * as styles from './ReadinessButton.css.ts';
import { ReadinessList } from './ReadinessList.tsx';
import { readiness } from './readiness.ts';
import { readinessSentence, readinessWords } from './readinessWords.ts';

/** What a host gives the button. */
export interface ReadinessButtonProps {
  /** What is checked. */
  readonly marketplace: Marketplace;
  /** Every referral source there is. Default: not known, and the checklist says so. */
  readonly sources?: readonly string[];
}

/**
 * Whether a marketplace can receive referrals, in a word; pressed, it shows the checklist. Give it to the list of
 * marketplaces as `readinessOf`.
 */
export function ReadinessButton({ marketplace, sources }: ReadinessButtonProps) {
  reportSecondCopy('react-aria-components', Button);
  const now = useNow(60_000);
  const state = readiness(marketplace, now, { sources });
  const name = marketplace.marketplaceName || `Marketplace ${marketplace.id}`;
  return (
    <Popover
      label={`Setup of ${name}`}
      placement="bottom end"
      trigger={
        <Button
          className={state.isReady ? styles.ready : styles.missing}
          aria-label={`${name}. ${readinessSentence(state)}`}
        >
          {state.isReady ? (
            <span className={styles.mark}>
              <CheckCircleIcon size={16} />
            </span>
          ) : (
            <AlertIcon size={16} />
          )}
          {readinessWords(state)}
        </Button>
      }
    >
      <div className={styles.content}>
        <Heading level={2} size="m">
          {state.isReady ? 'Ready to receive referrals' : `Setup: ${readinessWords(state)}`}
        </Heading>
        <ReadinessList checks={state.checks} />
      </div>
    </Popover>
  );
}
