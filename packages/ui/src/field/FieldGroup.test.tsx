// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NumberField } from '../number-field/NumberField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldRange } from './FieldRange.tsx';

const error = 'Min years in business cannot be greater than max years in business.';
const bound = (which: string) => screen.getByRole('textbox', { name: `${which} years in business` });

it('MKV-29 describes the group and every control inside with its error', () => {
  render(
    <FieldRange
      label="Years in business"
      description="Blank means no limit."
      errorMessage={error}
      from={<NumberField aria-label="Min years in business" isInvalid />}
      to={<NumberField aria-label="Max years in business" description="At most 99." />}
    />,
  );
  const group = screen.getByRole('group', { name: 'Years in business' });
  expect(group).toHaveAccessibleDescription(`${error} Blank means no limit.`);
  expect(bound('Min')).toHaveAccessibleDescription(`${error} Blank means no limit.`);
  expect(bound('Max')).toHaveAccessibleDescription(`At most 99. ${error} Blank means no limit.`);
});

it('marks only controls with isInvalid as invalid', () => {
  render(
    <FieldRange
      label="Years in business"
      errorMessage={error}
      from={<NumberField aria-label="Min years in business" isInvalid />}
      to={<NumberField aria-label="Max years in business" />}
    />,
  );
  expect(bound('Min')).toBeInvalid();
  expect(bound('Max')).not.toBeInvalid();
});

it('shows a note and actions after its label', () => {
  render(
    <FieldGroup label="Days" labelNote="5 of 7" actions={<button type="button">Weekdays</button>}>
      <p>Monday to Friday</p>
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'Days' })).toHaveTextContent('Days5 of 7WeekdaysMonday to Friday');
});
