import { type MouseEvent, useId } from 'react';
import { Link } from 'react-aria-components';
import { useMedia } from '../hooks/useMedia.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { media } from '../theme/tokens.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { isDense, type NavigationGroup, type NavigationItem } from './navigation.ts';
import * as styles from './SideNavigation.css.ts';

interface SideNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly footer: readonly NavigationItem[];
  /** Called instead of following a link. Default: links are followed from here. */
  readonly onFollow?: (href: string) => void;
}

type Density = keyof typeof styles.item;

/** Wordmark, navigation groups and footer links. In narrow windows, a rail of icons. */
export function SideNavigation({ groups, footer, onFollow }: SideNavigationProps) {
  const t = useMessages(en.shell);
  const density = isDense(groups) ? 'dense' : 'normal';
  const follow = (event: MouseEvent) => {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (!onFollow || !href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onFollow(href);
  };
  return (
    <nav className={styles.navigation} aria-label={t.main} onClickCapture={follow}>
      <div className={styles.brand}>
        <span className={styles.brandClip}>
          <Wordmark on="chrome" />
        </span>
      </div>
      <div className={styles.scroll}>
        {groups.map((group) => (
          <Group key={group.label} {...group} density={density} />
        ))}
      </div>
      {footer.length > 0 && (
        <ul className={styles.foot}>
          <Items items={footer} density={density} />
        </ul>
      )}
    </nav>
  );
}

interface ItemsProps {
  readonly items: readonly NavigationItem[];
  readonly density: Density;
}

function Group({ label, ...items }: ItemsProps & { readonly label: string }) {
  const labelId = useId();
  return (
    <>
      <p id={labelId} className={styles.label[items.density]}>
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={labelId}>
        <Items {...items} />
      </ul>
    </>
  );
}

function Items({ items, density }: ItemsProps) {
  const isRail = useMedia(media.rail);
  const t = useMessages(en.shell);
  return items.map(({ label, href, icon: Icon, isCurrent, isPlanned, target }) => (
    <li key={label}>
      <Tooltip text={isPlanned ? t.planned(label) : label} placement="end" isDisabled={!isRail && !isPlanned}>
        <Link
          href={href}
          target={target}
          aria-label={isPlanned ? t.planned(label) : undefined}
          aria-current={isCurrent ? 'page' : undefined}
          className={`${styles.item[density]} ${isPlanned ? styles.planned : ''}`}
        >
          <span className={styles.mark}>
            <Icon />
          </span>
          <span className={styles.words}>{label}</span>
        </Link>
      </Tooltip>
    </li>
  ));
}
