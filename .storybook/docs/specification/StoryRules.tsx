import { plainText, ruleAddress, rulesOfStory, useSpecification } from './data.ts';

/** Links from a story to the rules that it proves. */
export function StoryRules({ storyId }: { readonly storyId: string }) {
  const specification = useSpecification();
  const rules = specification ? rulesOfStory(specification, storyId) : [];
  if (rules.length === 0) return null;
  return (
    <p className="story-rules">
      Rules:{' '}
      {rules.map(({ area, rule }) => (
        <a key={rule.id} href={ruleAddress(area, rule.id)} target="_top" title={plainText(rule)}>
          {rule.id}
        </a>
      ))}
    </p>
  );
}
