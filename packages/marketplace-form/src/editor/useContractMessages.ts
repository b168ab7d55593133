import { useMessages } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { ContractMessages } from '../values/contract.ts';

/** The sentences of a marketplace, in the words of the host. */
export function useContractMessages(): ContractMessages {
  const contractTexts = useMessages(en.contractTexts);
  const scheduleTexts = useMessages(en.scheduleTexts);
  const marketplaceTypeNames = useMessages(en.marketplaceTypeNames);
  const paymentOptionNames = useMessages(en.paymentOptionNames);
  const deliveryMethodNames = useMessages(en.deliveryMethodNames);
  const apiAuthNames = useMessages(en.apiAuthNames);
  return useMemo(
    () => ({
      contractTexts,
      scheduleTexts,
      marketplaceTypeNames,
      paymentOptionNames,
      deliveryMethodNames,
      apiAuthNames,
    }),
    [
      contractTexts,
      scheduleTexts,
      marketplaceTypeNames,
      paymentOptionNames,
      deliveryMethodNames,
      apiAuthNames,
    ],
  );
}
