import { Heading, Stack, useMessages } from '@advantage/ui';
import { ArrowRightIcon } from '@advantage/ui/icons';
import type { ChangeDetail } from '../fields/codecs.ts';
import { sections } from '../fields/field.ts';
import * as en from '../messages/en.ts';
import type { DescribedChange } from '../values/describeChanges.ts';
import * as styles from './ChangeList.css.ts';

export interface ChangeListProps {
  readonly changes: readonly DescribedChange[];
  /** Level of the section headings: one below the heading above the list. Default 3. */
  readonly level?: 3 | 4;
}

export function ChangeList({ changes, level = 3 }: ChangeListProps) {
  const headings = useMessages(en.sectionHeadings);
  const groups = sections.map(({ id }) => ({
    id,
    own: changes.filter(({ section }) => section === id),
  }));
  return (
    <Stack space={4}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ id, own }) => (
          <div key={id}>
            <Heading level={level} size="m">
              {headings[id]}
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

/** Number of items to list; the rest are counted. */
const maxItems = 12;

const formatItems = (items: readonly string[], t: typeof en.changes) =>
  items.length <= maxItems
    ? t.list(items)
    : t.andMore(t.list(items.slice(0, maxItems)), items.length - maxItems);

function Detail({ detail }: { readonly detail: ChangeDetail }) {
  const t = useMessages(en.changes);
  if (detail.kind === 'secret') return <span>{t.replaced}</span>;
  if (detail.kind === 'value') {
    return (
      <>
        <span>{`${detail.before || t.blank} `}</span>
        <span className={styles.arrow}>
          <ArrowRightIcon size={14} label={t.becomes} />
        </span>
        <span> </span>
        <strong>{detail.after || t.blank}</strong>
      </>
    );
  }
  return (
    <>
      {detail.added.length > 0 && (
        <span className={styles.part}>{t.added(formatItems(detail.added, t))}</span>
      )}
      {detail.removed.length > 0 && (
        <span className={styles.part}>{t.removed(formatItems(detail.removed, t))}</span>
      )}
    </>
  );
}
