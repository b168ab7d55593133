import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { toId } from 'storybook/internal/csf';
// Imported by file: through the package's entry, every page would depend on every component.
import { BrandProvider } from '../../packages/ui/src/theme/BrandProvider.tsx';
import { brandRegistry } from '../../packages/ui/src/theme/brands/registry.ts';
import type { ComponentPage } from '../../scripts/storybook/componentPages.ts';
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

/** Pictures of a do and a don't, side by side. */
function Pair({ pair }: { readonly pair: GuidePair }) {
  return (
    <Unstyled>
      <Branded>
        <div className="guide-pair">
          <figure data-verdict="do">
            <div inert>{pair.do}</div>
            <figcaption>
              <strong>Do</strong> {pair.because}
            </figcaption>
          </figure>
          <figure data-verdict="avoid">
            <div inert>{pair.avoid}</div>
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

interface GuideProps {
  readonly guide: Guide;
}

/** What each state means. */
export const States = ({ guide }: GuideProps) => (
  <Table columns={['State', 'What it means']} rows={guide.states.map(({ state, what }) => [state, what])} />
);

/** When to use a component and when not, do and don't, and its parts. */
export function Guidance({ guide }: GuideProps) {
  return (
    <>
      <div className="guide-when">
        <div>
          <List title="When to use" items={guide.when} />
        </div>
        <div>
          <List
            title="When not to use"
            items={guide.instead.map(({ when, use }) => (
              <span key={use}>
                {when}: <PageLink title={use} />
              </span>
            ))}
          />
        </div>
      </div>
      {guide.related.length > 0 && (
        <p className="guide-related">
          Related:{' '}
          {guide.related.map((title) => (
            <PageLink key={title} title={title} />
          ))}
        </p>
      )}
      {guide.pairs.length > 0 && <Heading>Do and don't</Heading>}
      {guide.pairs.map((pair) => (
        <Pair key={pair.because} pair={pair} />
      ))}
      <Table
        title="Anatomy"
        columns={['Part', 'What it is']}
        rows={guide.anatomy.map(({ part, what }) => [part, what])}
      />
    </>
  );
}

/** A component's keys, accessibility and wording. */
export function Operation({ guide }: GuideProps) {
  return (
    <>
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

/** The tokens that a component's style sheets use. */
export function Tokens({ stories }: { readonly stories: string }) {
  const tokens = componentTokens[stories] ?? [];
  if (tokens.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <Unstyled>
        <Branded>
          <ul className="guide-tokens">
            {tokens.map((token) => (
              <li key={token}>
                {token.startsWith('--adv-color') && (
                  <span className="guide-swatch" style={{ background: `var(${token})` }} />
                )}
                <code>{token}</code>
              </li>
            ))}
          </ul>
        </Branded>
      </Unstyled>
    </>
  );
}

const statuses: Readonly<Record<Guide['status'], string>> = {
  stable: 'Stable: it changes only with a migration.',
  new: 'New: it may still change in a minor version.',
};

interface ChangesProps {
  readonly page: ComponentPage;
  readonly guide: Guide;
}

/** Whether a component may still change, what the releases changed, and where its source is. */
export function Changes({ page, guide }: ChangesProps) {
  const folder = page.path.slice(0, page.path.lastIndexOf('/'));
  const repository = import.meta.env.STORYBOOK_REPOSITORY;
  return (
    <>
      <Heading>Changes</Heading>
      <p>{statuses[guide.status]}</p>
      <Table
        columns={['Version', 'What changed']}
        rows={page.changes.map(({ version, text }) => [version, text])}
      />
      {repository ? (
        <p className="guide-related">
          <a href={`${repository}/commits/main/${folder}`}>All changes</a>
          <a href={`${repository}/tree/main/${folder}`}>Source</a>
        </p>
      ) : (
        <p>
          Source: <code>{folder}</code>
        </p>
      )}
    </>
  );
}
