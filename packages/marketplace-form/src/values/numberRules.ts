import { numberOrNull, parseNumber } from '../fields/numbers.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import type { Rule } from './rule.ts';

/** A field whose text is a number. */
type NumberName = {
  [Name in FieldName]: MarketplaceFormValues[Name] extends string ? Name : never;
}[FieldName];
type FlagName = {
  [Name in FieldName]: MarketplaceFormValues[Name] extends boolean ? Name : never;
}[FieldName];

interface LowerBound {
  /** The rule. */
  readonly id: string;
  /** The field it is about. */
  readonly field: NumberName;
  /** Begins the text: '{label} cannot be less than {least}.' */
  readonly label: string;
  /** The lowest number that is accepted. */
  readonly least: number;
  /** Only whole numbers are accepted. */
  readonly isWhole: boolean;
  /** The rule holds only while this is on. */
  readonly when?: FlagName;
}

const belowText = (text: string, { label, least, isWhole }: LowerBound) => {
  const number = parseNumber(text);
  if (number.kind === 'blank') return undefined;
  if (number.kind === 'invalid') return `${label} must be a number.`;
  if (isWhole && !Number.isInteger(number.value)) return `${label} must be a whole number.`;
  return number.value < least ? `${label} cannot be less than ${least}.` : undefined;
};

/** A number that is not below a bound; blank is fine. */
export const notBelow = (bound: LowerBound): Rule => ({
  id: bound.id,
  paths: bound.when ? [bound.field, bound.when] : [bound.field],
  check: (values) => (bound.when && !values[bound.when] ? undefined : belowText(values[bound.field], bound)),
});

const notAbove = (id: string, field: NumberName, label: string, most: number, when: FlagName): Rule => ({
  id,
  paths: [field, when],
  check: (values) =>
    values[when] && (numberOrNull(values[field]) ?? most) > most
      ? `${label} cannot be greater than ${most}.`
      : undefined,
});

interface Range {
  /** Ids of the five rules: min and max below 0, min above max, min and max above `most`. */
  readonly ids: readonly [string, string, string, string?, string?];
  /** The words after 'Min' and 'Max'. */
  readonly name: string;
  /** The words after 'Min' and 'max' in the rule across both. Default `name`. */
  readonly crossName?: string;
  /** The field of the lower bound. */
  readonly min: NumberName;
  /** The field of the upper bound. */
  readonly max: NumberName;
  /** The highest number that is accepted. Default: no such number. */
  readonly most?: number;
  /** Only whole numbers are accepted. Default false. */
  readonly isWhole?: boolean;
  /** The rules hold only while this is on. Default: always. */
  readonly when?: FlagName;
}

function minAboveMax({ ids, name, crossName = name, min, max, when }: Range): Rule {
  const text = `Min ${crossName} cannot be greater than max ${crossName}.`;
  return {
    id: ids[2],
    paths: when ? [min, max, when] : [min, max],
    with: [max],
    check: (values) => {
      const [low, high] = [numberOrNull(values[min]), numberOrNull(values[max])];
      const isOn = !when || values[when];
      return isOn && low !== null && high !== null && low > high ? text : undefined;
    },
  };
}

/** The rules of a pair of bounds: neither below 0, min not above max, neither above `most`; blank is no limit. */
export function range(spec: Range): readonly Rule[] {
  const { ids, name, min, max, most, isWhole = false, when } = spec;
  const below = { least: 0, isWhole, ...(when && { when }) };
  const rules = [
    notBelow({ id: ids[0], field: min, label: `Min ${name}`, ...below }),
    notBelow({ id: ids[1], field: max, label: `Max ${name}`, ...below }),
    minAboveMax(spec),
  ];
  if (most === undefined || when === undefined || !ids[3] || !ids[4]) return rules;
  return [
    ...rules,
    notAbove(ids[3], min, `Min ${name}`, most, when),
    notAbove(ids[4], max, `Max ${name}`, most, when),
  ];
}
