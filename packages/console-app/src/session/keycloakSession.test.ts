// @vitest-environment jsdom
import { afterEach } from 'vitest';
import { describeSession } from './contract.ts';
import { createKeycloakDriver, endKeycloakDriver } from './testing/keycloakDriver.ts';

afterEach(endKeycloakDriver);

describeSession('the session with keycloak-js', createKeycloakDriver);
