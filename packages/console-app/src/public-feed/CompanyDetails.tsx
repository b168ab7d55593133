import { useBrandContent } from '@advantage/referrals';
import * as styles from './SiteFooter.css.ts';

/** The company's address and support phone lines, shown in the directory skin. */
export function CompanyDetails() {
  const { company } = useBrandContent();
  return (
    <>
      <address className={styles.address}>
        <span className={styles.company}>{company.name}</span>
        {company.addressLines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </address>
      <address className={styles.address}>
        {company.supportPhones.map(({ label, number }) => (
          <span key={label} className={styles.line}>
            <span>{`${label} `}</span>
            <a className={styles.link} href={`tel:+1${number.replaceAll(/\D/g, '')}`}>
              {number}
            </a>
          </span>
        ))}
      </address>
    </>
  );
}
