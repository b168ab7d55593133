import { useEffect, useState } from 'react';
import type {
  ProvenRule,
  SpecificationArea,
  SpecificationData,
} from '../../../scripts/storybook/specificationData.ts';

export type { ProvenRule, SpecificationArea, SpecificationData };

let loading: Promise<SpecificationData> | undefined;

/** Returns the specification with its proofs, loaded once. Undefined while it's loading. */
export function useSpecification(): SpecificationData | undefined {
  const [data, setData] = useState<SpecificationData>();
  useEffect(() => {
    let isUnmounted = false;
    loading ??= fetch('specification.json').then((response) => response.json());
    loading.then((loaded) => isUnmounted || setData(loaded));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return data;
}

/** Returns the URL of a rule: its area's page, scrolled to the rule. */
export const ruleAddress = (area: SpecificationArea, id: string) => `./?path=/docs/${area.page}#${id}`;

/** Returns the sentences of a rule without code marks and decisions. */
export const plainText = ({ text }: ProvenRule) => text.replace(/`|\s*\(\[.*\]\(.*\)\)$/g, '');

/** Returns the rules that a story proves, each with its area. */
export const rulesOfStory = ({ areas }: SpecificationData, storyId: string) =>
  areas.flatMap((area) =>
    area.rules
      .filter(({ stories }) => stories.some(({ id }) => id === storyId))
      .map((rule) => ({ area, rule })),
  );

/** The reader's filters for rules. */
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

/** Returns whether every word occurs in the rule's ID or text, or in the title of a test or story that proves it. */
function matchesWords(rule: ProvenRule, text: string): boolean {
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

/** Returns the areas with the rules that match. Omits areas without a match. */
export const filterRules = (areas: readonly SpecificationArea[], { text, area, proof }: RuleFilter) =>
  areas
    .filter(({ prefix }) => area === null || prefix === area)
    .map((each) => ({
      ...each,
      rules: each.rules.filter((rule) => hasProof(rule, proof) && matchesWords(rule, text)),
    }))
    .filter(({ rules }) => rules.length > 0);
