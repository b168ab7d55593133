import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { nameField } from '../testing/FormStory.tsx';
import { inWindow } from '../testing/inWindow.tsx';
import {
  type Playground as Chosen,
  choices,
  chosen,
  createPlaygroundGateway,
  toolbar,
} from '../testing/playground.ts';
import { clearToasts, withServices } from '../testing/services.tsx';
import { MarketplaceForm } from './MarketplaceForm.tsx';

const onCreated = fn();

function FormPlayground({ data, network }: Chosen) {
  const [gateway] = useState(() => createPlaygroundGateway(network));
  useEffect(() => gateway.setNetwork(network), [gateway, network]);
  return (
    <MarketplaceForm
      key={data}
      gateway={gateway}
      marketplaceId={choices.data[data].id}
      onCreated={onCreated}
    />
  );
}

/**
 * The whole form to try out. The toolbar selects the marketplace and the network, which can change while the form is
 * open. Fill in half of the form and go offline, lose the response of a save, or save after someone else. Only admins
 * see the form, so there are no roles.
 */
const meta = {
  title: 'Playgrounds/Marketplace form',
  component: FormPlayground,
  // The component is documented in Marketplace form/Form. Every state has its own stories with pictures.
  tags: ['!manifest', 'no-visual', '!dev', '!autodocs'],
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen', controls: { disable: true }, playground: toolbar },
  args: { data: 'typical', network: 'online' },
  render: (_args, { globals }) => <FormPlayground {...chosen(globals)} />,
} satisfies Meta<typeof FormPlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes the name and saves. */
async function save() {
  await userEvent.type(await nameField(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save Marketplace' }));
}

/** Choose the marketplace and the network in the toolbar. */
export const Playground: Story = {
  tags: ['dev', 'autodocs'],
  play: async () => {
    await expect(await nameField()).toHaveValue('Harbor Point Insurance');
  },
};

export const Api: Story = {
  globals: { data: 'api' },
  play: async () => {
    await expect(await nameField()).toHaveValue('Meridian Direct');
  },
};

export const New: Story = {
  globals: { data: 'empty' },
  play: async () => {
    await expect(await nameField()).toHaveValue('');
  },
};

export const ManyRecipients: Story = {
  globals: { data: 'many' },
  play: async () => {
    await expect(await screen.findByText('Showing 1 to 20 of 200 recipients')).toBeInTheDocument();
  },
};

export const LongTexts: Story = {
  globals: { data: 'long' },
  play: async () => {
    await expect(await nameField()).toHaveDisplayValue(/^The Very Long Name/);
  },
};

export const OddValues: Story = {
  globals: { data: 'hostile' },
  play: async () => {
    await expect((await screen.findAllByText(/^Can't read/))[0]).toBeVisible();
  },
};

export const Missing: Story = {
  globals: { data: 'missing' },
  play: async () => {
    await expect(await screen.findByText(/not found|does not exist|no marketplace/i)).toBeVisible();
  },
};

export const Slow: Story = {
  globals: { network: 'slow' },
  play: async () => {
    await expect(screen.queryByRole('textbox', { name: 'Marketplace name' })).toBeNull();
    await expect(await nameField()).toBeVisible();
  },
};

export const Offline: Story = {
  globals: { network: 'offline' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  },
};

export const Error500: Story = {
  globals: { network: 'error-500' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  },
};

/** The save succeeds but its response is lost. The form fetches the marketplace again and finds its own values. */
export const AnswersLost: Story = {
  globals: { network: 'lost' },
  play: async () => {
    await save();
    const toast = await screen.findByText(/has been saved successfully/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

/** Someone else saved first. The form offers to merge. */
export const SomebodyElseSaved: Story = {
  globals: { network: 'conflict' },
  play: async () => {
    await save();
    await expect(await screen.findByText(/changed by somebody else/)).toBeInTheDocument();
  },
};
