import { useMessages } from '@advantage/ui/basics';
import { useState } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './contact.css.ts';

export interface StreetViewProps {
  /** The address of the picture: `pictureUrl`. */
  readonly url: string;
}

/** The street of the address as a picture. One that cannot be loaded leaves no trace. */
export function StreetView({ url }: StreetViewProps) {
  const t = useMessages(en.details);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url) return null;
  return (
    <img
      className={styles.street}
      src={url}
      alt={t.streetView}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
    />
  );
}
