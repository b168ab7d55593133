import { useEffect, useState } from 'react';
import type {
  ProvenRule,
  SpecificationArea,
  SpecificationData,
} from '../../../scripts/storybook/specificationData.ts';

export type { ProvenRule, SpecificationArea, SpecificationData };

let loading: Promise<SpecificationData> | undefined;

/** The specification with its proofs, loaded once; undefined until it has come. */
export function useSpecification(): SpecificationData | undefined {
  const [data, setData] = useState<SpecificationData>();
  useEffect(() => {
    let isGone = false;
    loading ??= fetch('specification.json').then((response) => response.json());
    loading.then((loaded) => isGone || setData(loaded));
    return () => {
      isGone = true;
    };
  }, []);
  return data;
}

/** Where a rule is stated: its area's page, scrolled to it. */
export const ruleAddress = (area: SpecificationArea, id: string) => `./?path=/docs/${area.page}#${id}`;

/** The sentences of a rule without code marks and decisions. */
export const plainText = ({ text }: ProvenRule) => text.replace(/`|\s*\(\[.*\]\(.*\)\)$/g, '');

/** The rules that a story proves, each with its area. */
export const rulesOfStory = ({ areas }: SpecificationData, storyId: string) =>
  areas.flatMap((area) =>
    area.rules
      .filter(({ stories }) => stories.some(({ id }) => id === storyId))
      .map((rule) => ({ area, rule })),
  );

/** Which rules a reader wants to see. */
export interface RuleFilter {
  readonly text: string;
  /** The prefix of an area, or null for all. */
  readonly area: string | null;
  readonly proof: 'all' | 'stories' | 'tests' | 'planned';
}

const hasProof = (rule: ProvenRule, proof: RuleFilter['proof']) =>
  proof === 'all' ||
  (proof === 'planned' && rule.isPlanned) ||
  (proof === 'stories' && rule.stories.length > 0) ||
  (proof === 'tests' && rule.tests.length > 0);

/** Whether every word is part of the rule's id, its text, or the title of a test or story that proves it. */
function holdsWords(rule: ProvenRule, text: string): boolean {
  const searched = [
    rule.id,
    rule.text,
    ...rule.tests.map(({ title }) => title),
    ...rule.stories.map(({ page, name }) => `${page} ${name}`),
  ]
    .join('\n')
    .toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** The areas with the rules that match, without areas that have none. */
export const filterRules = (areas: readonly SpecificationArea[], { text, area, proof }: RuleFilter) =>
  areas
    .filter(({ prefix }) => area === null || prefix === area)
    .map((each) => ({
      ...each,
      rules: each.rules.filter((rule) => hasProof(rule, proof) && holdsWords(rule, text)),
    }))
    .filter(({ rules }) => rules.length > 0);
