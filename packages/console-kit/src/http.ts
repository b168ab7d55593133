/** `@advantage/console-kit/http`: gateways over HTTP, and a `fetch` that authenticates its calls. No React. */
export {
  type AuthHeaderKind,
  type AuthHeaderRule,
  authHeaderKinds,
  defaultAuthHeaders,
} from './gateways/authHeaders.ts';
export {
  type AuthorizedFetch,
  type AuthorizedFetchOptions,
  createAuthorizedFetch,
  type ServiceAccess,
  type ServiceAddresses,
} from './gateways/authorizedFetch.ts';
export type { ConsoleGateways } from './gateways/ConsoleGateways.ts';
export {
  createHttpGateways,
  type HttpGateways,
  type HttpGatewaysOptions,
} from './gateways/createHttpGateways.ts';
export { reportDataError } from './gateways/reportDataError.ts';
