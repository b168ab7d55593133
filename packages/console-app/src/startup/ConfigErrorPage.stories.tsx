import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConfigErrorPage } from './ConfigErrorPage.tsx';

const meta = {
  title: 'Console/Configuration error',
  component: ConfigErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    problems: [
      { field: 'services.core', message: 'is missing' },
      {
        field: 'keycloak.url',
        message: 'must be an absolute http or https address, e.g. https://api.example.com',
      },
      { field: 'authHeaders.0.header', message: 'must be one of bearer, basic, none' },
      { field: 'pollInterval', message: "isn't a known field" },
    ],
  },
} satisfies Meta<typeof ConfigErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lists every invalid field at once. */
export const Default: Story = {
  tags: ['AUT-2', 'API-1', 'brands'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Missing: Story = {
  args: { problems: [{ field: '/config.json', message: 'could not be loaded (status 404)' }] },
};
