import { TagInput, type TagVerdict, ToggleButtonGroup, useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import { isNaicsCode } from '../fields/lists.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import { naicsModes } from '../fields/wireValues.ts';
import { useFormLoaded } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { naicsNote } from './naicsNote.ts';
import { useFormField } from './useFormField.ts';

/** Field for the industry codes of the commercial appetite. Shows the title of each code, or what is wrong with it. */
export function NaicsField() {
  const t = useMessages(en.controls);
  const { value, onChange, field } = useFormField('naicsCodes');
  const mode = useFormField('naicsMode');
  const { industryCodes } = useFormLoaded().reference;
  const getVerdict = useMemo(() => createGetVerdict(t, industryCodes), [t, industryCodes]);
  return (
    <TagInput
      {...field}
      errorMessage={field.errorMessage ?? mode.field.errorMessage}
      value={value}
      onChange={onChange}
      getVerdict={getVerdict}
      labelNote={naicsNote(mode.value, value, industryCodes, t)}
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
  );
}

/** Returns a function that describes a code: its title, or that it's unknown or invalid. */
function createGetVerdict(t: typeof en.controls, industryCodes: MarketplaceReference['industryCodes']) {
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
