import { useBrandContent } from '@advantage/referrals';
import { useBrand, useNow, Wordmark } from '@advantage/ui';
import { CompanyDetails } from './CompanyDetails.tsx';
import * as styles from './SiteFooter.css.ts';
import { siteLinks } from './siteLinks.ts';

export interface SiteFooterProps {
  /** Shows the company's address and support phones (FEED-8). */
  readonly isDirectory: boolean;
}

interface LinkListProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

const LinkList = ({ label, links }: LinkListProps) => (
  <nav aria-label={label}>
    <ul className={styles.links}>
      {links.map(({ label: text, href }) => (
        <li key={text}>
          <a className={styles.link} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Foot of the public page: legal links, and on a phone the links that the header leaves out (FEED-4, FEED-7). */
export function SiteFooter({ isDirectory }: SiteFooterProps) {
  const { name } = useBrand();
  const { links } = useBrandContent();
  const year = new Date(useNow(60_000)).getFullYear();
  const legal = [
    { label: 'Privacy policy', href: links.privacy },
    { label: 'Cookie policy', href: links.cookie },
    { label: 'Terms of use', href: links.terms },
    { label: 'Your privacy choices', href: links.privacyChoices },
  ];
  const site = [
    ...siteLinks(links).filter(({ isCurrent }) => !isCurrent),
    { label: 'Get a Demo', href: links.getADemo },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.columns}>
          <Wordmark />
          {isDirectory && <CompanyDetails />}
          <div className={styles.phoneOnly}>
            <LinkList label="Site" links={site} />
          </div>
          <LinkList label="Legal" links={legal} />
        </div>
        <p className={styles.legal}>
          © {year} {name}
        </p>
      </div>
    </footer>
  );
}
