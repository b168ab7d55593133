import {
  Button,
  Disclosure,
  Heading,
  lazyComponent,
  SidePanel,
  Stack,
  Text,
  useMedia,
  useMessages,
  useNow,
  useThemeClassName,
} from '@advantage/ui';
import { AlertIcon, CheckCircleIcon } from '@advantage/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { sourceNames } from '../fields/reference.ts';
import { useFormActions, useFormLoaded } from '../form/formContext.ts';
import { wideLayoutQuery } from '../form/wideLayoutQuery.ts';
import type { MarketplaceHistory } from '../gateway/MarketplaceHistory.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import * as en from '../messages/en.ts';
import { Contract } from './Contract.tsx';
import * as styles from './FormInsight.css.ts';
import { readinessSentence } from './formatReadiness.ts';
import type { InsightSample, MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import { PreviewDetails } from './PreviewDetails.tsx';
import { ReadinessList } from './ReadinessList.tsx';
import { ReferralHrefContext } from './ReferralLines.tsx';
import { type Readiness, readiness } from './readiness.ts';
import { type SampleState, SummaryFigures } from './SummaryFigures.tsx';
import { sampleQuery } from './sampleQuery.ts';
import { useDebouncedForm } from './useDebouncedForm.ts';
import { getFormMarketplace, type LivePreview, usePreview } from './usePreview.ts';
import { useReadinessMessages } from './useReadinessMessages.ts';

/** Props of `FormInsight`. */
export interface FormInsightProps {
  /** Provides the sample of referrals that the settings are tested on. */
  readonly source: MarketplaceInsightSource;
  /** Loads earlier versions of the marketplace. Default: nothing of a history shows. */
  readonly history?: MarketplaceHistory | undefined;
}

const HistoryPanel = lazyComponent(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);

/** Loads the sample and returns it with its loading state. */
function useSample(
  source: MarketplaceInsightSource,
): SampleState & { readonly data: InsightSample | undefined } {
  const { data, isPending, isError, refetch } = useQuery(sampleQuery(source), useHostQueryClient());
  const isEmpty = data?.referrals.length === 0;
  const state = isError ? 'failed' : isPending ? 'loading' : isEmpty ? 'empty' : 'ready';
  return { data, state, retry: () => void refetch() };
}

/**
 * Returns whether the settings in the form are ready to receive referrals. For a saved marketplace, the on/off switch
 * is in the list.
 */
function useReadiness(): Readiness {
  const { reference } = useFormLoaded();
  const marketplace = useDebouncedForm(getFormMarketplace);
  const now = useNow(60_000);
  return readiness(marketplace, now, { sources: sourceNames(reference) }, useReadinessMessages());
}

/**
 * Shows how many of the latest referrals the settings in a form would have matched, updated while editing, the whole
 * marketplace in plain sentences, and whether it's ready to receive referrals. It's next to the fields if there's room,
 * otherwise above them with the sentences collapsed. Pass it to `MarketplaceForm` as `insight`, and load it lazily: the
 * form works without it.
 */
export function FormInsight({ source, history }: FormInsightProps) {
  const t = useMessages(en.preview);
  const s = useMessages(en.previewTexts);
  const [open, setOpen] = useState<'details' | 'history'>();
  const close = () => setOpen(undefined);
  const isSaved = useFormLoaded().original !== undefined;
  const isWideLayout = useMedia(wideLayoutQuery);
  const sample = useSample(source);
  const live = usePreview(sample.data?.referrals);
  const ready = useReadiness();
  const now = useNow(60_000);
  const { focusField } = useFormActions();
  const contract = <Contract excluded={live.preview?.now.excluded} onShowField={focusField} />;
  return (
    <ReferralHrefContext.Provider value={source.hrefOf}>
      {/* biome-ignore lint/a11y/useSemanticElements: it contains no form controls, and a page may have several */}
      <div role="group" className={styles.card} aria-label={t.insight}>
        <h2 className={styles.name}>{t.title}</h2>
        <SummaryFigures {...live} sample={sample} />
        {(sample.state === 'loading' || sample.state === 'ready') && (
          <div className={styles.sample}>
            {sample.data && (
              <Text size="s" tone="muted">
                {s.sampleSentence(sample.data, now)}
              </Text>
            )}
          </div>
        )}
        <div className={styles.foot}>
          <span className={styles.ready}>
            <span className={ready.isReady ? styles.readyMark : styles.todoMark}>
              {ready.isReady ? <CheckCircleIcon size={16} /> : <AlertIcon size={16} />}
            </span>
            {readinessSentence(ready, useMessages(en.readinessTexts))}
          </span>
          <span className={styles.actions}>
            {history && isSaved && (
              <Button size="s" onPress={() => setOpen('history')}>
                {t.history}
              </Button>
            )}
            <Button size="s" onPress={() => setOpen('details')}>
              {t.showDetails}
            </Button>
          </span>
        </div>
        {isWideLayout ? contract : <Disclosure label={t.plainEnglish}>{contract}</Disclosure>}
        <BodyPortal>
          <SidePanel isOpen={open === 'details'} onClose={close} label={t.insightDetails}>
            <Details live={live} sample={sample.data} ready={ready} />
          </SidePanel>
          <SidePanel
            isOpen={open === 'history'}
            onClose={close}
            label={t.history}
            actions={
              <div className={styles.panelTitle}>
                <Heading level={2} size="l">
                  {t.history}
                </Heading>
              </div>
            }
          >
            {history && (
              <Suspense>
                <HistoryPanel history={history} onRestored={close} />
              </Suspense>
            )}
          </SidePanel>
        </BodyPortal>
      </div>
    </ReferralHrefContext.Provider>
  );
}

/** Renders a panel in a portal. Inside the column next to the form, it would stack below the fields. */
function BodyPortal({ children }: { readonly children: ReactNode }) {
  const themeClassName = useThemeClassName();
  return createPortal(<div className={themeClassName}>{children}</div>, document.body);
}

interface DetailsProps {
  readonly live: LivePreview;
  readonly sample: InsightSample | undefined;
  readonly ready: Readiness;
}

const Details = ({ live, sample, ready }: DetailsProps) => {
  const t = useMessages(en.preview);
  return (
    <Stack space={6}>
      <Heading level={2} size="l">
        {t.title}
      </Heading>
      {live.preview && sample ? (
        <PreviewDetails preview={live.preview} sample={sample} />
      ) : (
        <Text tone="muted">{t.nothingYet}</Text>
      )}
      <Heading level={2} size="l">
        {readinessSentence(ready, useMessages(en.readinessTexts))}
      </Heading>
      <ReadinessList checks={ready.checks} />
    </Stack>
  );
};
