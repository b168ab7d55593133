import { useBrandContent } from '@advantage/referrals';
import { BoltIcon, PhoneIcon, SendIcon } from '@advantage/ui/icons';
import { buttonStyles } from '@advantage/ui/internal';
import * as styles from './AdvantagePitch.css.ts';

const points = [
  {
    icon: BoltIcon,
    title: 'Claim on demand',
    text: 'Exclusive, appetite-matching leads, claimed when you want them.',
  },
  {
    icon: SendIcon,
    title: 'Or have them delivered',
    text: 'Premium Choice Referrals come to you by appetite, location and subscription level.',
  },
  {
    icon: PhoneIcon,
    title: 'Talk at once',
    text: 'Some consumers call in. Talk to them while they are on the line.',
  },
] as const;

/** The marketing block below the feed: a call to become an Advantage Agent (FEED-2, FEED-6). */
export function AdvantagePitch() {
  const { links } = useBrandContent();
  return (
    <section className={styles.pitch} aria-labelledby="pitch">
      <div>
        <h2 id="pitch" className={styles.title}>
          Become an Advantage Agent
        </h2>
        <p className={styles.lead}>Get high-intent, inbound, appetite-matched insurance leads.</p>
        <div className={styles.action}>
          <a className={buttonStyles({ tone: 'primary', size: 'l' })} href={links.getAdvantageNow}>
            Get Advantage Now
          </a>
        </div>
      </div>
      <ul className={styles.points}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className={styles.mark}>
              <Icon size={24} />
            </span>
            <h3 className={styles.point}>{title}</h3>
            <p className={styles.pointText}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
