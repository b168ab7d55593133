import { usStates } from '@advantage/reference-data';
import { Columns, FieldGroup, SectionDivider } from '@advantage/ui';
import { AgencyField } from '../agency/AgencyField.tsx';
import { FormCheckbox } from '../controls/FormCheckbox.tsx';
import { FormNumber } from '../controls/FormNumber.tsx';
import { FormRadios, radioOptions } from '../controls/FormRadios.tsx';
import { FormRange } from '../controls/FormRange.tsx';
import { FormSwitch } from '../controls/FormSwitch.tsx';
import { FormText } from '../controls/FormText.tsx';
import { FormTicks } from '../controls/FormTicks.tsx';
import { paymentLabels, priceModeLabels, typeLabels } from '../form/choices.ts';
import { effectivePriceMode } from '../form/effective.ts';
import { sourceNames } from '../form/reference.ts';
import { useStatus, useValue } from '../session/FormSessionContext.ts';
import { directCallSource } from '../wire/values.ts';
import { FormSection } from './FormSection.tsx';
import { percentExample } from './percentExample.ts';

const types = radioOptions<string>(typeLabels);
const payments = radioOptions(paymentLabels);
const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

/** Who the marketplace is, how it pays, and where its referrals come from (MKF-14). */
export function SetupSection() {
  return (
    <FormSection id="setup">
      <Columns>
        <FormRadios name="marketplaceType" options={types} />
        <FieldGroup label="Generic">
          <FormSwitch name="generic" />
        </FieldGroup>
      </Columns>
      <Columns>
        <AgencyField />
        <FormText name="marketplaceName" isRequired />
        <FormText name="legalEntityName" />
        <FormText name="phoneNumber" type="tel" placeholder="xxxyyyzzzz" isRequired />
      </Columns>
      <FormCheckbox name="superSubMarketplace" />
      <SectionDivider />
      <PriceFields />
      <SectionDivider />
      <SourcesField />
      <FormTicks name="states" options={states} filterLabel="Find a state" />
    </FormSection>
  );
}

/** The price of the mode in use; a delivered price is for INSTANT only (MKI-1). */
function PriceFields() {
  const marketplaceType = useValue('marketplaceType');
  const priceMode = effectivePriceMode({ marketplaceType, priceMode: useValue('priceMode') });
  const isInstant = marketplaceType === 'INSTANT';
  const modes = radioOptions(priceModeLabels).map((option) => ({
    ...option,
    isDisabled: option.value === 'DELIVERED_PRICE' && !isInstant,
  }));
  return (
    <Columns>
      <FormRadios name="paymentOption" options={payments} />
      <FormRadios name="priceMode" options={modes} value={priceMode} />
      {priceMode === 'DELIVERED_PRICE' ? (
        <FormNumber name="deliveredPrice" prefix="$" allowDecimals hasSeparators />
      ) : (
        <PercentField />
      )}
      <FormRange
        label="Referral price"
        min="referralPriceMin"
        max="referralPriceMax"
        prefix="$"
        allowDecimals
        description="Blank means no limit."
      />
    </Columns>
  );
}

function PercentField() {
  const example = percentExample(useValue('percentModifier'));
  return <FormNumber name="percentModifier" suffix="%" allowNegative description={example} />;
}

/** Direct-call keeps what was loaded (MKF-16, MKF-17). */
function SourcesField() {
  const names = sourceNames(useStatus(({ reference }) => reference));
  const options = names.map((name) => ({ value: name, label: name, isDisabled: name === directCallSource }));
  return <FormTicks name="referralSources" options={options} columns={3} />;
}
