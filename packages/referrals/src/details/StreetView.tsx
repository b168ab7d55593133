import { useMessages } from '@advantage/ui/basics';
import { useState } from 'react';
import * as styles from '../claim/contact.css.ts';
import * as en from '../messages/en.ts';

export interface StreetViewProps {
  /** URL of the image, checked by `pictureUrl`. */
  readonly url: string;
}

/** A street view image of the address. Renders nothing if the image can't be loaded. */
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
