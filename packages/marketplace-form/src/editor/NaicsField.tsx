import { TagInput, type TagVerdict, ToggleButtonGroup, useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import { isNaicsCode, parseNaics } from '../fields/lists.ts';
import type { IndustryCode } from '../fields/reference.ts';
import { type NaicsMode, naicsModes } from '../fields/wireValues.ts';
import { useFormField, useFormLoaded } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { FoldedField } from './FoldedField.tsx';

/** Field for the industry codes of the commercial appetite. Shows the title of each code, or what is wrong with it. */
export function NaicsField() {
  const t = useMessages(en.controls);
  const { value, onChange, field } = useFormField('naicsCodes');
  const mode = useFormField('naicsMode');
  const { industryCodes } = useFormLoaded().reference;
  const getVerdict = useMemo(() => createGetVerdict(t, industryCodes), [t, industryCodes]);
  const errorMessage = field.errorMessage ?? mode.field.errorMessage;
  return (
    <FoldedField
      id={field.id}
      paths={['naicsCodes', 'naicsMode']}
      label={field.label}
      value={naicsWords(mode.value, value, industryCodes, t)}
      emptyText={t.noCodes}
      errorMessage={errorMessage}
    >
      {() => (
        <TagInput
          aria-label={field.label}
          name={field.name}
          onBlur={field.onBlur}
          isInvalid={field.isInvalid || mode.field.isInvalid}
          errorMessage={errorMessage}
          value={value}
          onChange={onChange}
          getVerdict={getVerdict}
          description={industryCodes ? t.naicsHint : `${t.naicsHint} ${t.naicsUnavailable}`}
          placeholder={t.addCode}
          actions={
            <span id={mode.field.id}>
              <ToggleButtonGroup
                label={mode.field.label}
                options={naicsModes.map((key) => ({
                  key,
                  label: t[key],
                  isDisabled: key === 'include' && industryCodes === undefined,
                }))}
                selectedKey={mode.value}
                onSelectionChange={mode.onChange}
              />
            </span>
          }
        />
      )}
    </FoldedField>
  );
}

/** Says which codes are taken: 'Exclude 5 codes, 1 unknown', 'Include 52 of 55 codes', or nothing for none. */
export function naicsWords(
  mode: NaicsMode,
  text: string,
  industryCodes: readonly IndustryCode[] | undefined,
  t = en.controls,
): string {
  const { codes } = parseNaics(text);
  const known = new Set(industryCodes?.map(({ code }) => code));
  const unknown = industryCodes ? codes.filter((code) => !known.has(code)).length : 0;
  if (mode === 'include' && industryCodes) return t.includeCodes(codes.length - unknown, known.size);
  if (codes.length === 0) return '';
  return [t.excludeCodes(codes.length), unknown > 0 && t.codesUnknown(unknown)].filter(Boolean).join(', ');
}

/** Returns a function that describes a code: its title, or that it's unknown or invalid. */
function createGetVerdict(t: typeof en.controls, industryCodes: readonly IndustryCode[] | undefined) {
  const titles = new Map(
    industryCodes?.map(({ code, title, description }) => [code, title ?? description ?? '']),
  );
  return (code: string): TagVerdict => {
    if (!isNaicsCode(code)) return { tone: 'critical', text: t.notACode };
    const title = titles.get(code);
    if (title === undefined && industryCodes) return { tone: 'caution', text: t.unknownCode };
    return { tone: 'neutral', ...(title && { text: title }) };
  };
}
