import { toId } from 'storybook/internal/csf';
import { type Area, type Decision, type Rule, readAreas, readDecisions } from '../specification/pages.ts';
import { type Proof, readProofs, type StoryProof, type TestProof } from '../specification/proofs.ts';

/** A rule with its proofs. */
export interface ProvenRule extends Rule {
  readonly tests: readonly Pick<TestProof, 'path' | 'title'>[];
  readonly stories: readonly Pick<StoryProof, 'id' | 'page' | 'name'>[];
}

/** A page of the specification, as shown in Storybook. */
export interface SpecificationArea extends Omit<Area, 'rules'> {
  /** ID of the page in Storybook, for example `specification-popovers--docs`. */
  readonly page: string;
  readonly rules: readonly ProvenRule[];
}

/** Data of Storybook's Specification section. */
export interface SpecificationData {
  readonly areas: readonly SpecificationArea[];
  readonly decisions: readonly Decision[];
}

/** Returns the title of an area's page in Storybook. */
export const pageTitle = (title: string) => `Specification/${title}`;

function withProofs(rule: Rule, proofs: readonly Proof[]): ProvenRule {
  const own = proofs.filter(({ ids }) => ids.includes(rule.id));
  const tests = own
    .filter((proof) => proof.kind === 'test')
    .map(({ path, title }) => [`${path} ${title}`, { path, title }] as const);
  return {
    ...rule,
    tests: [...new Map(tests).values()],
    stories: own.filter((proof) => proof.kind === 'story').map(({ id, page, name }) => ({ id, page, name })),
  };
}

/** Combines rules, decisions and proofs. */
export function specificationData(
  areas: readonly Area[] = readAreas(),
  decisions: readonly Decision[] = readDecisions(),
  proofs: readonly Proof[] = readProofs(),
): SpecificationData {
  return {
    areas: areas.map((area) => ({
      ...area,
      page: toId(pageTitle(area.title), 'docs'),
      rules: area.rules.map((rule) => withProofs(rule, proofs)),
    })),
    decisions,
  };
}
