import { Button, Heading, TextField } from '@advantage/ui';
import { type BrandColors, contrastRatio, deriveBrand, themeCss } from '@advantage/ui/brand-tools';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { BrandEditor } from '../../packages/ui/src/foundations/BrandEditor.tsx';
import { registeredBrands } from '../../packages/ui/src/theme/brands/registry.ts';
import { roleColor } from '../../packages/ui/src/theme/contrast.ts';
import { type BrandTokens, colorModes } from '../../packages/ui/src/theme/tokens.ts';
import { draftCode, draftParameter } from './draftBrand.ts';
import { Branded, Table } from './GuideSections.tsx';
import { StoryPicture } from './StoryFrame.tsx';

const screens = [
  'console-all-referrals--bridge-producer',
  'console-public-feed--default',
  'marketplace-form-form--default',
] as const;

const pairs = [
  { name: 'Primary button', text: 'primary.fg', ground: 'primary.bg', minimum: 4.5 },
  { name: 'Accent button', text: 'accent.fg', ground: 'accent.bg', minimum: 4.5 },
  { name: 'Link', text: 'fg.link', ground: 'bg.surface', minimum: 4.5 },
  { name: 'Navigation', text: 'chrome.fg', ground: 'chrome.bg', minimum: 4.5 },
  { name: 'Focus ring', text: 'focus.ring', ground: 'bg.surface', minimum: 3 },
] as const;

/** What each of the five colors is read on, and how well. */
const verdicts = (tokens: BrandTokens) =>
  pairs.map(({ name, text, ground, minimum }) => [
    name,
    ...colorModes.map((mode) => {
      const roles = tokens[mode].color;
      const ratio = contrastRatio(roleColor(roles, text), roleColor(roles, ground));
      return `${ratio.toFixed(1)}, ${ratio >= minimum ? 'enough' : 'too little'}`;
    }),
    String(minimum),
  ]);

/** As specific as it takes to win against the theme of a story, which may load later. */
const cssOf = (tokens: BrandTokens) =>
  registeredBrands.map((key) => themeCss(`${key}-theme.${key}`, tokens)).join('\n');

/** The name, logo and font of a draft, its contrast, and real screens in its look. */
function Draft({ colors }: { readonly colors: BrandColors }) {
  const [font, setFont] = useState('');
  const [name, setName] = useState('Draft');
  const [path, setPath] = useState('M4 24 14 4l10 20');
  const [isCopied, setCopied] = useState(false);
  const { tokens } = deriveBrand(font.trim() === '' ? colors : { ...colors, font });
  const code = draftCode(colors, font, { name, path });
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <div className="draft">
      <Heading level={2}>On real screens</Heading>
      <div className="draft-fields">
        <TextField label="Name" value={name} onChange={setName} />
        <TextField label="Logo" description="Path of an SVG, 28 by 28" value={path} onChange={setPath} />
        <TextField
          label="Font"
          description="A font-family, e.g. Georgia, serif"
          value={font}
          onChange={setFont}
        />
      </div>
      <div className="draft-screens">
        {screens.map((id) => (
          <StoryPicture key={id} id={id} css={cssOf(tokens)} extra={draftParameter({ name, path })} />
        ))}
      </div>
      <Heading level={2}>Contrast</Heading>
      <Table columns={['Color', 'Light', 'Dark', 'Needed']} rows={verdicts(tokens)} />
      <Heading level={2}>Code</Heading>
      <pre className="draft-code">{code}</pre>
      <Button onPress={copy}>Copy as code</Button>
      <span role="status" className="draft-status">
        {isCopied ? 'Copied' : ''}
      </span>
    </div>
  );
}

/** Makes a brand from five colors, a font and a logo, live on real screens. */
export const BrandScreens = () => (
  <Unstyled>
    <Branded>
      <BrandEditor start={{ accent: '#7a1f5c' }}>{(colors) => <Draft colors={colors} />}</BrandEditor>
    </Branded>
  </Unstyled>
);
