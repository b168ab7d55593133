import { type ReactNode, useId, useState } from 'react';
import { Banner } from '../banner/Banner.tsx';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import type { Brand } from '../theme/brand.ts';
import { bridge } from '../theme/brands/bridge.ts';
import { type BrandColors, type ColorAdjustment, deriveBrand } from '../theme/deriveBrand.ts';
import { colorModes, resolveTokens } from '../theme/tokens.ts';
import { toDesignTokens, tokenText } from './designTokens.ts';
import * as styles from './foundations.css.ts';
import { Specimen } from './Specimen.tsx';
import { themeCss } from './themeCss.ts';

const draft: Brand = { ...bridge, key: 'draft', name: 'Draft' };

const fields = [
  { name: 'accent', label: 'Accent', hint: 'Links, selection and ordinary actions' },
  { name: 'primary', label: 'Primary', hint: 'The one action that matters. Default: accent' },
  { name: 'neutral', label: 'Neutral', hint: 'The tint of the grays. Default: a trace of accent' },
  { name: 'chrome', label: 'Chrome', hint: 'The navigation. Default: a dark accent' },
  { name: 'focus', label: 'Focus', hint: 'The focus ring. Default: accent' },
] as const satisfies readonly {
  readonly name: keyof BrandColors;
  readonly label: string;
  readonly hint: string;
}[];

type Inputs = Readonly<Record<keyof BrandColors, string>>;

/** Derives a brand from the inputs, or returns the problem. Empty inputs use their defaults. */
function derive(inputs: Inputs) {
  const nonEmptyInputs = Object.fromEntries(
    Object.entries(inputs).filter(([, value]) => value.trim() !== ''),
  );
  const colors: BrandColors = { ...nonEmptyInputs, accent: inputs.accent };
  try {
    return { derived: deriveBrand(colors), colors };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function save(name: string, text: string, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const describe = ({ mode, role, from, to, against, minimum }: ColorAdjustment) =>
  `${role} in ${mode}: ${from} became ${to}, because it needs a contrast of ${minimum} to ${against}.`;

function ColorInput({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.colorField}>
      <input
        id={id}
        type="color"
        aria-label={`Pick ${label.toLowerCase()}`}
        className={styles.colorInput}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#888888'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField label={label} description={hint} value={value} onChange={onChange} />
    </div>
  );
}

interface BrandEditorProps {
  /** Colors to start with. */
  readonly start: Partial<Inputs> & Pick<Inputs, 'accent'>;
  /** Renders more about the colors while a brand can be derived from them. Default: nothing. */
  readonly children?: (colors: BrandColors) => ReactNode;
}

/** Derives a brand from a few colors, previews it in both modes and exports its tokens. */
export function BrandEditor({ start, children }: BrandEditorProps) {
  const [inputs, setInputs] = useState<Inputs>({ primary: '', neutral: '', chrome: '', focus: '', ...start });
  const { derived, colors, problem } = derive(inputs);
  return (
    <Stack space={6}>
      <Heading level={1}>Brand editor</Heading>
      <Text tone="muted">
        One color makes a brand. Any notation of CSS works: #7a1f5c, rgb(122 31 92), oklch(0.42 0.13 345).
      </Text>
      <div className={styles.colorFields}>
        {fields.map(({ name, label, hint }) => (
          <ColorInput
            key={name}
            label={label}
            hint={hint}
            value={inputs[name]}
            onChange={(value) => setInputs({ ...inputs, [name]: value })}
          />
        ))}
      </div>
      {problem !== undefined && <Banner tone="critical" title={problem} />}
      {derived && (
        <>
          <Inline>
            <Button onPress={() => save('draft.css', themeCss('draft', derived.tokens), 'text/css')}>
              Export CSS
            </Button>
            <Button
              onPress={() =>
                save(
                  'draft.tokens.json',
                  tokenText(
                    Object.fromEntries(
                      colorModes.map((mode) => [mode, toDesignTokens(resolveTokens(derived.tokens, mode))]),
                    ),
                  ),
                  'application/json',
                )
              }
            >
              Export design tokens
            </Button>
          </Inline>
          {derived.adjustments.length === 0 ? (
            <Banner
              tone="positive"
              title="Every color can stay: all pairs have enough contrast, in light and dark."
            />
          ) : (
            <Banner tone="caution" title="Some colors could not be read and were changed:">
              <ul>
                {derived.adjustments.map((adjustment) => (
                  <li key={`${adjustment.mode} ${adjustment.role} ${adjustment.to}`}>
                    {describe(adjustment)}
                  </li>
                ))}
              </ul>
            </Banner>
          )}
          <style>{themeCss('draft', derived.tokens)}</style>
          <div className={styles.pair}>
            {colorModes.map((mode) => (
              <BrandProvider key={mode} brand={draft} mode={mode}>
                <Specimen
                  productName="Draft Console"
                  slogan="A brand in the making"
                  pricing="https://example.com/pricing"
                />
              </BrandProvider>
            ))}
          </div>
          {children?.(colors)}
        </>
      )}
    </Stack>
  );
}
