'use client';

/**
 * `@advantage/console-kit`: a console for referrals. This entry contains the sign-in page and the interfaces.
 * Everything behind sign-in is in `/application`, which loads on demand.
 */
export { type ApplicationModule, Console, type ConsoleProps } from './app/Console.tsx';
export type { ApplicationProps } from './app/createApplication.tsx';
export type { CatalogMessages } from './app/OwnMessages.tsx';
export { type StartConsoleOptions, startConsole } from './app/startConsole.tsx';
export {
  type Connection,
  type ConnectionEnvironment,
  type ConnectionState,
  createConnection,
  type WatchedService,
} from './connection/connection.ts';
export type { ConsoleGateways } from './gateways/ConsoleGateways.ts';
export type { SessionEvent, SessionPort, SessionProfile, SessionState } from './session/SessionPort.ts';
