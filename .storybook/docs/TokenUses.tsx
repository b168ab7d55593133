import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { listTokens } from '../../packages/ui/src/foundations/listTokens.ts';
import { tokensOf } from '../../packages/ui/src/foundations/tokenList.ts';
import { contrastRatio } from '../../packages/ui/src/theme/contrast.ts';
import { propertyName } from '../../packages/ui/src/theme/propertyName.ts';
import componentPages from '../componentPages.ts';
import componentTokens from '../componentTokens.ts';
import { useAppearance } from './BrandedDocs.tsx';
import { Branded, Table } from './GuideSections.tsx';

/** What each page of foundations documents: groups of tokens. */
const documented: Readonly<Record<string, readonly string[]>> = {
  'foundations-color': ['color'],
  'foundations-scales': ['text', 'weight', 'space', 'control', 'row', 'size', 'radius', 'shadow', 'motion'],
};

/** What a color of this contrast with the page can be. */
function purposeOf(ratio: number): string {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'marks and borders' : 'backgrounds';
}

const isOpaque = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** The components whose style sheets use a token, as links. */
function UsedBy({ token }: { readonly token: string }) {
  const users = componentPages.filter(({ path }) => componentTokens[path]?.includes(token));
  if (users.length === 0) return 'Indirectly';
  const links = users.map(({ id, title }) => (
    <a key={id} href={`./?path=/docs/${id}--docs`} target="_top">
      {title.split('/').at(-1)}
    </a>
  ));
  if (links.length <= 6) return <span className="token-users">{links}</span>;
  return (
    <details>
      <summary>{`${links.length} components`}</summary>
      <span className="token-users">{links}</span>
    </details>
  );
}

/** Every token of a page of foundations, with its value, what a color can be on a page, and the components that use it. */
export function TokenUses({ page }: { readonly page: string }) {
  const { brand, mode } = useAppearance();
  const groups = documented[page];
  if (!groups) return null;
  const tokens = tokensOf({ brand, mode });
  const surface = tokens.color.bg.surface;
  const rows = listTokens(tokens)
    .filter(([path]) => groups.includes(path.split('.')[0] ?? ''))
    .map(([path, value]) => [
      <span key={path}>
        {path.startsWith('color.') && <span className="guide-swatch" style={{ background: value }} />}
        {path}
      </span>,
      value,
      ...(page === 'foundations-color'
        ? [
            isOpaque(value)
              ? `${contrastRatio(value, surface).toFixed(1)}: ${purposeOf(contrastRatio(value, surface))}`
              : 'backgrounds',
          ]
        : []),
      <UsedBy key={path} token={`--${propertyName(path.split('.'))}`} />,
    ]);
  return (
    <>
      <Heading>Use</Heading>
      <Unstyled>
        <Branded>
          <div className="token-uses">
            <Table
              columns={[
                'Token',
                'Value',
                ...(page === 'foundations-color' ? ['On the page, for'] : []),
                'Used by',
              ]}
              rows={rows}
            />
          </div>
        </Branded>
      </Unstyled>
    </>
  );
}
