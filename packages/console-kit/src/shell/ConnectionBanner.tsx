import { useStore } from '@advantage/live-list/react';
import { Banner, type BannerProps } from '@advantage/ui';
import { OfflineIcon } from '@advantage/ui/icons';
import type { ConnectionState, WatchedService } from '../connection/connection.ts';
import * as en from '../messages/en.ts';
import { useConsole } from './ConsoleContext.ts';

type ConnectionNotice = Pick<BannerProps, 'title' | 'icon'> & { readonly text: string };

/** The notice for each service that is down. Only admins have marketplaces and feature flags. */
const serviceNotice = (service: WatchedService, isAdmin: boolean): ConnectionNotice => {
  const t = en.connection;
  const texts = {
    referral: isAdmin ? [t.referralText, t.adminPagesWork] : [t.referralText],
    core: isAdmin ? [t.adminPagesFail, t.coreText] : [t.coreText],
    identity: [t.identityText],
  };
  return { title: t[service], text: [...texts[service], t.byItself].join(' ') };
};

/** Returns the notice about the connection. Undefined while all is well. The most general problem wins. */
export function connectionNotice(state: ConnectionState, isAdmin: boolean): ConnectionNotice | undefined {
  const { isOnline, isSignInUp, isAuthorized, down } = state;
  const t = en.connection;
  if (!isOnline) return { title: t.offline, icon: OfflineIcon, text: t.offlineText };
  if (!isSignInUp) return { title: t.signIn, text: t.signInText };
  if (!isAuthorized) return { title: t.notAccepted, text: t.notAcceptedText };
  const [first, ...others] = down;
  if (first === undefined) return undefined;
  if (others.length === 0) return serviceNotice(first, isAdmin);
  return { title: t.several, text: `${t.severalText} ${t.byItself}` };
}

/** Shows what is wrong with the connection, while it is, and what still works. */
export function ConnectionBanner() {
  const { connection, user } = useConsole();
  const notice = connectionNotice(useStore(connection), user.role === 'admin');
  if (!notice) return null;
  const { title, text, icon } = notice;
  return (
    <Banner tone="caution" role="status" title={title} {...(icon && { icon })}>
      {text}
    </Banner>
  );
}
