import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { toId } from 'storybook/internal/csf';
// Imported by file: through the package's entry, every page would depend on every component.
import { BrandProvider } from '../../packages/ui/src/theme/BrandProvider.tsx';
import { brandRegistry } from '../../packages/ui/src/theme/brands/registry.ts';
import componentTokens from '../componentTokens.ts';
import { useAppearance } from './BrandedDocs.tsx';
import type { Guide, GuideKey, GuidePair } from './guide.ts';

const guides = import.meta.glob<Guide>('../../packages/*/src/**/*.guide.tsx', { import: 'guide' });

/** Loads the guide next to a stories file. Undefined if there is none. */
export const guideOf = (stories: string) => guides[`../../${stories}.guide.tsx`]?.();

/**
 * Returns the guide next to a stories file, loaded with its page. Undefined while it's loading, or if there is no
 * guide.
 */
export function useGuide(stories: string): Guide | undefined {
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    let isUnmounted = false;
    guideOf(stories)?.then((loaded) => isUnmounted || setGuide(loaded));
    return () => {
      isUnmounted = true;
    };
  }, [stories]);
  return guide;
}

const PageLink = ({ title }: { readonly title: string }) => (
  <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
    {title.split('/').at(-1)}
  </a>
);

function List({ title, items }: { readonly title: string; readonly items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a guide never change
          <li key={place}>{item}</li>
        ))}
      </ul>
    </>
  );
}

interface TableProps {
  /** Heading above the table. Default: none. */
  readonly title?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table with row headers in its first column. */
export function Table({ title, columns, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <>
      {title && <Heading>{title}</Heading>}
      <table className="guide-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a guide never change
            <tr key={place}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a guide never change
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Applies the brand and mode of the toolbar. */
export function Branded({ children }: { readonly children: ReactNode }) {
  const { brand, mode } = useAppearance();
  return (
    <BrandProvider brand={brandRegistry[brand].brand} mode={mode}>
      {children}
    </BrandProvider>
  );
}

/** A do and a don't, side by side. */
function Pair({ pair }: { readonly pair: GuidePair }) {
  return (
    <Unstyled>
      <Branded>
        <div className="guide-pair">
          <figure data-verdict="do">
            <div>{pair.do}</div>
            <figcaption>
              <strong>Do</strong> {pair.because}
            </figcaption>
          </figure>
          <figure data-verdict="avoid">
            <div>{pair.avoid}</div>
            <figcaption>
              <strong>Don't</strong> {pair.problem}
            </figcaption>
          </figure>
        </div>
      </Branded>
    </Unstyled>
  );
}

function Proof({ proof }: { readonly proof: GuideKey['proof'] }) {
  if ('test' in proof) return <span title={proof.title}>{proof.test.split('/').at(-1)}</span>;
  return (
    <a href={`./?path=/story/${proof.story}`} target="_top">
      Story
    </a>
  );
}

/** The written guidance for a component: from when to use it to its content. */
export function GuideSections({ guide }: { readonly guide: Guide }) {
  return (
    <>
      <List title="When to use" items={guide.when} />
      <Table
        title="When not to use"
        columns={['When', 'Use instead']}
        rows={guide.instead.map(({ when, use }) => [when, <PageLink key={use} title={use} />])}
      />
      {guide.pairs.length > 0 && <Heading>Do and don't</Heading>}
      {guide.pairs.map((pair) => (
        <Pair key={pair.because} pair={pair} />
      ))}
      <Table
        title="Anatomy"
        columns={['Part', 'What it is']}
        rows={guide.anatomy.map(({ part, what }) => [part, what])}
      />
      <Table
        title="States"
        columns={['State', 'What it means']}
        rows={guide.states.map(({ state, what }) => [state, what])}
      />
      <Table
        title="Keyboard"
        columns={['Key', 'What it does', 'Proven by']}
        rows={guide.keyboard.map(({ keys, does, proof }) => [
          <kbd key={keys}>{keys}</kbd>,
          does,
          <Proof key={does} proof={proof} />,
        ])}
      />
      <List title="Accessibility" items={guide.accessibility} />
      <List title="Content" items={guide.content} />
    </>
  );
}

/** The folder of a component, as a link if the host of the repository is known. */
function Source({ folder }: { readonly folder: string }) {
  const repository = import.meta.env.STORYBOOK_REPOSITORY;
  const path = <code>{folder}</code>;
  return repository ? <a href={`${repository}/tree/main/${folder}`}>{path}</a> : path;
}

/** A component's source, status and related pages, and the tokens that its style sheets use. */
export function Facts({ stories, guide }: { readonly stories: string; readonly guide: Guide | undefined }) {
  const tokens = componentTokens[stories] ?? [];
  return (
    <>
      <Heading>Facts</Heading>
      <Unstyled>
        <Branded>
          <dl className="guide-facts">
            <dt>Source</dt>
            <dd>
              <Source folder={stories.slice(0, stories.lastIndexOf('/'))} />
            </dd>
            {guide && (
              <>
                <dt>Status</dt>
                <dd>{guide.status === 'stable' ? 'Stable' : 'New'}</dd>
                <dt>Related</dt>
                <dd>
                  {guide.related.map((title) => (
                    <PageLink key={title} title={title} />
                  ))}
                </dd>
              </>
            )}
            {tokens.length > 0 && (
              <>
                <dt>Tokens</dt>
                <dd>
                  {tokens.map((token) => (
                    <code key={token}>
                      {token.startsWith('--adv-color') && (
                        <span className="guide-swatch" style={{ background: `var(${token})` }} />
                      )}
                      {token}
                    </code>
                  ))}
                </dd>
              </>
            )}
          </dl>
        </Branded>
      </Unstyled>
    </>
  );
}
