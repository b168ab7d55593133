import type { ApiAuthType, DeliveryMethod, MarketplaceType, PaymentOption, PriceMode } from './wireValues.ts';

// The words of every choice (MKF-29).

/** The words of the marketplace types. */
export const typeLabels: Readonly<Record<MarketplaceType, string>> = {
  INSTANT: 'Instant',
  DURATION: 'Duration',
};

/** The words of the payment options. */
export const paymentLabels: Readonly<Record<PaymentOption, string>> = {
  BILLED: 'Billed',
  DEBIT_PREPAID_BALANCE: 'Debit Prepaid Balance',
};

/** The words of the price modes. */
export const priceModeLabels: Readonly<Record<PriceMode, string>> = {
  PERCENT_MODIFIER: 'Percent Modifier',
  DELIVERED_PRICE: 'Delivered Price',
};

/** The words of the delivery methods. */
export const deliveryMethodLabels: Readonly<Record<DeliveryMethod, string>> = {
  GENERIC: 'Generic',
  TIVLY: 'Tivly',
  HUB: 'HUB',
  BOLD_PENGUIN: 'Bold Penguin',
  DATALOT: 'Datalot',
  MOMENTUM: 'Momentum',
  CTQ: 'CTQ',
};

/** The words of the ways to authenticate. */
export const apiAuthLabels: Readonly<Record<ApiAuthType, string>> = {
  BASIC: 'Basic',
  X_API_KEY: 'X-API-Key',
};
