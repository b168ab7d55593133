import { useMessages, VisuallyHidden } from '@advantage/ui';
import { BanIcon, CheckCircleIcon, HelpIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import type { MatchVerdict } from './matchRule.ts';
import * as styles from './RuleList.css.ts';

/** An item of `RuleList`. */
export interface RuleLine {
  readonly id: string;
  /** Name of the rule. Default: the sentence says it. */
  readonly name?: string;
  readonly verdict: MatchVerdict;
  /** The reason, in one sentence. */
  readonly text: string;
}

interface RuleListProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** The rules to list. */
  readonly rules: readonly RuleLine[];
  /** Text for each verdict, for screen readers. Default: passed, failed, not known. */
  readonly words?: Readonly<Record<MatchVerdict, string>>;
}

const icons = { passed: CheckCircleIcon, failed: BanIcon, unknown: HelpIcon };

/** Lists rules with their verdicts, each shown by icon, color and text. */
export const RuleList = ({ label, rules, words }: RuleListProps) => {
  const t = useMessages(en.explain);
  const verdicts = words ?? t;
  return (
    <ul className={styles.list} aria-label={label}>
      {rules.map(({ id, name, verdict, text }) => {
        const Icon = icons[verdict];
        return (
          <li key={id} className={styles.item}>
            <span className={styles.mark[verdict]}>
              <Icon size={16} />
              <VisuallyHidden>{verdicts[verdict]}: </VisuallyHidden>
            </span>
            <span>
              {name && <span className={styles.name}>{name}. </span>}
              <span className={styles.words}>{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
