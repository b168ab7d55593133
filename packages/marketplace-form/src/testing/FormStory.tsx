import { fn, screen } from 'storybook/test';
import { MarketplaceForm, type MarketplaceFormProps } from '../editor/MarketplaceForm.tsx';
import { createInMemoryMarketplaceGateway } from './inMemoryMarketplaceGateway.ts';
import { type StoryService, useStoryGateway } from './services.tsx';

interface FormStoryProps extends MarketplaceFormProps {
  /** What is stored, and what is wrong with it. Default: the sample marketplaces. */
  readonly service?: StoryService | undefined;
}

/** The whole form over its own service. */
export const FormStory = ({ service, ...props }: FormStoryProps) => (
  <MarketplaceForm {...props} gateway={useStoryGateway(service)} />
);

/** What the stories of the form start from: the first sample marketplace. */
export const formArgs = { gateway: createInMemoryMarketplaceGateway(), marketplaceId: 1, onCreated: fn() };

/** The parameters of a story with its own service. */
export const service = (options: StoryService) => ({ service: options });

/** The name, once the form is there. */
export const nameField = () => screen.findByRole('textbox', { name: 'Marketplace name' });
