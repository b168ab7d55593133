import { useBrandContent } from '@advantage/referrals';
import { useMessages, Wordmark } from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import * as styles from './SiteHeader.css.ts';
import { siteLinks } from './siteLinks.ts';

export interface SiteHeaderProps {
  /** Whether to show the directory's strip above the header. */
  readonly isDirectory: boolean;
}

/** Header of the public page: wordmark, links, 'Get a Demo' and 'Buy Now'. */
export function SiteHeader({ isDirectory }: SiteHeaderProps) {
  const t = useMessages(en.site);
  const { links, texts } = useBrandContent();
  return (
    <>
      {isDirectory && (
        <aside className={styles.strip} aria-label={t.directory}>
          <div className={styles.stripContent}>
            <span className={styles.stripText}>{texts.directoryStrip}</span>
            <a className={styles.stripLink} href={links.findAnAgent}>
              {t.find}
            </a>
          </div>
        </aside>
      )}
      <header className={styles.header}>
        <div className={styles.bar}>
          <Wordmark />
          <nav className={styles.navigation} aria-label={t.site}>
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
              <a className={buttonStyles({ tone: 'quiet', size: 's' })} href={links.getADemo}>
                {t.demo}
              </a>
            </span>
            <a className={buttonStyles({ tone: 'primary' })} href={links.buyNow}>
              {t.buy}
            </a>
          </div>
        </div>
      </header>
    </>
  );
}
