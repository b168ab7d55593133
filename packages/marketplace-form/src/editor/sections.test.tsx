// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import {
  foldedRow,
  plainMarketplace,
  renderForm,
  saveButton,
  section,
  textbox,
  unfold,
} from '../testing/renderForm.test.support.tsx';

const flip = (name: string) => screen.getByRole('switch', { name });
const radio = (name: string) => screen.getByRole('radio', { name });

describe('setup', () => {
  it('MKI-1 MKV-12 for DURATION the price mode is percent and delivered price cannot be chosen', async () => {
    const { user } = await renderForm();
    await user.click(radio('Delivered Price'));
    expect(textbox('Delivered price')).toBeVisible();
    await user.click(radio('Duration'));
    expect(radio('Percent Modifier')).toBeChecked();
    expect(radio('Delivered Price')).toBeDisabled();
    expect(textbox('Percent modifier')).toBeVisible();
    await user.click(radio('Instant'));
    expect(radio('Delivered Price')).toBeChecked();
  });

  it('MKF-14 MKF-29 the choices have their labels, and the required-data switches stand in General', async () => {
    await renderForm();
    const setup = within(section('Marketplace Setup'));
    expect(setup.getAllByRole('radio').map((option) => option.closest('label')?.textContent)).toEqual([
      'Instant',
      'Duration',
      'Billed',
      'Debit Prepaid Balance',
      'Percent Modifier',
      'Delivered Price',
    ]);
    const general = within(section('Appetite: General'));
    expect(general.getAllByRole('switch').map((option) => option.closest('label')?.textContent)).toEqual([
      'Jornaya ID',
      'Business line',
      'First name',
      'Last name',
      'City',
      'State',
      'Postal code',
      'Email address',
      'Phone number',
      'One-to-one consent',
      'Captures own consumer consent',
      'Accept warm transfers',
    ]);
  });

  it('MKF-15 the phone has its placeholder', async () => {
    await renderForm('new');
    expect(textbox('Phone number')).toHaveAttribute('placeholder', 'xxxyyyzzzz');
  });

  it('MKF-16 MKF-17 direct-call is always disabled and keeps its loaded state, whatever happens to the others', async () => {
    const { user } = await renderForm(plainMarketplace({ riskAppetite: { excludedSources: [] } }));
    const sources = await unfold(user, 'Referral sources');
    const direct = sources.getByRole('checkbox', { name: 'Direct call' });
    expect(sources.getByText("Can't be changed here.")).toBeVisible();
    expect(direct).toBeDisabled();
    expect(direct).toBeChecked();
    await user.click(sources.getByRole('button', { name: 'None' }));
    expect(direct).toBeChecked();
    expect(screen.getByText('At least one referral source must be selected.')).toBeVisible();
  });

  it('MKF-36 a new form has every source but direct-call, and no state', async () => {
    const { user } = await renderForm('new');
    expect(foldedRow('Referral sources')).toHaveTextContent('All 7 sources');
    expect(foldedRow('States')).toHaveTextContent('Required');
    const sources = await unfold(user, 'Referral sources');
    expect(sources.getByRole('checkbox', { name: 'Direct call' })).not.toBeChecked();
    expect(sources.getByRole('checkbox', { name: 'Find an agent' })).toBeChecked();
  });

  it('MKV-8 a decimal point cannot be typed into the percent modifier', async () => {
    const { user } = await renderForm();
    await user.clear(textbox('Percent modifier'));
    await user.type(textbox('Percent modifier'), '-1.5');
    expect(textbox('Percent modifier')).toHaveValue('-1');
    expect(textbox('Percent modifier')).toHaveAccessibleDescription('Whole numbers only.');
  });

  it('MKV-17 errors of a pair show below both, and either side fixes them', async () => {
    const { user } = await renderForm();
    await user.clear(textbox('Max referral price'));
    await user.type(textbox('Max referral price'), '5');
    expect(screen.queryByText('Min price cannot be greater than max price.')).toBeNull();
    await user.tab();
    expect(screen.getByText('Min price cannot be greater than max price.')).toBeVisible();
    for (const name of ['Min referral price', 'Max referral price']) {
      expect(textbox(name)).toBeInvalid();
      expect(textbox(name)).toHaveAccessibleDescription(/Min price cannot be greater than max price/);
    }
    await user.clear(textbox('Min referral price'));
    expect(screen.queryByText('Min price cannot be greater than max price.')).toBeNull();
    expect(textbox('Max referral price')).toBeValid();
  });
});

