import { useBrandContent } from '@advantage/referrals';
import { Wordmark } from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import * as styles from './SiteHeader.css.ts';
import { siteLinks } from './siteLinks.ts';

export interface SiteHeaderProps {
  /** Shows the directory's strip above. */
  readonly isDirectory: boolean;
}

/** Head of the public page: wordmark, links, 'Get a Demo' and 'Buy Now' (FEED-4). */
export function SiteHeader({ isDirectory }: SiteHeaderProps) {
  const { links, texts } = useBrandContent();
  return (
    <>
      {isDirectory && (
        <aside className={styles.strip} aria-label="Directory">
          <div className={styles.stripContent}>
            <span className={styles.stripText}>{texts.directoryStrip}</span>
            <a className={styles.stripLink} href={links.findAnAgent}>
              Find an agent near you
            </a>
          </div>
        </aside>
      )}
      <header className={styles.header}>
        <div className={styles.bar}>
          <Wordmark />
          <nav className={styles.navigation} aria-label="Site">
            {siteLinks(links).map(({ label, href, isCurrent }) => (
              <a
                key={label}
                className={styles.navigationLink}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {label}
              </a>
            ))}
          </nav>
          <div className={styles.actions}>
            <span className={styles.deskOnly}>
              <a className={buttonStyles()} href={links.getADemo}>
                Get a Demo
              </a>
            </span>
            <a className={buttonStyles({ tone: 'primary' })} href={links.buyNow}>
              Buy Now
            </a>
          </div>
        </div>
      </header>
    </>
  );
}
