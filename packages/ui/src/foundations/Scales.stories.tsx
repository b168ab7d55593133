import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/Heading.tsx';
import * as icons from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './foundations.css.ts';
import { listTokens } from './listTokens.ts';
import { tokensOf } from './tokenList.ts';

/** Type, space, radius, shadow, motion and icons. */
const meta = {
  title: 'Foundations/Scales',
  // No component, so there's nothing to list in the component manifest.
  tags: ['desktop', '!manifest'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inter variable, in seven sizes and three weights. */
export const Default: Story = {
  name: 'Type',
  render: (_args, { globals }) => {
    const { text, weight } = tokensOf(globals);
    return (
      <Stack space={6}>
        <Heading level={1}>Type</Heading>
        {Object.entries(text).map(([name, { size, line }]) => (
          <div key={name}>
            <Text size="xs" tone="muted">
              {`${name}: ${size} / ${line}`}
            </Text>
            {Object.entries(weight).map(([weightName, fontWeight]) => (
              <div key={weightName} style={{ fontSize: size, lineHeight: line, fontWeight }}>
                $12,500 for an order in Tulsa, OK
              </div>
            ))}
          </div>
        ))}
      </Stack>
    );
  },
};

/** One scale on a 4 px grid, and the heights of controls and rows. */
export const Space: Story = {
  render: (_args, { globals }) => {
    const { space, control, row, size } = tokensOf(globals);
    return (
      <Stack space={6}>
        <Heading level={1}>Space</Heading>
        {Object.entries({ space, control, row, size }).map(([group, values]) => (
          <Stack key={group} space={2}>
            <Heading level={2}>{group}</Heading>
            {listTokens(values).map(([name, value]) => (
              <div key={name}>
                <Text size="xs" tone="muted" isTabular>
                  {`${name}: ${value}`}
                </Text>
                <div className={styles.bar} style={{ width: value, maxWidth: '100%' }} />
              </div>
            ))}
          </Stack>
        ))}
      </Stack>
    );
  },
};

/** Hairline borders for most surfaces, shadows for floating ones. */
export const RadiusAndShadow: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { radius, shadow } = tokensOf(globals);
    return (
      <Stack space={6}>
        <Heading level={1}>Radius and shadow</Heading>
        <div className={styles.grid}>
          {listTokens(radius).map(([name, value]) => (
            <div key={name} className={styles.shape} style={{ borderRadius: value }}>
              {`radius ${name}: ${value}`}
            </div>
          ))}
          {listTokens(shadow).map(([name, value]) => (
            <div key={name} className={styles.shape} style={{ boxShadow: value }}>
              {`shadow ${name}`}
            </div>
          ))}
        </div>
      </Stack>
    );
  },
};

/** Durations of transitions. With reduced motion, nothing moves. */
export const Motion: Story = {
  render: (_args, { globals }) => (
    <Stack>
      <Heading level={1}>Motion</Heading>
      {listTokens(tokensOf(globals).motion).map(([name, value]) => (
        <Inline key={name} space={4}>
          <Text weight="medium">{name}</Text>
          <Text tone="muted">{value}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** A 24 px grid and a 1.75 stroke in the text color. */
export const Icons: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Icons</Heading>
      <div className={styles.grid}>
        {Object.entries(icons).map(([name, Icon]) => (
          <div key={name} className={styles.iconCell}>
            <Icon size={20} />
            <span>{name}</span>
          </div>
        ))}
      </div>
    </Stack>
  ),
};
