import { Banner, type BannerProps } from '@advantage/ui';
import { OfflineIcon } from '@advantage/ui/icons';
import { useSyncExternalStore } from 'react';
import type { ConnectionState, WatchedService } from '../connection/connection.ts';
import { useConsole } from './ConsoleContext.ts';

type ConnectionNotice = Pick<BannerProps, 'title' | 'icon'> & { readonly text: string };

const byItself = 'The console keeps trying and continues by itself.';

/** What a service that is down means for people. */
const serviceNotices: Readonly<Record<WatchedService, ConnectionNotice>> = {
  referral: {
    title: "The referral service isn't responding.",
    text: `Lists keep the rows they have. Marketplaces and feature flags still work. ${byItself}`,
  },
  core: {
    title: "The marketplace service isn't responding.",
    text: `Marketplaces and feature flags can't be loaded or saved for now; what you typed stays. Referrals still work. ${byItself}`,
  },
  identity: {
    title: "The user directory isn't responding.",
    text: `Names and agencies may be missing. Everything else works. ${byItself}`,
  },
};

/** What to say about the connection; undefined while all is well. The most general problem wins. */
export function connectionNotice(state: ConnectionState): ConnectionNotice | undefined {
  const { isOnline, isSignInUp, isAccepted, down } = state;
  if (!isOnline)
    return {
      title: 'You are offline.',
      icon: OfflineIcon,
      text: "Lists keep the rows they have, and what you typed stays. Everything continues when you're back online.",
    };
  if (!isSignInUp)
    return {
      title: "The sign-in server isn't responding.",
      text: `You're still signed in and can keep working for a few minutes. Your sign-in is renewed as soon as the server responds.`,
    };
  if (!isAccepted)
    return {
      title: "The service doesn't accept your sign-in.",
      text: "You're signed in, but the service doesn't know your account. Ask your administrator to add it.",
    };
  const [first, ...others] = down;
  if (first === undefined) return undefined;
  if (others.length === 0) return serviceNotices[first];
  return {
    title: "Several services aren't responding.",
    text: `Lists keep the rows they have, and what you typed stays. ${byItself}`,
  };
}

/** Says what is wrong with the connection, as long as it is, and what still works. */
export function ConnectionBanner() {
  const { connection } = useConsole();
  const notice = connectionNotice(useSyncExternalStore(connection.subscribe, connection.get));
  if (!notice) return null;
  const { title, text, icon } = notice;
  return (
    <Banner tone="caution" role="status" title={title} {...(icon && { icon })}>
      {text}
    </Banner>
  );
}
