import { TagInput, type TagVerdict, ToggleButtonGroup } from '@advantage/ui';
import { useMemo } from 'react';
import { isNaicsCode } from '../fields/lists.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import { naicsModes } from '../fields/wireValues.ts';
import { useFormLoaded } from '../form/formParts.ts';
import { texts } from '../form/texts.ts';
import { naicsNote } from './naicsNote.ts';
import { useFormField } from './useFormField.ts';

const modeLabels = { exclude: 'Exclude', include: 'Include' } as const;

/** The industry codes of the commercial appetite, each with its title or what is wrong with it (MKF-19). */
export function NaicsField() {
  const { value, onChange, field } = useFormField('naicsCodes');
  const mode = useFormField('naicsMode');
  const { industryCodes } = useFormLoaded().reference;
  const getVerdict = useMemo(() => verdictsOf(industryCodes), [industryCodes]);
  return (
    <TagInput
      {...field}
      errorMessage={field.errorMessage ?? mode.field.errorMessage}
      value={value}
      onChange={onChange}
      getVerdict={getVerdict}
      labelNote={naicsNote(mode.value, value, industryCodes)}
      description={industryCodes ? texts.naicsHint : `${texts.naicsHint} ${texts.naicsUnavailable}`}
      placeholder="Add a code"
      actions={
        <span id={mode.field.id}>
          <ToggleButtonGroup
            label={mode.field.label}
            options={naicsModes.map((key) => ({
              key,
              label: modeLabels[key],
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

/** What is to say about a code: its title, that it is not known, or that it is none. */
function verdictsOf(industryCodes: MarketplaceReference['industryCodes']) {
  const titles = new Map(
    industryCodes?.map(({ code, title, description }) => [code, title ?? description ?? '']),
  );
  return (code: string): TagVerdict => {
    if (!isNaicsCode(code)) return { tone: 'critical', text: 'Not 6 digits' };
    const title = titles.get(code);
    if (title === undefined && industryCodes) return { tone: 'caution', text: 'Not a known code' };
    return { tone: 'neutral', ...(title && { text: title }) };
  };
}
