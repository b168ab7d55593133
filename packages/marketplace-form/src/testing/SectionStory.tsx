import { type ComponentType, useState } from 'react';
import { expect, within } from 'storybook/test';
import { MarketplaceFormProvider } from '../form/MarketplaceFormProvider.tsx';
import { useMarketplaceForm } from '../form/useMarketplaceForm.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { createInMemoryMarketplaceGateway } from './inMemoryMarketplaceGateway.ts';
import { sampleReference } from './reference.ts';
import { frame } from './SectionStory.css.ts';

/** Props of `SectionStory`. */
export interface SectionStoryProps {
  /** The section to render. */
  readonly section: ComponentType;
  /** The marketplace to edit. Omit it for a new one. */
  readonly marketplace?: Marketplace;
  /** Whether the form is being saved. Default false. */
  readonly isDisabled?: boolean;
}

/** Renders one section of the form on its own, as wide as in the form. */
export function SectionStory({ section: Section, marketplace, isDisabled = false }: SectionStoryProps) {
  const [gateway] = useState(() => createInMemoryMarketplaceGateway());
  const form = useMarketplaceForm({ marketplace, reference: sampleReference });
  return (
    <MarketplaceFormProvider form={form} gateway={gateway}>
      {/* A form element keeps the radio groups of two stories on one page apart. */}
      <form>
        <fieldset role="none" className={frame} disabled={isDisabled}>
          <Section />
        </fieldset>
      </form>
    </MarketplaceFormProvider>
  );
}

/** Parameters of a section's stories: the code that renders it, and no controls. */
export const sectionParameters = (name: string) => ({
  controls: { disable: true },
  docs: {
    source: {
      code: `<MarketplaceFormProvider form={form} gateway={gateway}>\n  <${name} />\n</MarketplaceFormProvider>`,
    },
  },
});

/** Creates a play function that waits for each of the texts. */
export const showsTexts =
  (...texts: readonly string[]) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    for (const text of texts) await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };
