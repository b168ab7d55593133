// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { CheckboxGrid } from '../checkbox-grid/CheckboxGrid.tsx';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { NumberField } from '../number-field/NumberField.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { SecretField } from '../secret-field/SecretField.tsx';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';
import { TagInput } from '../tag-input/TagInput.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { TimeField } from '../time-field/TimeField.tsx';

const options = [{ value: 'a', label: 'A' }] as const;

/** Never rendered: these are checked by the compiler. */
const nameless = () => [
  // @ts-expect-error a name is needed
  <Checkbox key="1" />,
  // @ts-expect-error a name is needed
  <CheckboxGrid key="2" options={options} />,
  // @ts-expect-error a name is needed
  <ComboBox key="3" options={options} />,
  // @ts-expect-error a name is needed
  <NumberField key="4" />,
  // @ts-expect-error a name is needed
  <RadioGroup key="5" options={options} />,
  // @ts-expect-error a name is needed
  <SearchField key="6" />,
  // @ts-expect-error a name is needed
  <SecretField key="7" />,
  // @ts-expect-error a name is needed
  <Select key="8" options={options} />,
  // @ts-expect-error a name is needed
  <Switch key="9" />,
  // @ts-expect-error a name is needed
  <TagInput key="10" />,
  // @ts-expect-error a name is needed
  <TextArea key="11" />,
  // @ts-expect-error a name is needed
  <TextField key="12" />,
  // @ts-expect-error a name is needed
  <TimeField key="13" />,
];

const twiceNamed = () => [
  // @ts-expect-error one name is enough
  <TextField key="1" label="Name" aria-label="Name" />,
  // @ts-expect-error one name is enough
  <Select key="2" label="Name" aria-label="Name" options={options} />,
  // @ts-expect-error one name is enough
  <Switch key="3" label="Name" aria-label="Name" />,
];

const typedByOptions = () => [
  // @ts-expect-error no option has this value
  <Select key="1" label="Name" options={options} value="b" />,
  // @ts-expect-error no option has this value
  <RadioGroup key="2" label="Name" options={options} defaultValue="b" />,
  // @ts-expect-error no option has this value
  <CheckboxGrid key="3" label="Name" options={options} value={['b']} />,
];

describe('field types', () => {
  it('reject a control without a name, with two names, or with a value that no option has', () => {
    expect([nameless, twiceNamed, typedByOptions]).toHaveLength(3);
  });

  it('accept exactly one name', () => {
    const named: ReactElement[] = [
      <TextField key="1" label="Name" />,
      <TextField key="2" aria-label="Name" />,
      <Select key="3" label="Name" options={options} value="a" onChange={(value: 'a') => value} />,
    ];
    expect(() => render(named)).not.toThrow();
  });
});
