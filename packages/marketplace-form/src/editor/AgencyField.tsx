import { NumberField, useMessages } from '@advantage/ui';
import { CheckCircleIcon } from '@advantage/ui/icons';
import { formatAgencyLocation } from '../form/formatAgencyLocation.ts';
import { useFormActivity } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import type { Agency } from '../wire/agency.ts';
import * as styles from './AgencyField.css.ts';
import { useFormField } from './useFormField.ts';

/** Field for the ID of the marketplace's agency. Looks up the entered ID. */
export function AgencyField() {
  const { value, onChange, field } = useFormField('agencyId');
  const { lookUp, isPending, agency } = useFormActivity().lookup;
  return (
    <NumberField
      {...field}
      value={value}
      onChange={(next) => {
        onChange(next);
        lookUp(next);
      }}
      allowNegative
      description={<Outcome isPending={isPending && value !== ''} agency={agency} />}
    />
  );
}

interface OutcomeProps {
  /** Whether an ID is being looked up. */
  readonly isPending: boolean;
  /** The agency found by the last lookup, if any. */
  readonly agency: Agency | undefined;
}

/** Status and result of the lookup, announced to screen readers. */
function Outcome({ isPending, agency }: OutcomeProps) {
  const t = useMessages(en.controls);
  return (
    <output className={styles.outcome}>
      {!agency && (isPending ? t.agencyPending : t.agencyHint)}
      {agency && (
        <>
          <span className={styles.mark}>
            <CheckCircleIcon size={16} />
          </span>
          {[agency.name, formatAgencyLocation(agency)].filter(Boolean).join(', ')}
        </>
      )}
    </output>
  );
}
