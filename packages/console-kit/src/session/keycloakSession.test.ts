// @vitest-environment jsdom
import { afterEach } from 'vitest';
import { describeSession } from '../session-contract/describeSession.ts';
import { createKeycloakDriver, endKeycloakDriver } from '../testing/keycloakDriver.ts';

afterEach(endKeycloakDriver);

describeSession(
  'AUT-9 AUT-10 AUT-14 AUT-16 AUT-21 AUT-22 AUT-23 AUT-24 the session with keycloak-js',
  createKeycloakDriver,
);
