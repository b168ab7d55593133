import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../heading/Heading.tsx';
import { Stack } from '../layout/Stack.tsx';
import * as table from '../table/Table.css.ts';
import { TableRegion } from '../table/TableRegion.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import type { Brand } from '../theme/brand.ts';
import { advantage } from '../theme/brands/advantage.ts';
import { bridge } from '../theme/brands/bridge.ts';
import { harbor } from '../theme/fixtures/harbor.ts';
import { type ColorMode, colorModes } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';
import { Specimen, type SpecimenProps } from './Specimen.tsx';
import { tokenDifferences } from './tokenList.ts';

const specimenOf = ({ key, name }: Brand): SpecimenProps => ({
  productName: `${name} Console`,
  slogan: 'Every order of the day, live from the warehouse',
  pricing: `https://${key}.example.com/pricing`,
});

/** Both brands side by side, and what differs between them. */
const meta = {
  title: 'Foundations/Brands',
  tags: ['desktop'],
  component: Specimen,
  args: specimenOf(bridge),
} satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brand and mode are independent, and both nest. */
export const Default: Story = {
  name: 'Side by side',
  tags: ['BRD-1', 'BRD-7', 'brands'],
  render: () => (
    <div className={styles.pair}>
      {colorModes.flatMap((mode) =>
        [bridge, advantage].map((brand) => (
          <BrandProvider key={`${brand.key} ${mode}`} brand={brand} mode={mode}>
            <Specimen {...specimenOf(brand)} />
          </BrandProvider>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const colors = within(canvasElement)
      .getAllByRole('button', { name: 'Order Now - $28' })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(colors).size).toBe(3);
  },
};

/** A third brand is an object and a theme; no component knows about it. */
export const ThirdBrand: Story = {
  tags: ['BRD-8'],
  render: () => (
    <BrandProvider brand={harbor} mode="light">
      <Specimen {...specimenOf(harbor)} />
    </BrandProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Harbor')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Order Now - $28' })).toHaveStyle({
      backgroundColor: '#7a1f5c',
    });
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute(
      'href',
      'https://harbor.example.com/pricing',
    );
  },
};

interface Difference {
  readonly path: string;
  readonly bridge: string;
  readonly advantage: string;
}

function Differences({ title, rows }: { readonly title: string; readonly rows: readonly Difference[] }) {
  return (
    <Stack space={3}>
      <Heading level={2}>{title}</Heading>
      <TableRegion label={title}>
        <table className={`${table.table} ${styles.wideTable}`}>
          <thead>
            <tr>
              {['Name', 'Bridge', 'Advantage'].map((heading) => (
                <th key={heading} scope="col" className={table.headerCell}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, ...values }) => (
              <tr key={path}>
                <th scope="row" className={table.cell}>
                  {path}
                </th>
                {[values.bridge, values.advantage].map((value) => (
                  <td key={value} className={table.cell} title={value}>
                    <span className={table.cellLine}>
                      {value.startsWith('#') && (
                        <span
                          className={styles.sample}
                          style={{ background: value, width: 24, height: 16 }}
                        />
                      )}
                      <span className={table.ellipsis}>{value}</span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Stack>
  );
}

/** Tokens that differ between the two brands: colors, type and shape. Nothing structural. */
export const BrandDifferences: Story = {
  tags: ['BRD-8'],
  render: (_args, { globals }) => {
    const mode: ColorMode = globals.mode === 'dark' ? 'dark' : 'light';
    return (
      <Stack space={8}>
        <Heading level={1}>Brand differences</Heading>
        <Differences title={`Tokens in ${mode} mode`} rows={tokenDifferences(mode)} />
      </Stack>
    );
  },
};
