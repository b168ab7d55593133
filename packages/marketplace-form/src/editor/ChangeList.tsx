import { Heading, Stack } from '@advantage/ui';
import { ArrowRightIcon } from '@advantage/ui/icons';
import type { ChangeDetail } from '../fields/codecs.ts';
import { sections } from '../fields/field.ts';
import type { DescribedChange } from '../values/describe.ts';
import * as styles from './ChangeList.css.ts';

/** What a list of changes shows. */
export interface ChangeListProps {
  /** The changes, in the order of the page. */
  readonly changes: readonly DescribedChange[];
  /** The level of the sections' headings: one below what stands over the list. Default 3. */
  readonly level?: 3 | 4;
}

/** Changes in words, under the names of their sections. */
export function ChangeList({ changes, level = 3 }: ChangeListProps) {
  const groups = sections.map(({ id, card }) => ({
    id,
    card,
    own: changes.filter(({ section }) => section === id),
  }));
  return (
    <Stack space={4}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ id, card, own }) => (
          <div key={id}>
            <Heading level={level} size="m">
              {card}
            </Heading>
            <dl className={styles.list}>
              {own.map(({ path, label, detail }) => (
                <div key={path} className={styles.line}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.detail}>
                    <Detail detail={detail} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
    </Stack>
  );
}

/** More items than this are counted instead of named. */
const most = 12;

const itemsWords = (items: readonly string[]) =>
  items.length <= most
    ? items.join(', ')
    : `${items.slice(0, most).join(', ')} and ${(items.length - most).toLocaleString('en-US')} more`;

/** What happened to one field. */
function Detail({ detail }: { readonly detail: ChangeDetail }) {
  if (detail.kind === 'secret') return <>Replaced</>;
  if (detail.kind === 'value') {
    return (
      <>
        {detail.before || 'Blank'}{' '}
        <span className={styles.arrow}>
          <ArrowRightIcon size={14} label="becomes" />
        </span>{' '}
        <strong>{detail.after || 'Blank'}</strong>
      </>
    );
  }
  return (
    <>
      {detail.added.length > 0 && <span className={styles.part}>Added: {itemsWords(detail.added)}</span>}
      {detail.removed.length > 0 && (
        <span className={styles.part}>Removed: {itemsWords(detail.removed)}</span>
      )}
    </>
  );
}
