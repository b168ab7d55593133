import { useStore } from '@advantage/live-list/react';
import { Banner, type BannerProps } from '@advantage/ui';
import { OfflineIcon } from '@advantage/ui/icons';
import type { ConnectionState, WatchedService } from '../connection/connection.ts';
import * as en from '../messages/en.ts';
import { useConsole } from './ConsoleContext.ts';

type ConnectionNotice = Pick<BannerProps, 'title' | 'icon'> & { readonly text: string };

/** The notice for each service that is down. */
const serviceNotices: Readonly<Record<WatchedService, ConnectionNotice>> = {
  referral: {
    title: en.connection.referral,
    text: `${en.connection.referralText} ${en.connection.byItself}`,
  },
  core: {
    title: en.connection.core,
    text: `${en.connection.coreText} ${en.connection.byItself}`,
  },
  identity: {
    title: en.connection.identity,
    text: `${en.connection.identityText} ${en.connection.byItself}`,
  },
};

/** Returns the notice about the connection. Undefined while all is well. The most general problem wins. */
export function connectionNotice(state: ConnectionState): ConnectionNotice | undefined {
  const { isOnline, isSignInUp, isAuthorized, down } = state;
  if (!isOnline)
    return {
      title: en.connection.offline,
      icon: OfflineIcon,
      text: en.connection.offlineText,
    };
  if (!isSignInUp)
    return {
      title: en.connection.signIn,
      text: en.connection.signInText,
    };
  if (!isAuthorized)
    return {
      title: en.connection.notAccepted,
      text: en.connection.notAcceptedText,
    };
  const [first, ...others] = down;
  if (first === undefined) return undefined;
  if (others.length === 0) return serviceNotices[first];
  return {
    title: en.connection.several,
    text: `${en.connection.severalText} ${en.connection.byItself}`,
  };
}

/** Shows what is wrong with the connection, while it is, and what still works. */
export function ConnectionBanner() {
  const { connection } = useConsole();
  const notice = connectionNotice(useStore(connection));
  if (!notice) return null;
  const { title, text, icon } = notice;
  return (
    <Banner tone="caution" role="status" title={title} {...(icon && { icon })}>
      {text}
    </Banner>
  );
}
