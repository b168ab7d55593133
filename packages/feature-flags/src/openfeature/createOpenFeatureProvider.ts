import {
  ErrorCode,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/web-sdk';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import { type FlagListState, flagListOf } from '../store/flagList.ts';
import { isSameFlagName } from '../wire/isSameFlagName.ts';

function resolveBoolean(
  { flags, error }: FlagListState,
  name: string,
  defaultValue: boolean,
): ResolutionDetails<boolean> {
  const flag = flags.find((candidate) => isSameFlagName(candidate.name, name));
  if (flag)
    return {
      value: flag.enabled,
      variant: flag.enabled ? 'on' : 'off',
      reason: StandardResolutionReasons.STATIC,
    };
  // ERR-8: the flag is off when the service can't be reached. An error code would return the caller's default instead.
  if (error !== undefined) return { value: false, variant: 'off', reason: StandardResolutionReasons.ERROR };
  return {
    value: defaultValue,
    reason: StandardResolutionReasons.DEFAULT,
    errorCode: ErrorCode.FLAG_NOT_FOUND,
    errorMessage: `There is no feature flag ${name}.`,
  };
}

const notBoolean = <Value>(name: string, value: Value): ResolutionDetails<Value> => ({
  value,
  reason: StandardResolutionReasons.ERROR,
  errorCode: ErrorCode.TYPE_MISMATCH,
  errorMessage: `Feature flag ${name} is on or off: read it as a boolean.`,
});

/** Returns the names of flags that were added, removed or switched. */
function changedNames(before: FlagListState, after: FlagListState): string[] {
  const values = (state: FlagListState) => new Map(state.flags.map(({ name, enabled }) => [name, enabled]));
  const [valuesBefore, valuesAfter] = [values(before), values(after)];
  return [...new Set([...valuesBefore.keys(), ...valuesAfter.keys()])].filter(
    (name) => valuesBefore.get(name) !== valuesAfter.get(name),
  );
}

/**
 * Creates an OpenFeature web provider for a feature flag gateway. Use it if the host reads its flags through
 * OpenFeature: `await OpenFeature.setProviderAndWait(createOpenFeatureProvider(gateway))`.
 *
 * While the service can't be reached, the provider's status is `ERROR` and a flag that it doesn't know is off. Until
 * the flags have loaded, OpenFeature returns the caller's default.
 */
export function createOpenFeatureProvider(gateway: FeatureFlagGateway): Provider {
  const list = flagListOf(gateway);
  const events = new OpenFeatureEventEmitter();
  let unsubscribe: () => void = () => {};
  let lastState = list.get();

  function onChange() {
    const before = lastState;
    const nextState = list.get();
    if (nextState.status === 'loading') return;
    lastState = nextState;
    const flagsChanged = changedNames(before, nextState);
    if (before.status === 'failed' && nextState.status === 'ready') events.emit(ProviderEvents.Ready);
    if (nextState.status === 'failed') events.emit(ProviderEvents.Error, { message: nextState.error ?? '' });
    if (flagsChanged.length > 0) events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged });
  }

  return {
    metadata: { name: '@advantage/feature-flags' },
    runsOn: 'client',
    events,
    async initialize() {
      await list.load();
      lastState = list.get();
      unsubscribe = list.subscribe(onChange);
      if (lastState.status === 'failed') throw new Error(lastState.error);
    },
    async onClose() {
      unsubscribe();
    },
    resolveBooleanEvaluation: (name, defaultValue) => resolveBoolean(list.get(), name, defaultValue),
    resolveStringEvaluation: notBoolean,
    resolveNumberEvaluation: notBoolean,
    resolveObjectEvaluation: notBoolean,
  };
}
