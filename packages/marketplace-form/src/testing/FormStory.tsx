import { fn, screen } from 'storybook/test';
import { MarketplaceForm, type MarketplaceFormProps } from '../editor/MarketplaceForm.tsx';
import { createInMemoryMarketplaceGateway } from './inMemoryMarketplaceGateway.ts';
import { type StoryService, useStoryGateway } from './services.tsx';

interface FormStoryProps extends MarketplaceFormProps {
  /** Initial data and faults of the service. Default: the sample marketplaces. */
  readonly service?: StoryService | undefined;
}

/** Renders the whole form with its own in-memory gateway. */
export const FormStory = ({ service, ...props }: FormStoryProps) => (
  <MarketplaceForm {...props} gateway={useStoryGateway(service)} />
);

/** Default args of form stories: the first sample marketplace. */
export const formArgs = { gateway: createInMemoryMarketplaceGateway(), marketplaceId: 1, onCreated: fn() };

/** Returns the parameters of a story with its own service. */
export const service = (options: StoryService) => ({ service: options });

/** Waits for the form and returns its name field. */
export const nameField = () => screen.findByRole('textbox', { name: 'Marketplace name' });
