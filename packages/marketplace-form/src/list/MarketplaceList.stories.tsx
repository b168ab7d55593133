import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import { clearToasts, type StoryService, useStoryGateway, withServices } from '../testing/services.tsx';
import { noMarketplaceFilters } from './filters.ts';
import { MarketplaceList, type MarketplaceListProps } from './MarketplaceList.tsx';

function ListStory({ service, ...props }: MarketplaceListProps & { readonly service?: StoryService }) {
  return <MarketplaceList {...props} gateway={useStoryGateway(service)} />;
}

const meta = {
  title: 'Marketplace form/List',
  component: MarketplaceList,
  decorators: [withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { gateway: createInMemoryMarketplaceGateway() },
  render: (args, { parameters }) => <ListStory {...args} service={parameters.service as StoryService} />,
} satisfies Meta<typeof MarketplaceList>;

export default meta;
type Story = StoryObj<typeof meta>;

const service = (options: StoryService) => ({ service: options });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

export const Default: Story = {
  tags: ['desktop', 'MKL-1', 'MKL-2', 'MKL-3', 'MKL-4', 'MKL-6', 'MKL-11', 'brands'],
};

/** Enter on its handle picks up a row, the arrow keys move it, and Enter drops it. */
export const DragWithTheKeyboard: Story = {
  tags: ['MKL-12', 'MKL-13'],
  play: async () => {
    await rowOf('Harbor Point Insurance');
    screen.getByRole('link', { name: 'New marketplace' }).focus();
    await userEvent.tab();
    const handle = screen.getByRole('button', { name: 'Drag Harbor Point Insurance' });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText(/^Picked up Harbor Point Insurance, position 1 of /)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      screen.getByText(/^Harbor Point Insurance, position 2 of .*, between Meridian Direct and Cartwright/),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByText('Marketplace priorities updated successfully.')).toBeVisible(),
    );
    const first = screen.getAllByRole('rowheader')[0];
    await expect(first).toHaveTextContent('Meridian Direct');
    await waitFor(() => expect(handle).toHaveFocus());
  },
};

/** Presses a handle and moves the pointer down by `distance` pixels. */
async function hold(name: string, pointerType: string, distance: number) {
  const handle = await screen.findByRole('button', { name: `Drag ${name}` });
  const { left, top, width, height } = handle.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const pointer = { pointerId: 7, pointerType, isPrimary: true, bubbles: true, cancelable: true };
  handle.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, ...at, button: 0 }));
  window.dispatchEvent(
    new PointerEvent('pointermove', { ...pointer, ...at, clientY: at.clientY + distance }),
  );
  return {
    drop: () => window.dispatchEvent(new PointerEvent('pointerup', { ...pointer, ...at })),
  };
}

/** A row being dragged by touch is lifted to its new place, and the others make room. */
export const DragWithAFinger: Story = {
  tags: ['desktop', 'MKL-12'],
  play: async () => {
    const row = await rowOf('Harbor Point Insurance');
    await hold('Harbor Point Insurance', 'touch', 130);
    await waitFor(() => expect(row).toHaveAttribute('data-dragging', 'true'));
    await expect(row).toHaveTextContent(/^3/);
    await expect(await rowOf('Cartwright Specialty')).toHaveTextContent(/^2/);
  },
};

/** Every way to move a row without dragging it. */
export const MoveMenu: Story = {
  tags: ['MKL-12'],
  play: async () => {
    const row = await rowOf('Cartwright Specialty');
    await userEvent.click(within(row).getByRole('button', { name: 'More for Cartwright Specialty' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move up' })).toBeVisible());
  },
};

export const MoveToPosition: Story = {
  tags: ['MKL-13'],
  play: async () => {
    const row = await rowOf('Northgate Risk Partners');
    await userEvent.click(within(row).getByRole('button', { name: 'More for Northgate Risk Partners' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to position…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move Northgate Risk Partners' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Toggling: Story = {
  tags: ['MKL-7', 'MKL-8'],
  parameters: service({ prepare: (gateway) => void gateway.hold('update') }),
  play: async () => {
    const toggle = within(await rowOf('Northgate Risk Partners')).getByRole('switch');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
  },
};

export const ToggleFailed: Story = {
  tags: ['MKL-9', 'MKL-10', 'ERR-14'],
  parameters: service({ prepare: (gateway) => gateway.fail('update') }),
  play: async () => {
    const toggle = within(await rowOf('Harbor Point Insurance')).getByRole('switch');
    await userEvent.click(toggle);
    const text = 'Failed to update marketplace [1]. Please refresh the page and try again.';
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await expect(toggle).toBeChecked();
  },
};

export const SavingTheOrder: Story = {
  tags: ['MKL-17'],
  parameters: service({ prepare: (gateway) => void gateway.hold('reorder') }),
  play: async () => {
    const row = await rowOf('Meridian Direct');
    await userEvent.click(within(row).getByRole('button', { name: 'More for Meridian Direct' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await waitFor(() => expect(screen.getByText('Saving the order')).toBeVisible());
  },
};

export const Loading: Story = {
  tags: ['MKL-17'],
  parameters: service({ prepare: (gateway) => void gateway.hold('list') }),
};

export const Failed: Story = {
  tags: ['ERR-12'],
  parameters: service({ prepare: (gateway) => gateway.fail('list') }),
  play: async () => {
    const text = 'Error retrieving marketplaces. Please refresh the page and try again.';
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  },
};

export const AgenciesFailed: Story = {
  tags: ['ERR-13'],
  parameters: service({ prepare: (gateway) => gateway.fail('findAgency') }),
};

export const Empty: Story = { parameters: service({ marketplaces: [] }) };

export const LongTexts: Story = {
  parameters: service({
    marketplaces: sampleMarketplaces.slice(0, 3).map((marketplace) => ({
      ...marketplace,
      marketplaceName: `${marketplace.marketplaceName} and Associates of the Greater Chattahoochee Valley`,
    })),
  }),
};

/** The service sent fields with unexpected types. The marketplace is flagged and keeps its position. */
export const OddFields: Story = {
  tags: ['MKL-18'],
  parameters: service({
    marketplaces: sampleMarketplaces
      .slice(0, 4)
      .map((row) => (row.id === 2 ? { ...row, phoneNumber: 7, riskAppetite: { stateCodes: 'GA' } } : row)),
  }),
  play: async () => {
    await expect(await screen.findByText("Can't read Phone number and States.")).toBeVisible();
  },
};

/** Two filters are set. Positions still count all marketplaces. */
export const Filtered: Story = {
  tags: ['MKL-20'],
  args: { filters: { ...noMarketplaceFilters, category: 'PL', enabled: true }, stepsLeft: () => [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^7 of 13 marketplaces/)).toBeVisible());
    await expect(screen.queryByRole('row', { name: /^Harbor Point/ })).toBeNull();
  },
};

export const NothingFound: Story = {
  tags: ['desktop', 'MKL-20'],
  args: { filters: { ...noMarketplaceFilters, search: 'Nobody Insurance' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No marketplaces match' })).toBeVisible());
  },
};

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
