import { FieldGroup, NumberField, useMessages } from '@advantage/ui';
import { CheckCircleIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import { sourceChoices, stateChoices, stateRegions } from '../fields/choices.ts';
import { parseNumber, toMultiplier } from '../fields/numbers.ts';
import { directCallSource } from '../fields/wireValues.ts';
import { useFieldValue, useFormActivity, useFormField, useFormLoaded } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { effectivePriceMode } from '../values/effective.ts';
import { formatAgencyLocation } from '../wire/formatAgencyLocation.ts';
import * as styles from './FieldRow.css.ts';
import { FoldedChoices } from './FoldedChoices.tsx';
import { FoldedRows } from './FoldedField.tsx';
import {
  FormCheckbox,
  FormNumber,
  FormRadios,
  FormRange,
  FormSwitch,
  FormText,
  radioOptions,
} from './FormControls.tsx';
import { Alone, FieldRow, FormSection, type SectionProps } from './FormSection.tsx';

/** Section for the marketplace's identity, prices, sources and states. */
export function SetupSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  return (
    <FormSection id="setup">
      <FieldRow>
        <FormRadios
          name="marketplaceType"
          options={radioOptions<string>(useMessages(en.marketplaceTypeNames))}
        />
        <FieldGroup label={t.generic}>
          <FormSwitch name="generic" />
        </FieldGroup>
        <AgencyField />
        <FormText name="marketplaceName" />
        <FormText name="legalEntityName" />
        <FormText name="phoneNumber" type="tel" placeholder={t.phoneFormat} />
      </FieldRow>
      <Alone>
        <FormCheckbox name="superSubMarketplace" />
      </Alone>
      <PriceFields />
      <FoldedRows>
        <SourcesField />
        <StatesField />
      </FoldedRows>
      {children}
    </FormSection>
  );
}

/** Price fields of the current price mode. A delivered price is for INSTANT only. */
function PriceFields() {
  const t = useMessages(en.controls);
  const marketplaceType = useFieldValue('marketplaceType');
  const priceMode = effectivePriceMode({ marketplaceType, priceMode: useFieldValue('priceMode') });
  const modeNames = useMessages(en.priceModeNames);
  const typeNames = useMessages(en.marketplaceTypeNames);
  const modes = radioOptions(modeNames).map((option) => ({
    ...option,
    isDisabled: effectivePriceMode({ marketplaceType, priceMode: option.value }) !== option.value,
  }));
  return (
    <FieldRow>
      <FormRadios name="paymentOption" options={radioOptions(useMessages(en.paymentOptionNames))} />
      <FormRadios
        name="priceMode"
        options={modes}
        value={priceMode}
        description={
          modes.some(({ isDisabled }) => isDisabled)
            ? t.needsInstant(modeNames.DELIVERED_PRICE, typeNames.INSTANT)
            : undefined
        }
      />
      {priceMode === 'DELIVERED_PRICE' ? (
        <FormNumber name="deliveredPrice" prefix="$" allowDecimals hasSeparators />
      ) : (
        <PercentField />
      )}
      <FormRange
        label={t.referralPrice}
        min="referralPriceMin"
        max="referralPriceMax"
        prefix="$"
        allowDecimals
      />
    </FieldRow>
  );
}

function PercentField() {
  const example = percentExample(
    useFieldValue('percentModifier'),
    useMessages(en.controls),
    useMessages(numbers),
  );
  return <FormNumber name="percentModifier" suffix="%" allowNegative description={example} />;
}

/** Referral sources. Direct-call can't be changed and keeps its loaded value. */
function SourcesField() {
  const t = useMessages(en.controls);
  const choices = sourceChoices(useFormLoaded().reference.referralSources, useMessages(en.sourceTexts));
  return (
    <FoldedChoices
      name="referralSources"
      options={choices.filter(({ value }) => value !== directCallSource)}
      locked={choices.find(({ value }) => value === directCallSource)}
      words={{ all: t.allSources }}
    />
  );
}

/** States, by region. */
function StatesField() {
  const t = useMessages(en.controls);
  const states = stateChoices(useMessages(en.usStateNames));
  return (
    <FoldedChoices
      name="states"
      options={states}
      groups={stateRegions(states, useMessages(en.regionNames))}
      words={{ all: t.allStates, short: ({ value }) => value, isCounted: true }}
      findLabel={t.findState}
    />
  );
}

/** Field for the ID of the marketplace's agency. Looks up the entered ID and announces the outcome. */
function AgencyField() {
  const t = useMessages(en.controls);
  const { value, onChange, field } = useFormField('agencyId');
  const { lookUp, isPending, agency } = useFormActivity().lookup;
  const outcome = agency ? (
    <>
      <span className={styles.mark}>
        <CheckCircleIcon size={16} />
      </span>
      <span>{[agency.name, formatAgencyLocation(agency)].filter(Boolean).join(', ')}</span>
    </>
  ) : (
    <span>{isPending && value !== '' ? t.agencyPending : t.agencyHint}</span>
  );
  return (
    <NumberField
      {...field}
      size="m"
      value={value}
      onChange={(next) => {
        onChange(next);
        lookUp(next, value);
      }}
      allowNegative
      description={field.errorMessage ? undefined : <output className={styles.outcome}>{outcome}</output>}
    />
  );
}

/** Returns an example of what a percent modifier does to a price; undefined if the text isn't a valid percentage. */
export function percentExample(text: string, t = en.controls, amounts = numbers): string | undefined {
  const percent = parseNumber(text);
  if (percent.kind !== 'number' || !Number.isInteger(percent.value) || percent.value < -100) return undefined;
  return t.percentExample(amounts.money(30), amounts.money(30 * toMultiplier(percent.value)));
}
