import type { MarketplaceGateway } from '@advantage/marketplace-form';
import {
  type FormSummary,
  useFormActions,
  useFormLoaded,
  useFormSummary,
  useHostQueryClient,
} from '@advantage/marketplace-form/internal';
import { type FieldPath, sourceNames } from '@advantage/marketplace-form/internal/values';
import {
  Button,
  InfoPopover,
  SidePanel,
  Spinner,
  Text,
  useMedia,
  useMessages,
  useNow,
  VisuallyHidden,
} from '@advantage/ui';
import { BanIcon, ChevronLeftIcon, ChevronUpIcon } from '@advantage/ui/icons';
import { media, useFocusFallback } from '@advantage/ui/internal';
import { numbers } from '@advantage/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Contract } from '../contract/Contract.tsx';
import { getFormMarketplace, useDebouncedForm, usePreview } from '../contract/usePreview.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { type MarketplaceHistory, useVersions } from '../history/useVersions.ts';
import { type MarketplaceInsightSource, sampleQuery } from '../match/MarketplaceInsightSource.ts';
import { acceptedCategories } from '../match/MatchReferral.ts';
import * as panels from '../match/panels.css.ts';
import { ReferralHrefContext } from '../match/ReferralLines.tsx';
import * as en from '../messages/en.ts';
import { stepsLeft } from '../ready/stepsLeft.ts';
import { FormSimulation } from '../simulate/FormSimulation.tsx';
import * as styles from './FormInsight.css.ts';
import { PreviewTabs } from './PreviewTabs.tsx';

export interface FormInsightProps {
  /** Provides the sample of referrals that the settings are tested on. */
  readonly source: MarketplaceInsightSource;
  /** Loads earlier versions of the marketplace. Default: nothing of a history shows. */
  readonly history?: MarketplaceHistory | undefined;
  /** Loads the other marketplaces, to simulate what unsaved changes move between them. Default: nothing is simulated. */
  readonly gateway?: Pick<MarketplaceGateway, 'list'> | undefined;
}

/**
 * Loads the sample of referrals once, and again when `refresh` is called. Another part of the page may load a newer one,
 * but a number that moves while nobody edits would look like the effect of an edit.
 */
function useFrozenSample(source: MarketplaceInsightSource) {
  const { data, isError, refetch } = useQuery(sampleQuery(source), useHostQueryClient());
  const [sample, setSample] = useState(data);
  if (!sample && data) setSample(data);
  return {
    sample,
    isError: isError && !sample,
    refresh: () => void refetch().then((latest) => latest.data && setSample(latest.data)),
  };
}

const selectChanges = ({ changes }: FormSummary) => changes;

/** What the rail shows: the number with its tabs, or something that was opened there. */
type View = 'preview' | 'history' | 'contract' | 'simulation' | 'setup';

/**
 * Shows how many of the latest referrals the settings in a form would match. Next to the fields from 1200 px on,
 * otherwise as one line that opens the same as a sheet; updated while editing. The history, the whole marketplace in plain
 * sentences, and what unsaved changes move between marketplaces open in the same place. Pass it to `MarketplaceForm` as
 * `insight`.
 */
export function FormInsight(props: FormInsightProps) {
  const frozen = useFrozenSample(props.source);
  const live = usePreview(frozen.sample?.referrals);
  const isRail = useMedia(media.wide);
  const { focusField } = useFormActions();
  const rail = { ...props, frozen, live };
  return (
    <ReferralHrefContext.Provider value={props.source.hrefOf}>
      {isRail ? <Rail {...rail} className={styles.rail} onShowField={focusField} /> : <Line {...rail} />}
    </ReferralHrefContext.Provider>
  );
}

interface RailProps extends FormInsightProps {
  readonly frozen: ReturnType<typeof useFrozenSample>;
  readonly live: ReturnType<typeof usePreview>;
  readonly onShowField: (path: FieldPath) => void;
  readonly className: string;
}

/** One line in the save bar that opens the rail as a sheet. */
function Line(props: Omit<RailProps, 'onShowField' | 'className'>) {
  const t = useMessages(en.preview);
  const { number } = useMessages(numbers);
  const [isOpen, setOpen] = useState(false);
  const { preview } = props.live;
  const field = useRef<FieldPath>(undefined);
  const close = () => setOpen(false);
  const onShowField = (path: FieldPath) => {
    field.current = path;
    close();
  };
  return (
    <>
      {preview && (
        <button type="button" className={styles.upTo} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span>
            {preview.now.unsure > 0 && <span>{t.upTo}</span>}
            <span className={styles.upToNumber}>{number(preview.now.matched)}</span>{' '}
            <span>{t.ofMatch(preview.now.count)}</span>
          </span>
          <span className={styles.upToMark}>
            <ChevronUpIcon size={16} />
          </span>
        </button>
      )}
      <SidePanel isOpen={isOpen} onClose={close} label={t.insight} placement="bottom">
        <FocusAfter field={field} />
        <Rail {...props} className={styles.sheet} onShowField={onShowField} />
      </SidePanel>
    </>
  );
}

/** Focuses a field, if one was chosen, once the sheet around it is gone, because the sheet keeps the focus until then. */
function FocusAfter({ field }: { readonly field: RefObject<FieldPath | undefined> }) {
  const { focusField } = useFormActions();
  useEffect(
    () => () => {
      const path = field.current;
      field.current = undefined;
      // The sheet returns the focus in the next frame.
      if (path) requestAnimationFrame(() => requestAnimationFrame(() => focusField(path)));
    },
    [field, focusField],
  );
  return null;
}

