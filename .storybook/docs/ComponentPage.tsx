import {
  Canvas,
  Controls,
  Description,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { combineTags } from 'storybook/internal/csf';
import { Facts, GuideSections, useGuide } from './GuideSections.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryRules } from './specification/StoryRules.tsx';

interface DocumentedStory {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: object;
  readonly tags: readonly string[];
  readonly parameters?: {
    readonly layout?: string;
    readonly controls?: { readonly disable?: boolean };
    readonly docs?: { readonly story?: { readonly inline?: boolean } };
  };
}

/** A story on its component's page: inline, or in its own iframe. */
function Example({ story, isFramed }: { readonly story: DocumentedStory; readonly isFramed: boolean }) {
  return (
    <>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <StoryRules storyId={story.id} />
      {isFramed ? (
        <StoryFrame id={story.id} name={story.name} isPhone={story.tags.includes('phone')} />
      ) : (
        <Canvas of={story.moduleExport} />
      )}
    </>
  );
}

/**
 * Returns whether a story is on the page. A story or its file can opt out with `!autodocs`, as a playground's proofs
 * do.
 */
const isDocumented = (fileTags: readonly string[], { tags }: DocumentedStory) =>
  combineTags('autodocs', ...fileTags, ...tags).includes('autodocs');

/** Storybook sorts exports alphabetically; this puts the default story first. */
const defaultFirst = (a: DocumentedStory, b: DocumentedStory) =>
  Number(b.id.endsWith('--default')) - Number(a.id.endsWith('--default'));

/** The page of a component: its main story with controls, its guide, its props, all other stories, and its facts. */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories) as unknown as DocumentedStory[];
  const [first, ...others] = stories
    .filter((story) => isDocumented(csfFile.meta.tags ?? [], story))
    .toSorted(defaultFirst);
  const { layout, docs, controls } = csfFile.meta.parameters ?? {};
  const isFramed = ({ parameters, tags }: DocumentedStory) =>
    (parameters?.layout ?? layout) === 'fullscreen' ||
    (parameters?.docs?.story?.inline ?? docs?.story?.inline) === false ||
    tags.includes('phone');
  const path = String(csfFile.meta.parameters?.fileName ?? '').replace(/^\.\/|\.stories\.tsx$/g, '');
  const guide = useGuide(path);
  if (!first) return null;
  return (
    <>
      <Title />
      <Description of="meta" />
      {isFramed(first) ? (
        <StoryFrame id={first.id} name={first.name} isPhone={first.tags.includes('phone')} />
      ) : (
        <Canvas of={first.moduleExport} withToolbar />
      )}
      {guide && <GuideSections guide={guide} />}
      {!controls?.disable && <Heading>Props</Heading>}
      {!controls?.disable && (
        <div className="props">
          <Controls of={first.moduleExport} />
        </div>
      )}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <Example key={story.id} story={story} isFramed={isFramed(story)} />
      ))}
      <Facts stories={path} guide={guide} />
    </>
  );
}
