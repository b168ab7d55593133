import { Columns, FieldGroup, SectionDivider, useMessages } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { stateChoices } from '../fields/choices.ts';
import { sourceNames } from '../fields/reference.ts';
import { directCallSource } from '../fields/wireValues.ts';
import { useFieldValue, useFormLoaded } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { effectivePriceMode } from '../values/effective.ts';
import { AgencyField } from './AgencyField.tsx';
import { FormCheckbox } from './FormCheckbox.tsx';
import { FormCheckboxGroup } from './FormCheckboxGroup.tsx';
import { FormNumber } from './FormNumber.tsx';
import { FormRadios, radioOptions } from './FormRadios.tsx';
import { FormRange } from './FormRange.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { FormSwitch } from './FormSwitch.tsx';
import { FormText } from './FormText.tsx';
import { percentExample } from './percentExample.ts';

/** Section for the marketplace's identity, prices, sources and states. */
export function SetupSection({ children }: SectionProps) {
  const t = useMessages(en.controls);
  const states = stateChoices(useMessages(en.usStateNames));
  return (
    <FormSection id="setup">
      <Columns>
        <FormRadios
          name="marketplaceType"
          options={radioOptions<string>(useMessages(en.marketplaceTypeNames))}
        />
        <FieldGroup label={t.generic}>
          <FormSwitch name="generic" />
        </FieldGroup>
      </Columns>
      <Columns>
        <AgencyField />
        <FormText name="marketplaceName" />
        <FormText name="legalEntityName" />
        <FormText name="phoneNumber" type="tel" placeholder={t.phoneFormat} />
      </Columns>
      <FormCheckbox name="superSubMarketplace" />
      <SectionDivider />
      <PriceFields />
      <SectionDivider />
      <SourcesField />
      <FormCheckboxGroup name="states" options={states} filterLabel={t.findState} />
      {children}
    </FormSection>
  );
}

/** Price fields of the current price mode. A delivered price is for INSTANT only. */
function PriceFields() {
  const t = useMessages(en.controls);
  const marketplaceType = useFieldValue('marketplaceType');
  const priceMode = effectivePriceMode({ marketplaceType, priceMode: useFieldValue('priceMode') });
  const isInstant = marketplaceType === 'INSTANT';
  const modes = radioOptions(useMessages(en.priceModeNames)).map((option) => ({
    ...option,
    isDisabled: option.value === 'DELIVERED_PRICE' && !isInstant,
  }));
  return (
    <Columns>
      <FormRadios name="paymentOption" options={radioOptions(useMessages(en.paymentOptionNames))} />
      <FormRadios name="priceMode" options={modes} value={priceMode} />
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
        description={t.blankMeansNoLimit}
      />
    </Columns>
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

/** Referral sources. Direct-call is disabled and keeps its loaded value. */
function SourcesField() {
  const names = sourceNames(useFormLoaded().reference);
  const options = names.map((name) => ({ value: name, label: name, isDisabled: name === directCallSource }));
  return <FormCheckboxGroup name="referralSources" options={options} columns={3} />;
}
