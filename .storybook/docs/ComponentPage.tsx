import {
  Canvas,
  Controls,
  Description,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useLook } from './BrandedDocs.tsx';
import { globalsText } from './docsTheme.ts';
import { StoryRules } from './specification/StoryRules.tsx';

interface DocumentedStory {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: object;
  readonly parameters?: {
    readonly layout?: string;
    readonly controls?: { readonly disable?: boolean };
    readonly docs?: { readonly story?: { readonly inline?: boolean } };
  };
}

/** A story that fills a window has its own, in the look of the toolbar. */
function Framed({ id, name }: DocumentedStory) {
  const address = `iframe.html?id=${id}&viewMode=story&globals=${globalsText(useLook())}`;
  return <iframe className="story-frame" title={name} src={address} loading="lazy" />;
}

/** A story on its component's page: among the others, or in its own frame. */
function Example({ story, isFramed }: { readonly story: DocumentedStory; readonly isFramed: boolean }) {
  return (
    <>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <StoryRules storyId={story.id} />
      {isFramed ? <Framed {...story} /> : <Canvas of={story.moduleExport} />}
    </>
  );
}

/** Exports come in the order of the alphabet; the plain one comes first. */
const defaultFirst = (a: DocumentedStory, b: DocumentedStory) =>
  Number(b.id.endsWith('--default')) - Number(a.id.endsWith('--default'));

/** The page of a component: when to use it, one to play with, its props, and all its stories. */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories) as unknown as DocumentedStory[];
  const [first, ...others] = stories.toSorted(defaultFirst);
  const { layout, docs, controls } = csfFile.meta.parameters ?? {};
  const isFramed = ({ parameters }: DocumentedStory) =>
    (parameters?.layout ?? layout) === 'fullscreen' ||
    (parameters?.docs?.story?.inline ?? docs?.story?.inline) === false;
  if (!first) return null;
  return (
    <>
      <Title />
      <Description of="meta" />
      {isFramed(first) ? <Framed {...first} /> : <Canvas of={first.moduleExport} withToolbar />}
      {!controls?.disable && <Controls of={first.moduleExport} />}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <Example key={story.id} story={story} isFramed={isFramed(story)} />
      ))}
    </>
  );
}