/** The content of the rail or the sheet. */
function Rail(props: RailProps) {
  const { source, history, gateway, frozen, live, onShowField, className } = props;
  const t = useMessages(en.preview);
  const [view, setView] = useState<View>('preview');
  const group = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(group);
  const { original, etag, reference } = useFormLoaded();
  const versions = useVersions(history, original?.id, etag);
  const changes = useFormSummary(selectChanges);
  const marketplace = useDebouncedForm(getFormMarketplace);
  const now = useNow(60_000);
  const checks = useMessages(en.readinessChecks);
  const steps = stepsLeft(marketplace, now, { sources: sourceNames(reference) }, checks);
  const isShown = frozen.sample !== undefined && frozen.sample.referrals.length > 0;
  const close = () => setView('preview');
  const changedAt = versions && versions.length > 1 ? versions[0]?.changedAt : undefined;
  // There is nothing to compare or to read in a form without a category.
  const hasCategory = acceptedCategories(marketplace.riskAppetite).length > 0;
  const isBlank = original === undefined && !(live.preview && hasCategory);
  const links: readonly (readonly [View, string, boolean])[] = [
    ['setup', t.stepsLeft(steps.length), steps.length > 0],
    ['contract', t.plainEnglish, true],
    ['simulation', t.whatMoves, gateway !== undefined && changes.length > 0 && !live.isStale],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form controls, and a page may have several
    <div
      ref={group}
      role="group"
      aria-label={t.insight}
      className={className}
      data-stale={live.isStale || undefined}
      tabIndex={-1}
      onFocus={onFocus}
    >
      {view === 'preview' ? (
        <>
          {isBlank ? (
            isShown && <Text tone="muted">{t.addToSee(frozen.sample?.referrals.length ?? 0)}</Text>
          ) : (
            <>
              <Figure frozen={frozen} live={live} />
              {isShown && live.preview && (
                <PreviewTabs tally={live.preview.now} changes={changes} onShowField={onShowField} />
              )}
            </>
          )}
          {original && (
            <div className={styles.foot}>
              {links.map(
                ([to, label, isThere]) =>
                  isThere && (
                    <button key={to} type="button" className={styles.link} onClick={() => setView(to)}>
                      {label}
                    </button>
                  ),
              )}
              {changedAt != null && (
                <span>
                  <span>{`${t.changedOn(new Date(changedAt))} `}</span>
                  <button type="button" className={styles.link} onClick={() => setView('history')}>
                    {t.history}
                  </button>
                </span>
              )}
            </div>
          )}
        </>
      ) : (
        <>
          <button type="button" className={styles.back} onClick={close}>
            <ChevronLeftIcon size={16} />
            <span>{t.back}</span>
          </button>
          {view === 'history' && versions && <HistoryPanel versions={versions} onRestored={close} />}
          {view === 'contract' && <Contract onShowField={onShowField} />}
          {view === 'simulation' && gateway && <FormSimulation source={source} gateway={gateway} />}
          {view === 'setup' && <StepsLeft steps={steps} />}
        </>
      )}
    </div>
  );
}

/** The number, how it's counted, and the difference to the saved settings. Or why there is no number. */
function Figure({ frozen, live }: Pick<RailProps, 'frozen' | 'live'>) {
  const t = useMessages(en.preview);
  const s = useMessages(en.previewTexts);
  const { number } = useMessages(numbers);
  const now = useNow(60_000);
  const { sample, isError, refresh } = frozen;
  const { preview, isStale } = live;
  if (isError) {
    return (
      <div className={styles.difference}>
        <span>{t.sampleFailed}</span>
        <button type="button" className={styles.link} onClick={refresh}>
          {t.retry}
        </button>
      </div>
    );
  }
  if (sample?.referrals.length === 0) return <Text tone="muted">{t.noSample}</Text>;
  if (!preview || !sample) {
    return isStale ? (
      <Text tone="muted">{t.fixToSee}</Text>
    ) : (
      <div className={styles.big}>
        <Spinner label={t.trying} size={20} />
      </div>
    );
  }
  const { matched, unsure, count } = preview.now;
  const difference = preview.saved ? matched - preview.saved.matched : 0;
  return (
    <>
      <div className={styles.big} data-stale={isStale || undefined}>
        <p className={styles.number}>
          <span>{`${unsure > 0 ? t.upTo : ''}${number(matched)} `}</span>
          <span className={styles.of}>{t.ofMatch(count)}</span>
        </p>
        <InfoPopover
          label={t.howCounted}
          footer={
            <Button size="s" onPress={refresh}>
              {t.refreshSample}
            </Button>
          }
        >
          <Text tone="muted">{t.estimate(s.sampleSentence(sample, now))}</Text>
          {unsure > 0 && <Text tone="muted">{s.unsureSentence(unsure, matched)}</Text>}
        </InfoPopover>
      </div>
      <div className={styles.difference}>
        {isStale && <span>{t.lastValid}</span>}
        {!isStale && difference !== 0 && (
          <span>
            <span className={styles.changed}>{t.moreOrFewer(difference)}</span>
            <span>{` ${t.thanSaved}`}</span>
          </span>
        )}
      </div>
    </>
  );
}

/** Lists what a marketplace still needs to receive referrals. */
function StepsLeft({ steps }: { readonly steps: readonly string[] }) {
  const t = useMessages(en.readinessTexts);
  if (steps.length === 0) return <Text tone="muted">{t.nothingMissing}</Text>;
  return (
    <ul className={panels.list} aria-label={t.stepsLeft}>
      {steps.map((step) => (
        <li key={step} className={panels.step}>
          <span className={panels.mark}>
            <BanIcon size={16} />
            <VisuallyHidden>{`${t.toDo}: `}</VisuallyHidden>
          </span>
          <span className={panels.muted}>{step}</span>
        </li>
      ))}
    </ul>
  );
}