describe('two wrong bounds', () => {
  it('MKV-70 each says its own text', async () => {
    const { user } = await renderForm(
      plainMarketplace({ riskAppetite: { referralPriceMin: -3, referralPriceMax: -5 } }),
    );
    const [low, high] = [textbox('Min referral price'), textbox('Max referral price')];
    expect(await screen.findByText('Min Price cannot be less than 0.')).toBeVisible();
    expect(low).toHaveAccessibleDescription(/Min Price cannot be less than 0\./);
    expect(high).toHaveAccessibleDescription(/Max Price cannot be less than 0\./);
    await user.clear(low);
    await user.type(low, '20');
    expect(screen.queryByText('Min Price cannot be less than 0.')).toBeNull();
    expect(high).toHaveAccessibleDescription(/Max Price cannot be less than 0\./);
    expect(screen.queryByText('Min price cannot be greater than max price.')).toBeNull();
  });
});

describe('long choices', () => {
  it('MKF-14 states say in words what is chosen, and open in place by region', async () => {
    const { user } = await renderForm('new');
    const states = await unfold(user, 'States');
    await user.click(states.getByRole('checkbox', { name: 'Northeast' }));
    expect(states.getByRole('checkbox', { name: 'Vermont' })).toBeChecked();
    expect(states.getByText('9')).toBeVisible();
    await user.click(states.getByRole('checkbox', { name: 'Vermont' }));
    expect(states.getByRole('checkbox', { name: 'Northeast' })).toBePartiallyChecked();
    expect(states.getByText('8 of 9')).toBeVisible();
    await user.click(states.getByRole('button', { name: 'All' }));
    expect(screen.getByRole('button', { name: 'States All 51 states' })).toBeVisible();
    await user.click(states.getByRole('checkbox', { name: 'California' }));
    expect(screen.getByRole('button', { name: 'States All but CA' })).toBeVisible();
  });

  it('MKF-14 the search narrows the states, All and None mean those, and Enter toggles the only one', async () => {
    const { user } = await renderForm('new');
    const states = await unfold(user, 'States');
    await user.type(states.getByRole('searchbox', { name: 'Find a state' }), 'new');
    await user.click(states.getByRole('button', { name: 'All' }));
    expect(screen.getByRole('button', { name: 'States NH, NJ, NM, NY' })).toBeVisible();
    await user.clear(states.getByRole('searchbox'));
    await user.type(states.getByRole('searchbox'), 'texas{Enter}');
    expect(screen.getByRole('button', { name: 'States NH, NJ, NM, NY, TX' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(states.getByRole('button', { name: 'None' }));
    expect(screen.getByRole('button', { name: 'States At least one state must be selected.' })).toBeVisible();
  });
});

describe('appetites', () => {
  it('MKI-17 MKI-18 groups fold away, and errors of turning them on or off show at once', async () => {
    const { user } = await renderForm();
    const personal = within(section('Appetite: Personal'));
    expect(personal.queryByRole('switch', { name: 'Insured' })).toBeNull();
    await user.click(flip('Accept personal'));
    expect(personal.getByRole('switch', { name: 'Insured' })).toBeChecked();
    expect(
      personal.getByRole('button', { name: 'Business lines At least one business line must be selected.' }),
    ).toBeVisible();
    await user.click(flip('Accept personal'));
    expect(screen.queryByText('At least one business line must be selected.')).toBeNull();
    await user.click(flip('Business line'));
    await user.click(flip('Accept commercial'));
    expect(screen.getByText('At least one business line appetite must be enabled.')).toBeVisible();
    expect(within(section('Appetite: Commercial')).queryByRole('textbox')).toBeNull();
  });

  it('MKV-30 MKV-36 a third digit of years and a fourth of employees cannot be typed', async () => {
    const { user } = await renderForm();
    await user.clear(textbox('Min years in business'));
    await user.type(textbox('Min years in business'), '123');
    expect(textbox('Min years in business')).toHaveValue('12');
    await user.clear(textbox('Max number of employees'));
    await user.type(textbox('Max number of employees'), '12345');
    expect(textbox('Max number of employees')).toHaveValue('123');
  });

  it('MKV-31 MKV-38 loaded numbers out of range are kept and shown with their error', async () => {
    await renderForm(
      plainMarketplace({ riskAppetite: { yearsInBusinessMin: 150, numberOfEmployeesMax: 2500 } }),
    );
    expect(textbox('Min years in business')).toHaveValue('150');
    expect(screen.getByText('Min years in business cannot be greater than 99.')).toBeVisible();
    expect(screen.getByText('Max number of employees cannot be greater than 999.')).toBeVisible();
  });

  it('MKI-24 MKI-25 MKF-9 switching the NAICS mode rewrites the codes, which is no change', async () => {
    const industryCodes = ['111150', '236115', '722410', '484110'].map((code) => ({
      code,
      title: `Title ${code}`,
    }));
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: [plainMarketplace()], industryCodes });
    const { user } = await renderForm(plainMarketplace(), { gateway });
    const codes = within(section('Appetite: Commercial'));
    await unfold(user, 'NAICS codes');
    expect(await codes.findByText('Title 722410')).toBeVisible();
    await user.click(radio('Include'));
    expect(codes.getByText('Title 111150')).toBeVisible();
    expect(codes.queryByText('Title 722410')).toBeNull();
    expect(codes.getByText('Include 2 of 4 codes')).toBeVisible();
    expect(saveButton()).toBeDisabled();
    await user.click(radio('Exclude'));
    expect(codes.getByText('Title 722410')).toBeVisible();
  });

  it('MKV-23 codes that are none and codes that are not known are marked', async () => {
    const { user } = await renderForm(
      plainMarketplace({ riskAppetite: { excludedNaics: ['722410', '999999', '72'] } }),
    );
    expect(await screen.findByText('NAICS codes must be 6 digits and separated by commas.')).toBeVisible();
    const codes = await unfold(user, 'NAICS codes');
    expect(await codes.findByText('Unknown code')).toBeVisible();
    expect(codes.getByText('Not 6 digits')).toBeVisible();
  });
});

describe('a column of a spreadsheet', () => {
  it('MKF-19 MKV-23 is taken as NAICS codes, each with its title or what is wrong with it', async () => {
    const { user } = await renderForm(plainMarketplace({ riskAppetite: { excludedNaics: [] } }));
    const codes = await unfold(user, 'NAICS codes');
    await user.click(codes.getByRole('textbox', { name: /^NAICS codes/ }));
    await user.paste('722511\n999999\n72\n');
    await user.tab();
    expect(await codes.findByText('Full-Service Restaurants')).toBeVisible();
    expect(codes.getByText('Unknown code')).toBeVisible();
    expect(codes.getByText('Not 6 digits')).toBeVisible();
    expect(codes.getByText('NAICS codes must be 6 digits and separated by commas.')).toBeVisible();
  });

  it('MKF-26 MKV-57 MKV-59 is taken as addresses, each with what is wrong with it', async () => {
    const { user } = await renderForm(plainMarketplace({ emailRecipients: [] }));
    expect(foldedRow('Recipients')).toHaveTextContent('At least one email recipient is required.');
    const email = await unfold(user, 'Recipients');
    await user.click(email.getByRole('textbox', { name: /^Recipients/ }));
    await user.paste('ana@example.com\tAna@example.com\nben@example\n');
    await user.tab();
    expect(email.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
    expect(email.getByText('Duplicate')).toBeVisible();
    expect(email.getByText('Not an address')).toBeVisible();
    expect(email.getByText('Email addresses must be valid and separated by commas.')).toBeVisible();
  });
});

describe('delivery', () => {
  it('MKI-7 24 hours shows the whole day and disables the times; off gives them back', async () => {
    const { user } = await renderForm();
    const start = () => screen.getByRole('combobox', { name: 'Start time' });
    expect(start()).toHaveValue('9:00 AM');
    await user.click(screen.getByRole('checkbox', { name: '24 hours a day' }));
    expect(start()).toBeDisabled();
    expect(start()).toHaveValue('12:00 AM');
    await user.click(screen.getByRole('checkbox', { name: '24 hours a day' }));
    expect(start()).toBeEnabled();
    expect(start()).toHaveValue('9:00 AM');
    expect(saveButton()).toBeDisabled();
  });

  it('MKV-53 unticking the last day shows its error at once', async () => {
    const { user } = await renderForm();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await user.click(screen.getByRole('checkbox', { name: day }));
    }
    expect(screen.getByText('At least one delivery day must be selected.')).toBeVisible();
  });

  it('MKF-24 MKF-25 API delivery has its fields in order, and the key is masked until it is revealed', async () => {
    const marketplace = plainMarketplace({
      deliverToApi: true,
      deliveryApiUrl: 'https://api.example.com',
      deliveryApiKey: 'example-key',
    });
    const { user } = await renderForm(marketplace);
    const api = within(section('Delivery: API'));
    expect(api.getAllByRole('radio').map((option) => (option as HTMLInputElement).value)).toEqual([
      'GENERIC',
      'TIVLY',
      'HUB',
      'BOLD_PENGUIN',
      'DATALOT',
      'MOMENTUM',
      'CTQ',
      'BASIC',
      'X_API_KEY',
    ]);
    const key = api.getByLabelText('Delivery API key');
    expect(key).toHaveAttribute('type', 'password');
    await user.click(api.getByRole('button', { name: 'Show Delivery API key' }));
    expect(key).toHaveAttribute('type', 'text');
    expect(api.getByRole('checkbox', { name: 'Round robin delivery' })).not.toBeChecked();
  });

  it('MKI-2 MKI-13 prepaid turns on email, whose missing recipients show at once', async () => {
    const { user } = await renderForm(
      plainMarketplace({ deliverToEmailAddress: false, emailRecipients: [] }),
    );
    await user.click(radio('Debit Prepaid Balance'));
    expect(flip('Deliver to email')).toBeChecked();
    expect(screen.getByText('At least one email recipient is required.')).toBeVisible();
  });

  it('MKI-12 MKI-14 MKI-15 individual settings say why they are not available', async () => {
    const { user } = await renderForm();
    const individual = () => flip('Individual email recipient settings');
    await user.click(individual());
    expect(individual()).toBeChecked();
    await user.click(flip('Deliver to API'));
    expect(individual()).not.toBeChecked();
    expect(individual()).toBeDisabled();
    expect(individual()).toHaveAccessibleDescription('Not available while Deliver to API is on.');
    await user.click(flip('Deliver to API'));
    expect(individual()).toBeChecked();
  });

  it('MKI-15 a new marketplace has no individual settings', async () => {
    const { user } = await renderForm('new');
    await user.click(flip('Deliver to API'));
    await user.click(flip('Deliver to email'));
    expect(flip('Individual email recipient settings')).toBeDisabled();
    expect(screen.getByText('Available once the marketplace is saved.')).toBeVisible();
  });
});
