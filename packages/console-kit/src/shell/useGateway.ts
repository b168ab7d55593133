import type { ConsoleGateways } from '../gateways/ConsoleGateways.ts';
import { useConsole } from './ConsoleContext.ts';

/** A gateway that the calling page cannot do without. Throws where the console has none. */
export function useGateway<Name extends keyof ConsoleGateways>(name: Name) {
  const gateway = useConsole().gateways[name];
  if (gateway === undefined) throw new Error(`This page needs \`gateways.${name}\`.`);
  return gateway as Exclude<typeof gateway, undefined>;
}
