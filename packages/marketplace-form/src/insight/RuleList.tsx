import { useMessages, VisuallyHidden } from '@advantage/ui';
import { BanIcon, CheckCircleIcon, HelpIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import type { MatchVerdict } from './matchRule.ts';
import * as styles from './RuleList.css.ts';

/** One line of a list of rules. */
export interface RuleLine {
  readonly id: string;
  /** What is judged. Default: the sentence says it. */
  readonly name?: string;
  readonly verdict: MatchVerdict;
  /** Why, in one sentence. */
  readonly text: string;
}

interface RuleListProps {
  /** What the list holds, for screen readers. */
  readonly label: string;
  /** The lines. */
  readonly rules: readonly RuleLine[];
  /** The word that screen readers hear before each verdict. Default: passed, failed, not known. */
  readonly words?: Readonly<Record<MatchVerdict, string>>;
}

const icons = { passed: CheckCircleIcon, failed: BanIcon, unknown: HelpIcon };

/** Rules with their verdicts, each told by icon, color and word. */
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
