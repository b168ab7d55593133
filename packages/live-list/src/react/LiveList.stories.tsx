import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type BoxOffice, createBoxOffice, ExampleSeats } from '../testing/ExampleSeats.tsx';

const seats = [
  { id: 'A4', price: 120 },
  { id: 'A5', price: 120 },
  { id: 'C11', price: 85 },
  { id: 'F2', price: 60 },
];
const more = [{ id: 'B7', price: 95 }, ...seats, { id: 'H9', price: 45 }];

/** A list that keeps itself up to date, for any rows that have a key. */
const meta = {
  title: 'Live list/Any rows',
  component: ExampleSeats,
  loaders: [() => ({ boxOffice: createBoxOffice(seats) })],
  render: (_args, { loaded }) => <ExampleSeats boxOffice={loaded.boxOffice as BoxOffice} />,
} satisfies Meta<typeof ExampleSeats>;

export default meta;
type Story = StoryObj<typeof ExampleSeats>;

/** Advances time by milliseconds. Returns the canvas and its rows. */
async function pass(canvasElement: HTMLElement, boxOffice: BoxOffice, time: number) {
  await boxOffice.scheduler.advance(time);
  const canvas = within(canvasElement);
  return { canvas, rows: await canvas.findAllByRole('listitem') };
}

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement, loaded }) => {
    const { canvas, rows } = await pass(canvasElement, loaded.boxOffice, 100);
    await expect(rows).toHaveLength(4);
    await expect(canvas.getByText('live')).toBeVisible();
  },
};

/** While the pointer or focus is inside, rows stay in place and new rows wait behind a button. */
export const NewRowsWait: Story = {
  tags: ['LIV-9'],
  play: async ({ canvasElement, loaded: { boxOffice } }) => {
    const { canvas } = await pass(canvasElement, boxOffice, 100);
    canvas.getByRole('button', { name: 'Buy seat A5' }).focus();
    boxOffice.offer(more);
    const { rows } = await pass(canvasElement, boxOffice, 3000);
    await expect(rows).toHaveLength(4);
    await expect(await canvas.findByRole('button', { name: '2 new' })).toBeVisible();
  },
};

/** The button shows the pending rows, and the list announces them to screen readers. */
export const NewRowsShow: Story = {
  tags: ['LIV-9'],
  play: async (context) => {
    await NewRowsWait.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '2 new' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 new rows');
  },
};

/** A row that changes or leaves while the list is in use stays in place, with a note. */
export const Notes: Story = {
  play: async ({ canvasElement, loaded: { boxOffice } }) => {
    const { canvas } = await pass(canvasElement, boxOffice, 100);
    canvas.getByRole('button', { name: 'Buy seat A4' }).focus();
    boxOffice.offer(
      seats.flatMap((seat) => (seat.id === 'F2' ? [] : [{ ...seat, isSold: seat.id === 'A5' }])),
    );
    const { rows } = await pass(canvasElement, boxOffice, 3000);
    await expect(rows).toHaveLength(4);
    await expect(await canvas.findByText('Just sold')).toBeVisible();
    await expect(canvas.getByText('No longer offered')).toBeVisible();
  },
};

/** A failed request leaves the rows in place. */
export const Reconnecting: Story = {
  play: async ({ canvasElement, loaded: { boxOffice } }) => {
    await pass(canvasElement, boxOffice, 100);
    boxOffice.goDown();
    const { canvas, rows } = await pass(canvasElement, boxOffice, 3000);
    await expect(rows).toHaveLength(4);
    await expect(await canvas.findByText('reconnecting')).toBeVisible();
  },
};
