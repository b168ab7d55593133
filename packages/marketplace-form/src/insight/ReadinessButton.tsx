import { Heading, Popover, useMessages, useNow } from '@advantage/ui';
import { AlertIcon, CheckCircleIcon } from '@advantage/ui/icons';
import { warnDuplicateCopy } from '@advantage/ui/internal';
import { Button } from 'react-aria-components';
import { nameOf } from '../list/nameOf.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { formatReadiness, readinessSentence } from './formatReadiness.ts';
import * as styles from './ReadinessButton.css.ts';
import { ReadinessList } from './ReadinessList.tsx';
import { readiness } from './readiness.ts';
import { useReadinessMessages } from './useReadinessMessages.ts';

/** Props of `ReadinessButton`. */
export interface ReadinessButtonProps {
  /** The marketplace to check. */
  readonly marketplace: Marketplace;
  /** All referral sources. Default: not known, and the checklist says so. */
  readonly sources?: readonly string[];
}

/**
 * Shows whether a marketplace is ready to receive referrals. Pressing it opens the setup checklist. Pass it to
 * `MarketplaceList` as `renderReadiness`.
 */
export function ReadinessButton({ marketplace, sources }: ReadinessButtonProps) {
  warnDuplicateCopy('react-aria-components', Button);
  const t = useMessages(en.readinessTexts);
  const now = useNow(60_000);
  const state = readiness(marketplace, now, { sources }, useReadinessMessages());
  const name = nameOf(marketplace);
  return (
    <Popover
      label={t.setupOf(name)}
      placement="bottom end"
      trigger={
        <Button
          className={state.isReady ? styles.ready : styles.missing}
          aria-label={t.state(name, readinessSentence(state, t))}
        >
          {state.isReady ? (
            <span className={styles.mark}>
              <CheckCircleIcon size={16} />
            </span>
          ) : (
            <AlertIcon size={16} />
          )}
          {formatReadiness(state, t)}
        </Button>
      }
    >
      <div className={styles.content}>
        <Heading level={2} size="m">
          {state.isReady ? t.readyToReceive : t.setup(formatReadiness(state, t))}
        </Heading>
        <ReadinessList checks={state.checks} />
      </div>
    </Popover>
  );
}
