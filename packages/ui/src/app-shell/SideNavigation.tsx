import { type MouseEvent, useId, useState } from 'react';
import { Link } from 'react-aria-components';
import { useMedia } from '../hooks/useMedia.ts';
import { ChevronDownIcon, ChevronRightIcon, MoreIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { media } from '../theme/tokens.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import type { NavigationGroup, NavigationItem } from './navigation.ts';
import * as styles from './SideNavigation.css.ts';

interface SideNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly footer: readonly NavigationItem[];
  /** Called instead of following a link. Default: links are followed from here. */
  readonly onFollow?: (href: string) => void;
}

/** Wordmark, navigation groups and footer links. In narrow windows, a rail of icons with a word below each. */
export function SideNavigation({ groups, footer, onFollow }: SideNavigationProps) {
  const t = useMessages(en.shell);
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
        {groups.map((group) =>
          group.items.every(({ isPlanned }) => isPlanned) ? (
            <FoldedGroup key={group.label} {...group} />
          ) : (
            <Group key={group.label} {...group} />
          ),
        )}
      </div>
      {footer.length > 0 && (
        <ul className={styles.foot}>
          <Items items={footer} />
        </ul>
      )}
    </nav>
  );
}

function Group({ label, items }: NavigationGroup) {
  const labelId = useId();
  return (
    <>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <ul className={styles.list} aria-labelledby={labelId}>
        <Items items={items} />
      </ul>
    </>
  );
}

/** A group without a page yet. Its items stay in the document, so that the drawer can follow them. */
function FoldedGroup({ label, shortLabel = label, items }: NavigationGroup) {
  const id = useId();
  const isRail = useMedia(media.navigationRail);
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? items.some(({ isCurrent }) => isCurrent);
  const Arrow = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChoice(!isOpen)}
      >
        {isRail && <MoreIcon size={20} />}
        <span className={styles.words.short}>{isRail ? shortLabel : label}</span>
        {!isRail && <Arrow size={14} />}
      </button>
      <ul id={id} className={styles.list} aria-label={label} hidden={!isOpen}>
        <Items items={items} />
      </ul>
    </>
  );
}

function Items({ items }: Pick<NavigationGroup, 'items'>) {
  const isRail = useMedia(media.navigationRail);
  const t = useMessages(en.shell);
  return items.map(({ label, shortLabel = label, href, icon: Icon, isCurrent, isPlanned, target }) => (
    <li key={label}>
      <Tooltip text={label} placement="end" isDisabled={!isRail || shortLabel === label}>
        <Link
          href={href}
          target={target}
          aria-label={isPlanned ? t.planned(label) : label}
          aria-current={isCurrent ? 'page' : undefined}
          className={isPlanned ? styles.planned : styles.item}
        >
          {Icon && !isPlanned && (
            <span className={styles.mark}>
              <Icon size={isRail ? 20 : 16} />
            </span>
          )}
          <span className={styles.words[shortLabel === label ? 'full' : 'short']}>
            {isRail ? shortLabel : label}
          </span>
        </Link>
      </Tooltip>
    </li>
  ));
}
