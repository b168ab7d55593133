import { type SectionId, sections } from '../fields/field.ts';
import { fieldNames, fields } from '../fields/fields.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import { allRules, rulesReading } from '../values/allRules.ts';
import { changedPaths } from '../values/compare.ts';
import { type Issue, type Rule, type RuleInput, runRule } from '../values/rule.ts';

/** What the form is about: the values as they were loaded, and what they depend on. */
export interface FormSubject {
  /** The values as they were loaded. */
  readonly saved: MarketplaceFormValues;
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
}

/** What is wrong with the form and what changed in it. */
export interface FormStatus extends FormSubject {
  /** What each rule finds; only rules that read an edited field run again. */
  readonly findings: ReadonlyMap<Rule, readonly Issue[]>;
  /** Everything that is wrong, shown or not, in the order of the page. */
  readonly issues: readonly Issue[];
  /** The keys of the issues that the person has been shown. */
  readonly shown: ReadonlySet<string>;
  /** The text beside each field: its first issue that is shown. */
  readonly errors: ReadonlyMap<FieldPath, string>;
  /** Fields to mark as wrong: those with an error and what is wrong together with them. */
  readonly marked: ReadonlySet<FieldPath>;
  /** The number of fields with an error in each section. */
  readonly errorCounts: Readonly<Record<SectionId, number>>;
  /** Fields whose value differs from the saved one (MKF-9). */
  readonly changes: readonly FieldPath[];
}

const keyOf = ({ rule, path, message }: Issue) => `${rule} ${path} ${message}`;

/** The section of a field; recipients belong to e-mail. */
export const sectionOf = (path: FieldPath): SectionId =>
  path in fields ? fields[path as FieldName].section : 'email';

/** The issues beside the fields: of each field the first one that is shown. */
function visibleIssues(issues: readonly Issue[], shown: ReadonlySet<string>): ReadonlyMap<FieldPath, Issue> {
  const visible = new Map<FieldPath, Issue>();
  for (const issue of issues) {
    if (shown.has(keyOf(issue)) && !visible.has(issue.path)) visible.set(issue.path, issue);
  }
  return visible;
}

function countErrors(errors: ReadonlyMap<FieldPath, unknown>): Readonly<Record<SectionId, number>> {
  const counts = Object.fromEntries(sections.map(({ id }) => [id, 0])) as Record<SectionId, number>;
  for (const path of errors.keys()) counts[sectionOf(path)] += 1;
  return counts;
}

/** The part as it was where it holds the same, so that nothing renders for it. */
function keep<Part>(before: Part, after: Part, itemsOf: (part: Part) => readonly unknown[]): Part {
  const [left, right] = [itemsOf(before), itemsOf(after)];
  return left.length === right.length && left.every((item, index) => item === right[index]) ? before : after;
}

/** A status with other findings or other issues shown; what was mended is forgotten. */
function withShown(status: FormStatus, shown: ReadonlySet<string>): FormStatus {
  const known = new Set(status.issues.map(keyOf).filter((key) => shown.has(key)));
  const visible = visibleIssues(status.issues, known);
  const errors = new Map([...visible].map(([path, { message }]) => [path, message]));
  const marked = new Set([...visible.values()].flatMap((issue) => [issue.path, ...(issue.with ?? [])]));
  return {
    ...status,
    shown: known,
    errors: keep(status.errors, errors, (map) => [...map].flat()),
    marked: keep(status.marked, marked, (set) => [...set]),
    errorCounts: keep(status.errorCounts, countErrors(errors), Object.values),
  };
}

/** The status of a form; `isShown` shows what is wrong with it at once, as for a loaded marketplace (MKV-31). */
export function formStatus(
  values: MarketplaceFormValues,
  subject: FormSubject,
  isShown: boolean,
): FormStatus {
  const findings = new Map(allRules.map((rule) => [rule, runRule(rule, values, subject.reference)]));
  const issues = [...findings.values()].flat();
  const changes = changedPaths(values, subject.saved, subject.reference);
  const empty: FormStatus = {
    ...subject,
    findings,
    issues,
    changes,
    shown: new Set(),
    errors: new Map(),
    marked: new Set(),
    errorCounts: countErrors(new Map()),
  };
  return withShown(empty, new Set(isShown ? issues.map(keyOf) : []));
}

/** Fields typed into: their errors wait until they are left. Any other control shows them at once. */
const isTyped = (name: RuleInput) => name !== 'recipients' && fields[name].codec.isTyped;

const atOnce = (rule: Rule, edited: ReadonlySet<string>) =>
  (edited.has(rule.paths[0]) && !isTyped(rule.paths[0])) ||
  rule.atOnce?.some((name) => edited.has(name)) === true;

/** The top-level fields in which two forms differ by identity. */
export const editedFields = (before: MarketplaceFormValues, after: MarketplaceFormValues): RuleInput[] =>
  [...fieldNames, 'recipients' as const].filter((name) => before[name] !== after[name]);

/** The status after an edit: rules that read an edited field run again, whichever side of a pair it was. */
export function afterEdit(
  status: FormStatus,
  values: MarketplaceFormValues,
  names: readonly RuleInput[],
): FormStatus {
  const edited = new Set(names);
  const rules = new Set(names.flatMap(rulesReading));
  const findings = new Map(status.findings);
  for (const rule of rules) findings.set(rule, runRule(rule, values, status.reference));
  const changes = keep(status.changes, changedPaths(values, status.saved, status.reference), (list) => list);
  const isFine = (found: FormStatus['findings']) => [...rules].every((rule) => found.get(rule)?.length === 0);
  // Nothing was wrong with it and nothing is: the most a key brings about is a change.
  if (isFine(status.findings) && isFine(findings)) {
    return changes === status.changes ? status : { ...status, changes };
  }
  const revealed = [...rules]
    .filter((rule) => atOnce(rule, edited))
    .flatMap((rule) => findings.get(rule) ?? []);
  const issues = [...findings.values()].flat();
  const next = {
    ...status,
    findings,
    issues: keep(status.issues, issues, (list) => list.map(keyOf)),
    changes,
  };
  return withShown(next, new Set([...status.shown, ...revealed.map(keyOf)]));
}

/** The status after a field was left: what it has to do with is shown. */
export function afterLeaving(status: FormStatus, name: RuleInput): FormStatus {
  return revealing(
    status,
    rulesReading(name).flatMap((rule) => status.findings.get(rule) ?? []),
  );
}

/** The same status when all of it is shown already, so that nothing renders for it. */
function revealing(status: FormStatus, issues: readonly Issue[]): FormStatus {
  if (issues.every((issue) => status.shown.has(keyOf(issue)))) return status;
  return withShown(status, new Set([...status.shown, ...issues.map(keyOf)]));
}

/** The status after the person asked why the form cannot be saved: everything is shown. */
export const afterReveal = (status: FormStatus): FormStatus => revealing(status, status.issues);

/** The status when what the form depends on changed, e.g. the known codes arrived or an agency was not found. */
export function withReference(
  status: FormStatus,
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
): FormStatus {
  const next = formStatus(values, { saved: status.saved, reference }, false);
  const appeared = next.issues.filter(({ rule }) => rule === 'MKV-6' || rule === 'MKI-26');
  return withShown(next, new Set([...status.shown, ...appeared.map(keyOf)]));
}
