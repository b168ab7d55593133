import { ArgTypes, Canvas, Controls, Description, Heading, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, useState } from 'react';
import { combineTags } from 'storybook/internal/csf';
import componentPages from '../componentPages.ts';
import { Branded, Changes, Guidance, Operation, States, Tokens, useGuide } from './GuideSections.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryRules } from './specification/StoryRules.tsx';
import { TokenUses } from './TokenUses.tsx';

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

/** A story, in the page or in its own frame. */
function Example({ story, isFramed }: { readonly story: DocumentedStory; readonly isFramed: boolean }) {
  return isFramed ? (
    <StoryFrame
      id={story.id}
      name={story.name}
      viewport={(['desktop', 'phone'] as const).find((each) => story.tags.includes(each))}
    />
  ) : (
    <Canvas of={story.moduleExport} sourceState={isSheet(story) ? 'none' : 'hidden'} />
  );
}

/** A story that is rendered when it's unfolded. */
function FoldedExample({ story, isFramed }: { readonly story: DocumentedStory; readonly isFramed: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="folded" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{story.name}</summary>
      {isOpen && (
        <>
          <Description of={story.moduleExport} />
          <StoryRules storyId={story.id} />
          <Example story={story} isFramed={isFramed} />
        </>
      )}
    </details>
  );
}

/** How many props can be changed next to the main example. All of them are in the panel of the story. */
const maxControls = 8;

/** Props that every element has, and that don't change what it looks like. */
const plainProps = /^(aria-.*|autoFocus|form|id|name|slot|type)$/;

const inlineControls = ['boolean', 'inline-radio', 'number', 'radio', 'select', 'text'];

/** Controls that show nothing but a button until they have a value. */
const typedControls = ['number', 'text'];

/** Controls for the props of the main example that take one value, without the rest of the table of props. */
function MainControls({ story }: { readonly story: DocumentedStory }) {
  const { argTypes, initialArgs } = useOf(story.moduleExport, ['story']).story;
  const names = Object.values(argTypes)
    .filter(({ control }) => inlineControls.includes(control?.type ?? '') && !control?.disable)
    .filter(
      ({ name, control }) => initialArgs[name] !== undefined || !typedControls.includes(control?.type ?? ''),
    )
    .map(({ name }) => name)
    .filter((name) => !plainProps.test(name))
    .slice(0, maxControls);
  if (names.length === 0) return null;
  return (
    <div className="main-controls">
      <Controls of={story.moduleExport} include={names} />
    </div>
  );
}

/**
 * Returns whether a story is on the page. A story or its file can opt out with `!autodocs`, as a playground's proofs
 * do.
 */
const isDocumented = (fileTags: readonly string[], { tags }: DocumentedStory) =>
  combineTags('autodocs', ...fileTags, ...tags).includes('autodocs');

/** Returns whether a story shows all states on one sheet. */
const isSheet = ({ tags }: DocumentedStory) => tags.includes('sheet');

/** Storybook sorts exports alphabetically; this puts the default story first. */
const defaultFirst = (a: DocumentedStory, b: DocumentedStory) =>
  Number(b.id.endsWith('--default')) - Number(a.id.endsWith('--default'));

/**
 * The page of a component, always in the same order: what it is, an example with controls, its states, when to use it,
 * do and don't, keys, accessibility, tokens, props, and its changes. Other stories are folded.
 */
export function ComponentPage() {
  const { meta, stories } = useOf('meta', ['meta']).csfFile;
  const [first, ...others] = (Object.values(stories) as unknown as DocumentedStory[])
    .filter((story) => isDocumented(meta.tags ?? [], story))
    .toSorted(defaultFirst);
  const { layout, docs, controls, fileName } = meta.parameters ?? {};
  const isFramed = ({ parameters, tags }: DocumentedStory) =>
    (parameters?.layout ?? layout) === 'fullscreen' ||
    (parameters?.docs?.story?.inline ?? docs?.story?.inline) === false ||
    tags.includes('phone');
  const path = String(fileName ?? '').replace(/^\.\/|\.stories\.tsx$/g, '');
  const page = componentPages.find((each) => each.path === path);
  const guide = useGuide(path);
  if (!first) return null;
  const sheets = others.filter(isSheet);
  const folded = others.filter((story) => !isSheet(story));
  return (
    <>
      <Title />
      {page?.when.length ? <p>{page.line}</p> : <Description of="meta" />}
      {/* A heading between that of the page and those in the example. */}
      <h2 className="page-example">Example</h2>
      {isFramed(first) ? (
        <Example story={first} isFramed />
      ) : (
        <>
          <Canvas of={first.moduleExport} withToolbar />
          {!controls?.disable && <MainControls story={first} />}
        </>
      )}
      {(sheets.length > 0 || guide) && <Heading>States</Heading>}
      {sheets.map((story) => (
        <Fragment key={story.id}>
          <Description of={story.moduleExport} />
          <Example story={story} isFramed={isFramed(story)} />
        </Fragment>
      ))}
      {guide && <States guide={guide} />}
      <TokenUses page={meta.id} />
      {folded.length > 0 && <Heading>More examples</Heading>}
      <Branded>
        {folded.map((story) => (
          <FoldedExample key={story.id} story={story} isFramed={isFramed(story)} />
        ))}
      </Branded>
      {guide && <Guidance guide={guide} />}
      {guide && <Operation guide={guide} />}
      <Tokens stories={path} />
      {!controls?.disable && meta.component && (
        <>
          <Heading>Props</Heading>
          <div className="props">
            <ArgTypes of={first.moduleExport} />
          </div>
        </>
      )}
      {page && guide && <Changes page={page} guide={guide} />}
    </>
  );
}
