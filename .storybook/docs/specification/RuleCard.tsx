import { Badge } from '@advantage/ui';
import { useEffect, useRef, useState } from 'react';
import { useAppearance } from '../BrandedDocs.tsx';
import { storyAddress } from '../StoryFrame.tsx';
import { type ProvenRule, ruleAddress, type SpecificationArea, type SpecificationData } from './data.ts';
import { RuleText } from './RuleText.tsx';

type Story = ProvenRule['stories'][number];

/** A story in an iframe that readers can make taller. */
function LiveStory({ story }: { readonly story: Story }) {
  const address = storyAddress(story.id, useAppearance());
  return (
    <div className="rule-story">
      <iframe title={`${story.page}: ${story.name}`} src={address} loading="lazy" />
      <a href={`./?path=/story/${story.id}`} target="_top">
        Open {story.page}: {story.name}
      </a>
    </div>
  );
}

function Tests({ tests }: Pick<ProvenRule, 'tests'>) {
  return (
    <details className="rule-tests">
      <summary>{tests.length === 1 ? '1 test' : `${tests.length} tests`}</summary>
      <ul>
        {tests.map(({ path, title }) => (
          <li key={`${path} ${title}`}>
            {title || 'A row of a test table'} <code>{path}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RuleCardProps {
  readonly rule: ProvenRule;
  readonly area: SpecificationArea;
  readonly decisions: SpecificationData['decisions'];
  /** Whether the URL of the page names this rule. */
  readonly isTarget: boolean;
}

/** A rule with its proofs. The stories are live: each is shown when the reader selects it. */
export function RuleCard({ rule, area, decisions, isTarget }: RuleCardProps) {
  const { id, text, isPlanned, tests, stories } = rule;
  const [shown, setShown] = useState(isTarget ? stories[0] : undefined);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTarget) card.current?.scrollIntoView({ block: 'start' });
  }, [isTarget]);
  return (
    <article ref={card} id={id} className="rule" data-target={isTarget || undefined}>
      <header className="rule-head">
        <a href={ruleAddress(area, id)} target="_top">
          {id}
        </a>
        {isPlanned && <Badge tone="caution">Planned</Badge>}
      </header>
      <RuleText decisions={decisions}>{text}</RuleText>
      <div className="rule-proofs">
        {stories.map((story) => (
          <button
            key={story.id}
            type="button"
            className="rule-chip"
            aria-pressed={shown?.id === story.id}
            onClick={() => setShown(shown?.id === story.id ? undefined : story)}
          >
            {story.page.split('/').at(-1)}: {story.name}
          </button>
        ))}
        {tests.length > 0 && <Tests tests={tests} />}
      </div>
      {shown && <LiveStory story={shown} />}
    </article>
  );
}
