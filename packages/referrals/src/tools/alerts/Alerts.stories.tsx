import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseTool } from '../../testing/chooseTool.ts';
import { createMemorySource } from '../../testing/createMemorySource.ts';
import { frame } from '../../testing/frame.css.ts';
import { StoryList, storyStorage } from '../../testing/StoryList.tsx';
import { type AlertSettings, AlertStore, defaultAlertSettings } from './AlertStore.ts';

const alertsOf = (settings: Partial<AlertSettings> = {}) => {
  let kept = JSON.stringify({ ...defaultAlertSettings, ...settings });
  return new AlertStore({
    getItem: () => kept,
    setItem: (_key, text) => {
      kept = text;
    },
  });
};

const storage = storyStorage([{ name: 'Commercial in Texas', state: { state: 'TX' } }]);

/** Alerts agents to new referrals while they do something else. */
const meta = {
  title: 'Referrals/Alerts',
  component: StoryList,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: { source: createMemorySource(), storage, alerts: alertsOf() },
  play: async () => {
    await chooseTool(userEvent, screen, 'Alerts');
    const dialog = await screen.findByRole('dialog', { name: 'Alerts' });
    const on = await within(dialog).findByRole('switch', { name: /^Notify me about new referrals/ });
    await waitFor(() => expect(on).toBeVisible());
  },
} satisfies Meta<typeof StoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alerts are off by default, and there is nothing else to set. */
export const Default: Story = {
  tags: ['brands'],
  play: async () => {
    await meta.play();
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

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

const overnight = alertsOf({ isOn: true, quiet: { from: '19:00:00', to: '08:00:00' } });

/** Typed quiet hours apply at once. Text that isn't a time stays, with a message, and changes nothing. */
export const QuietHours: Story = {
  tags: ['no-visual', 'MKV-76'],
  args: { alerts: overnight },
  play: async () => {
    await meta.play();
    const [from, until] = screen.getAllByRole('combobox', { name: /^Quiet/ });
    if (!from || !until) throw new Error('The quiet hours are missing.');
    await userEvent.clear(from);
    await userEvent.type(from, '21h');
    await expect(overnight.settings.get().quiet).toEqual({ from: '21:00:00', to: '08:00:00' });
    await userEvent.clear(until);
    await userEvent.type(until, 'foo');
    await userEvent.tab();
    await expect(until).toHaveValue('foo');
    await expect(until).toHaveAccessibleDescription('Enter a time, such as 9:00 AM or 17:30.');
    await expect(overnight.settings.get().quiet).toEqual({ from: '21:00:00', to: '08:00:00' });
  },
};

/** The saved view that alerts were for has been deleted. */
export const ViewDeleted: Story = {
  args: { alerts: alertsOf({ isOn: true, viewId: 'deleted' }) },
  play: async () => {
    await meta.play();
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
  play: async () => {
    await meta.play();
    await userEvent.click(screen.getByRole('switch', { name: 'Notify me about new referrals' }));
    await waitFor(() => expect(screen.getByText(/This browser can't save settings/)).toBeVisible());
    await expect(screen.getByRole('switch', { name: 'Notify me about new referrals' })).toBeChecked();
  },
};
