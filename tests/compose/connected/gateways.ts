import type { Connection, ConsoleGateways, SessionPort } from '@advantage/console-kit';
import { createHttpGateways } from '@advantage/console-kit/http';

/** Where the data comes from: our services, asked with the token of who is signed in. */
export const createGateways = (session: SessionPort, connection: Connection): ConsoleGateways =>
  createHttpGateways({ services: 'https://api.harbor.example', session, connection });
