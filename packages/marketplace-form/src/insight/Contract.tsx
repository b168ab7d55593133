import { Badge, Disclosure, Text, VisuallyHidden } from '@advantage/ui';
import type { FieldPath } from '../fields/values.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import { checkForm } from '../values/allRules.ts';
import * as styles from './Contract.css.ts';
import { type ContractSentence, contractOf } from './contract.ts';
import { ReferralLines } from './ReferralLines.tsx';
import type { KeptOut, Tally } from './tally.ts';
import { useSettled } from './useSettled.ts';
import { countWords } from './words.ts';

/** A sentence now, and as it is saved where that differs. */
interface Clause extends ContractSentence {
  readonly before?: string | undefined;
}

/** The sentences of the form, marked where they are not saved. */
function clausesOf(form: MarketplaceFormReturn): readonly Clause[] {
  const { original, saved, reference } = form.getLoaded();
  const values = form.getValues();
  const before = new Map(original ? contractOf(saved, reference).map(({ id, text }) => [id, text]) : []);
  return contractOf(values, reference, checkForm(values, reference)).map((clause) => {
    const text = before.get(clause.id);
    return original && text !== clause.text && clause.text !== undefined
      ? { ...clause, before: text ?? '' }
      : clause;
  });
}

interface ContractProps {
  /** What each sentence alone keeps out; undefined before it is known. */
  readonly keptOut: Tally['keptOut'] | undefined;
  /** Called with the field that a sentence leads to. */
  readonly onShowField: (path: FieldPath) => void;
}

/**
 * The whole marketplace in plain sentences. Each leads to its fields, says how many referrals it alone keeps out and which,
 * and shows before and after while it is not saved.
 */
export function Contract({ keptOut, onShowField }: ContractProps) {
  const clauses = useSettled(clausesOf);
  return (
    <ul className={styles.list} aria-label="In plain English">
      {clauses.map((clause) => (
        <li
          key={clause.id}
          className={styles.item}
          data-unsaved={clause.before === undefined ? undefined : true}
        >
          <ClauseText clause={clause} onPress={() => onShowField(clause.paths[0])} />
          <NearMisses of={clause.text} keptOut={keptOut?.get(clause.id)} />
        </li>
      ))}
    </ul>
  );
}

function ClauseText({ clause, onPress }: { readonly clause: Clause; readonly onPress: () => void }) {
  const { text, before } = clause;
  return (
    <>
      {before !== undefined && (
        <span>
          <Badge tone="caution">Not saved</Badge>
          {before !== '' && <del className={styles.before}>{before}</del>}
        </span>
      )}
      <button type="button" className={styles.sentence} onClick={onPress}>
        {text ?? 'Fix the errors here to see this sentence.'}
      </button>
    </>
  );
}

interface NearMissesProps {
  /** The sentence. */
  readonly of: string | undefined;
  readonly keptOut: KeptOut | undefined;
}

/** What one sentence alone keeps out. */
function NearMisses({ of, keptOut }: NearMissesProps) {
  if (!keptOut) return null;
  return (
    <Disclosure
      label={`Alone keeps out ${countWords(keptOut.count, 'referral')}`}
      hint={<VisuallyHidden>{of}</VisuallyHidden>}
      headingLevel={3}
    >
      <Text size="s" tone="muted">
        {keptOut.nearMisses.length < keptOut.count ? `The first ${keptOut.nearMisses.length} of them.` : ''}
      </Text>
      <ReferralLines
        label="Near misses of this sentence"
        lines={keptOut.nearMisses.map(({ referral, rule }) => ({
          referral,
          why: `${rule.name}: ${rule.text}`,
        }))}
      />
    </Disclosure>
  );
}
