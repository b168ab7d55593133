import type { ApplicationProps } from '@advantage/console-kit';
import * as referrals from '@advantage/referrals/messages';
import { overrideMessages, MessagesProvider } from '@advantage/ui';
import type { ComponentType } from 'react';

const messages = overrideMessages(referrals, { status: { claimNow: 'Buy now' } });

/** Puts our words into everything behind sign-in. */
export const withOurWords = (Application: ComponentType<ApplicationProps>) => (props: ApplicationProps) => (
  <MessagesProvider catalog={referrals} messages={messages}>
    <Application {...props} />
  </MessagesProvider>
);
