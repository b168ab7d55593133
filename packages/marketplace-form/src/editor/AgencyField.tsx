import { NumberField, useMessages } from '@advantage/ui';
import { CheckCircleIcon } from '@advantage/ui/icons';
import { agencyPlace } from '../form/agencyPlace.ts';
import { useFormActivity } from '../form/formParts.ts';
import * as en from '../messages/en.ts';
import type { Agency } from '../wire/agency.ts';
import * as styles from './AgencyField.css.ts';
import { useFormField } from './useFormField.ts';

/** The id of the agency behind the marketplace; what the person enters is looked up. */
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
  /** An id is being looked up. */
  readonly isPending: boolean;
  /** What the last lookup found. */
  readonly agency: Agency | undefined;
}

/** What the lookup is doing or has found, also for those who do not see it. */
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
          {[agency.name, agencyPlace(agency)].filter(Boolean).join(', ')}
        </>
      )}
    </output>
  );
}
