import {
  defaultMarketplaceForm,
  MarketplaceForm,
  type MarketplaceGateway,
  toFormValues,
} from '@advantage/marketplace-form';
import { checkForm } from '@advantage/marketplace-form/internal/values';
import {
  buildMarketplace,
  buildRecipientSetting,
  createInMemoryMarketplaceGateway,
  sampleReference,
} from '@advantage/marketplace-form/testing';
import { BrandProvider, ToastRegion } from '@advantage/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { type FormPage, industryCodes } from './contract.ts';
import { install } from './driver.ts';
import type { FormSetup } from './labels.ts';

// Our form with everything enabled: all three appetites, both delivery channels, every rule, saving and merging.

function marketplaceOf({ recipients, codes }: FormSetup) {
  const emailRecipients = Array.from({ length: recipients }, (_, index) => `agent${index}@example.com`);
  return buildMarketplace({
    id: 1,
    agencyId: null,
    deliverToApi: recipients === 1,
    deliveryApiUrl: 'https://api.example.com/leads',
    deliveryApiKey: 'example-key-not-a-secret',
    emailRecipients,
    enableIndividualEmailDeliverySettings: recipients > 1,
    individualEmailRecipientSettings:
      recipients > 1
        ? emailRecipients.map((emailAddress, index) =>
            buildRecipientSetting({ id: 5001 + index, marketplaceId: 1, emailAddress }),
          )
        : [],
    riskAppetite: {
      acceptPersonalLines: true,
      acceptLifeAnnuitiesLines: true,
      businessLines: ['CBPY', 'CGLY', 'AUTO', 'HOME', 'LIFE'],
      excludedNaics: [...industryCodes(codes)],
    },
  });
}

/** Minimum response time of a service, in milliseconds: the response isn't part of the press that requests it. */
const responseMs = 50;

/** An in-memory gateway that takes time to save, as any service does. */
function gatewayOf(marketplace: ReturnType<typeof marketplaceOf>): MarketplaceGateway {
  const gateway = createInMemoryMarketplaceGateway({ marketplaces: [marketplace] });
  return {
    ...gateway,
    async update(...given) {
      await new Promise((resolve) => setTimeout(resolve, responseMs));
      return gateway.update(...given);
    },
  };
}

let values = defaultMarketplaceForm(sampleReference);

/** Looked up once: users don't read all buttons of the page before each press. */
let showErrors: HTMLButtonElement | undefined;

function buttonOf(words: RegExp): HTMLButtonElement {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => words.test(textContent));
  if (!button) throw new Error(`There is no button ${words}.`);
  return button;
}

const page: FormPage = {
  mount(place, setup) {
    const marketplace = marketplaceOf(setup);
    values = toFormValues(marketplace, sampleReference);
    const gateway = gatewayOf(marketplace);
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <BrandProvider>
          <MarketplaceForm gateway={gateway} marketplaceId={1} onCreated={() => {}} />
          <ToastRegion />
        </BrandProvider>
      </QueryClientProvider>,
    );
  },
  validate() {
    checkForm(values, sampleReference);
    if (!showErrors?.isConnected) showErrors = buttonOf(/^\d+ errors?$/);
    showErrors.click();
  },
};

install(page);
