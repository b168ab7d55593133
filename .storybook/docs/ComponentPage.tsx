import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { combineTags } from 'storybook/internal/csf';
import { viewports } from '../modes.ts';
import { useAppearance } from './BrandedDocs.tsx';
import { serializeGlobals } from './docsTheme.ts';
import { Facts, GuideSections, useGuide } from './GuideSections.tsx';
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

/** How long the next frame waits for one that doesn't finish, in milliseconds. */
const timeoutMs = 10_000;

let queue: Promise<unknown> = Promise.resolve();

/** Runs `show` when all earlier frames have rendered and played: two at once would take the focus from each other. */
function enqueue(show: () => Promise<unknown>): void {
  queue = queue.then(show);
}

/** A story in its own iframe, in the look of the toolbar. A story for phones is as wide as a phone. */
function Framed({ id, name, tags }: DocumentedStory) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { channel } = useContext(DocsContext);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = () =>
      new Promise<void>((resolve) => {
        const end = (story?: { readonly storyId: string }) => {
          if (story && story.storyId !== id) return;
          channel.off('storyFinished', end);
          resolve();
        };
        channel.on('storyFinished', end);
        setTimeout(end, timeoutMs);
        if (frame.current) setShown(true);
        else end();
      });
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        nearby.disconnect();
        enqueue(show);
      },
      { rootMargin: '400px' },
    );
    if (frame.current) nearby.observe(frame.current);
    return () => nearby.disconnect();
  }, [channel, id]);
  const address = `iframe.html?id=${id}&viewMode=story&globals=${serializeGlobals(useAppearance())}`;
  return (
    <iframe
      ref={frame}
      className="story-frame"
      title={name}
      src={isShown ? address : undefined}
      style={tags.includes('phone') ? { width: viewports.phone.width } : undefined}
    />
  );
}

/** A story on its component's page: inline, or in its own iframe. */
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
      {isFramed(first) ? <Framed {...first} /> : <Canvas of={first.moduleExport} withToolbar />}
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
