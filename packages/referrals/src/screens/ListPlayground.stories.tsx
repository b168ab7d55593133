import { ClockProvider } from '@advantage/ui';
import { visuallyHidden } from '@advantage/ui/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { minConfirmDelay } from '../model/claimFlow.ts';
import { frame } from '../testing/frame.css.ts';
import { type Playground as Chosen, createToolbar, readPlayground } from '../testing/playground.ts';
import { allRows, playgroundSteps, position } from '../testing/playgroundSteps.ts';
import { usePlayground } from '../testing/usePlayground.ts';
import { AllReferralsScreen } from './FilteredScreen.tsx';

function ListPlayground(playground: Chosen) {
  const { source, clock } = usePlayground(playground);
  return (
    <ClockProvider clock={clock}>
      <main className={frame}>
        <h1 className={visuallyHidden}>Referrals</h1>
        <AllReferralsScreen
          key={playground.role}
          source={source}
          audience={playground.role}
          username="producer"
          interval={1000}
          rowAction="select"
          details={{}}
          filters={['scope', 'claimed', 'date', 'state']}
          initialState={{ filters: { showClaimed: true, scope: 'all' } }}
        />
      </main>
    </ClockProvider>
  );
}

/**
 * A complete list to play with. The toolbar changes data, network, clock and role while the list is on screen.
 * Go offline while a panel is open, lose the response to a claim, or watch a deadline pass.
 */
const meta = {
  title: 'Playgrounds/Referral list',
  component: ListPlayground,
  // The component is documented as Referrals/Screen, which has a story with a screenshot for every state.
  tags: ['!manifest', 'no-visual', '!dev', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    playground: createToolbar('data', 'network', 'clock', 'role'),
  },
  args: { data: 'typical', network: 'online', clock: 'still', role: 'agent' },
  render: (_args, { globals }) => <ListPlayground {...readPlayground(globals)} />,
} satisfies Meta<typeof ListPlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pick data, network, clock and role in the toolbar. */
export const Playground: Story = { tags: ['dev', 'autodocs'], play: playgroundSteps.loads };

export const Empty: Story = { globals: { data: 'empty' }, play: playgroundSteps.isEmpty };

export const LongTexts: Story = {
  globals: { data: 'long' },
  play: async () => {
    await expect(await screen.findByText(/-the-the-/)).toBeInTheDocument();
  },
};

export const HostileTexts: Story = {
  globals: { data: 'hostile' },
  play: async () => {
    const [cell] = await screen.findAllByText(/<script>alert\(1\)<\/script>/);
    await expect(cell).toBeInTheDocument();
    await expect(document.querySelector('td script')).toBeNull();
  },
};

export const ManyRows: Story = {
  globals: { data: 'many' },
  play: async () => {
    await expect(await position(/^Showing 1 to 25 of \d{3}/)).toBeVisible();
  },
};

export const Slow: Story = {
  globals: { network: 'slow' },
  play: playgroundSteps.loadsSlowly,
};

export const Offline: Story = { globals: { network: 'offline' }, play: playgroundSteps.isOffline };

export const Error500: Story = {
  globals: { network: 'error-500' },
  play: async () => {
    await expect(await screen.findByText('Referrals could not be loaded.')).toBeVisible();
  },
};

export const Error403: Story = {
  globals: { network: 'error-403' },
  play: async () => {
    await expect(await screen.findByText('No access')).toBeVisible();
  },
};

/** The claim succeeds but its response is lost: the list says so and checks the outcome. */
export const AnswersLost: Story = {
  globals: { network: 'lost' },
  play: async () => {
    await userEvent.click(await screen.findByText('Claim Now - $28'));
    const confirm = await screen.findByRole('button', { name: 'Claim for $28' });
    await new Promise((resolve) => setTimeout(resolve, minConfirmDelay + 50));
    await userEvent.click(confirm);
    await expect(await screen.findByText('The claim was not confirmed.')).toBeVisible();
  },
};

/** A referral can't be claimed once its time is up. */
export const BeforeDeadline: Story = {
  globals: { clock: 'deadline' },
  play: async () => {
    await position(allRows);
    await expect(screen.getByText('Claim Now - $24')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Claim Now - $24')).toBeNull());
  },
};

export const Running: Story = { globals: { clock: 'running' }, play: playgroundSteps.runs };

export const Admin: Story = {
  globals: { role: 'admin' },
  play: async () => {
    await position(allRows);
    await expect(screen.queryByText(/^Claim Now/)).toBeNull();
  },
};

export const Carrier: Story = {
  globals: { role: 'carrier' },
  play: async () => {
    await position(allRows);
    await expect(screen.queryByText(/^Claim Now/)).toBeNull();
  },
};
