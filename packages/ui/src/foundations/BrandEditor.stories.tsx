import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BrandEditor } from './BrandEditor.tsx';

const meta = {
  title: 'Foundations/Brand editor',
  // The page shows the editor with real screens.
  tags: ['desktop', '!autodocs'],
  component: BrandEditor,
  args: { start: { accent: '#7a1f5c' } },
} satisfies Meta<typeof BrandEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A brand derived from one color. */
export const Default: Story = {
  tags: ['BRD-8', 'brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Every color can stay/)).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Order Now - $28' }))
      await expect(button).toBeVisible();
  },
};

/** Yellow is unreadable on white: the accent is darkened, and the page says so. */
export const Adjusted: Story = {
  args: { start: { accent: '#ffe600', primary: '#ffd400' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^accent\.bg in light: #ffe600 became/)).toBeVisible();
  },
};

/** An invalid color is named, and the other fields keep their values. */
export const NotAColor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Chrome' }), 'plum pudding');
    await expect(canvas.getByText('deriveBrand: chrome is not a color: "plum pudding".')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Accent' })).toHaveValue('#7a1f5c');
  },
};
