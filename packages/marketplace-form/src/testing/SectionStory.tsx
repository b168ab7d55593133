import { type ComponentType, useState } from 'react';
import { MarketplaceFormProvider } from '../form/MarketplaceFormProvider.tsx';
import { useMarketplaceForm } from '../form/useMarketplaceForm.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { createInMemoryMarketplaceGateway } from './inMemoryMarketplaceGateway.ts';
import { sampleReference } from './reference.ts';
import { frame } from './SectionStory.css.ts';

/** What a story says about a section. */
export interface SectionStoryProps {
  /** The section. */
  readonly section: ComponentType;
  /** Missing for a new marketplace. */
  readonly marketplace?: Marketplace;
  /** The form is being saved. Default false. */
  readonly isDisabled?: boolean;
}

/** One section of the form by itself, as wide as in the form. */
export function SectionStory({ section: Section, marketplace, isDisabled = false }: SectionStoryProps) {
  const [gateway] = useState(() => createInMemoryMarketplaceGateway());
  const form = useMarketplaceForm({ marketplace, reference: sampleReference });
  return (
    <MarketplaceFormProvider form={form} gateway={gateway}>
      {/* Choices of two stories on one page are two choices. */}
      <form>
        <fieldset role="none" className={frame} disabled={isDisabled}>
          <Section />
        </fieldset>
      </form>
    </MarketplaceFormProvider>
  );
}
