import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Heading } from '../heading/Heading.tsx';
import { AlertIcon, CheckIcon } from '../icon/icons.ts';
import { Stack } from '../layout/Stack.tsx';
import * as table from '../table/Table.css.ts';
import { TableRegion } from '../table/TableRegion.tsx';
import { contrastPairs, contrastRatio, roleColor } from '../theme/contrast.ts';
import type { ColorRoles } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';
import { listTokens } from './listTokens.ts';
import { tokensOf } from './tokenList.ts';

function Roles({ roles }: { readonly roles: ColorRoles }) {
  return (
    <Stack space={8}>
      <Heading level={1}>Color roles</Heading>
      {Object.entries(roles).map(([group, values]) => (
        <Stack key={group} space={3}>
          <Heading level={2}>{group}</Heading>
          <div className={styles.grid}>
            {listTokens(typeof values === 'string' ? { [group]: values } : values).map(([role, value]) => (
              <div key={role} className={styles.swatch}>
                <div className={styles.patch} style={{ background: value }} />
                <div className={styles.caption}>
                  <span>{role}</span>
                  <div className={styles.muted}>{value}</div>
                </div>
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

function Verdicts({ roles }: { readonly roles: ColorRoles }) {
  const headings = ['Sample', 'Foreground', 'Background', 'Contrast', 'Needed', 'Verdict'];
  return (
    <Stack>
      <Heading level={1}>Contrast of every declared pair</Heading>
      <TableRegion label="Contrast">
        <table className={`${table.table} ${styles.wideTable}`}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className={table.headerCell}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map(({ foreground, background, minimum }) => {
              const colors = {
                color: roleColor(roles, foreground),
                background: roleColor(roles, background),
              };
              const ratio = contrastRatio(colors.color, colors.background);
              return (
                <tr key={`${foreground} ${background} ${minimum}`} className={table.row}>
                  <td className={table.cell}>
                    <span
                      className={styles.sample}
                      style={minimum === 3 ? { background: colors.background } : colors}
                    >
                      {minimum === 3 ? <Mark color={colors.color} /> : 'Order Now'}
                    </span>
                  </td>
                  <td className={table.cell}>{foreground}</td>
                  <td className={table.cell}>{background}</td>
                  <td className={table.cell}>{ratio.toFixed(2)}</td>
                  <td className={table.cell}>{minimum}</td>
                  <td className={table.cell}>
                    {ratio >= minimum ? (
                      <Badge tone="positive" icon={CheckIcon}>
                        Enough
                      </Badge>
                    ) : (
                      <Badge tone="critical" icon={AlertIcon}>
                        Too little
                      </Badge>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableRegion>
    </Stack>
  );
}

function Mark({ color }: { readonly color: string }) {
  return (
    <svg width="64" height="16" viewBox="0 0 64 16" aria-hidden="true">
      <rect x="1" y="1" width="62" height="14" rx="4" fill="none" stroke={color} strokeWidth="2" />
    </svg>
  );
}

/** The roles that components use instead of colors, with their contrast. */
const meta = {
  title: 'Foundations/Color',
  // No component, so there's nothing to list in the component manifest.
  tags: ['sheet', '!manifest'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Components use roles, never colors. */
export const Default: Story = { render: (_args, { globals }) => <Roles roles={tokensOf(globals).color} /> };

/** Text needs a contrast of 4.5, marks and control borders 3. */
export const ContrastVerdicts: Story = {
  // Only numbers, which a separate test verifies.
  tags: ['no-visual'],
  render: (_args, { globals }) => <Verdicts roles={tokensOf(globals).color} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Too little')).toBeNull();
    await expect(within(canvasElement).getAllByText('Enough')).toHaveLength(contrastPairs.length);
  },
};
