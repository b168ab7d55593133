import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyStorage } from '../testing/StoryList.tsx';
import { AlertStore } from './AlertStore.ts';
import { AlertsButton } from './AlertsButton.tsx';
import { type AlertSettings, defaultAlertSettings } from './alertSettings.ts';
import { SavedViewStore } from './SavedViewStore.ts';

const alertsOf = (settings: Partial<AlertSettings> = {}) => {
  let kept = JSON.stringify({ ...defaultAlertSettings, ...settings });
  return new AlertStore({
    getItem: () => kept,
    setItem: (_key, text) => {
      kept = text;
    },
  });
};

const store = new SavedViewStore(
  storyStorage([{ name: 'Commercial in Texas', state: { state: 'TX' } }]),
  'all-referrals',
);

const meta = {
  title: 'Referrals/Alerts',
  component: AlertsButton,
  args: { alerts: alertsOf(), store },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Alerts/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Alerts' });
    const on = await within(dialog).findByRole('switch', { name: /^Notify me about new referrals/ });
    await waitFor(() => expect(on).toBeVisible());
  },
} satisfies Meta<typeof AlertsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alerts are off by default. */
export const Default: Story = {};

/** Alerts for a saved view, with quiet hours overnight. */
export const On: Story = {
  args: {
    alerts: alertsOf({
      isOn: true,
      viewId: 'view-0',
      hasSound: true,
      quiet: { from: '19:00:00', to: '08:00:00' },
    }),
  },
};

/** The saved view that alerts were for has been deleted. */
export const ViewDeleted: Story = {
  args: { alerts: alertsOf({ isOn: true, viewId: 'deleted' }) },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByText(/Alerts stopped because their saved view was deleted/)).toBeVisible();
  },
};

/** A note says that the browser can't save settings. */
export const NotKept: Story = {
  tags: ['no-visual'],
  args: {
    alerts: new AlertStore({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  },
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(screen.getByRole('switch', { name: 'Notify me about new referrals' }));
    await waitFor(() => expect(screen.getByText(/This browser can't save settings/)).toBeVisible());
    await expect(screen.getByRole('switch', { name: 'Notify me about new referrals' })).toBeChecked();
  },
};
