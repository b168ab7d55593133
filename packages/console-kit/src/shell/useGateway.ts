import type { ConsoleGateways } from '../gateways/ConsoleGateways.ts';
import { useConsole } from './ConsoleContext.ts';

/** Returns a gateway that the calling page requires. Throws if the console doesn't have it. */
export function useGateway<Name extends keyof ConsoleGateways>(name: Name) {
  const gateway = useConsole().gateways[name];
  if (gateway === undefined) throw new Error(`This page needs \`gateways.${name}\`.`);
  return gateway as Exclude<typeof gateway, undefined>;
}
