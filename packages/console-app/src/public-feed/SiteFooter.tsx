import { useBrandContent } from '@advantage/referrals';
import { useBrand, useMessages, useNow, Wordmark } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import * as styles from './SiteFooter.css.ts';
import { siteLinks } from './siteLinks.ts';

export interface SiteFooterProps {
  /** Whether to show the company's address and support phones. */
  readonly isDirectory: boolean;
}

interface LinkListProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

const LinkList = ({ label, links }: LinkListProps) => (
  <nav aria-label={label}>
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a className={styles.link} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Footer of the public page: legal links, and on phones the links that the header leaves out. */
export function SiteFooter({ isDirectory }: SiteFooterProps) {
  const t = useMessages(en.site);
  const { name } = useBrand();
  const { links } = useBrandContent();
  const year = new Date(useNow(60_000)).getFullYear();
  const legal = [
    { label: t.privacy, href: links.privacy },
    { label: t.cookies, href: links.cookie },
    { label: t.terms, href: links.terms },
    { label: t.choices, href: links.privacyChoices },
  ];
  const site = [
    ...siteLinks(links).filter(({ isCurrent }) => !isCurrent),
    { label: t.demo, href: links.getADemo },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.columns}>
          <Wordmark />
          {isDirectory && <CompanyDetails />}
          <div className={styles.phoneOnly}>
            <LinkList label={t.site} links={site} />
          </div>
          <LinkList label={t.legal} links={legal} />
        </div>
        <p className={styles.legal}>{`© ${year} ${name}`}</p>
      </div>
    </footer>
  );
}
