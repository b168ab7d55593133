import { useBrandContent } from '@advantage/referrals';
import { Heading, useMessages } from '@advantage/ui';
import { BoltIcon, PhoneIcon, SendIcon } from '@advantage/ui/icons';
import { buttonStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import * as styles from './AdvantagePitch.css.ts';

const points = [
  { icon: BoltIcon, title: en.publicFeed.claimTitle, text: en.publicFeed.claimText },
  { icon: SendIcon, title: en.publicFeed.deliveredTitle, text: en.publicFeed.deliveredText },
  { icon: PhoneIcon, title: en.publicFeed.talkTitle, text: en.publicFeed.talkText },
] as const;

/** The marketing block below the feed: a call to become an Advantage Agent. */
export function AdvantagePitch() {
  const t = useMessages(en.publicFeed);
  const { links } = useBrandContent();
  return (
    <section className={styles.pitch} aria-labelledby="pitch">
      <div>
        <Heading id="pitch" level={2} size="2xl">
          {t.become}
        </Heading>
        <p className={styles.lead}>{t.lead}</p>
        <div className={styles.action}>
          <a className={buttonStyles({ tone: 'primary', size: 'l' })} href={links.getAdvantageNow}>
            {t.getAdvantage}
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
