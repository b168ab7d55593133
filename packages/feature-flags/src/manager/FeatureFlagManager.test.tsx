// @vitest-environment jsdom
import { MessagesProvider, ToastRegion, toasts } from '@advantage/ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as en from '../messages/en.ts';
import {
  createInMemoryFeatureFlagGateway,
  type InMemoryFeatureFlagOptions,
} from '../testing/inMemoryFeatureFlagGateway.ts';
import type { FeatureFlag } from '../wire/featureFlag.ts';
import { FeatureFlagManager } from './FeatureFlagManager.tsx';
import type { FeatureFlagNotice } from './useFlagSaves.ts';

const views = {
  id: 2,
  name: 'saved-views',
  description: 'Offers saved views.',
  enabled: true,
  owner: 'growth',
};
const feed: FeatureFlag = { id: 3, name: 'new-feed', description: 'Shows the new feed.', enabled: false };
/** Enough flags for a search. */
const many = [
  views,
  feed,
  ...Array.from({ length: 8 }, (_, index) => ({
    id: index + 10,
    name: `spare-${index}`,
    description: 'Does nothing.',
    enabled: false,
  })),
];
const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockReset().mockReturnValue();
});

function setUp(options: InMemoryFeatureFlagOptions = { flags: [views, feed] }) {
  const gateway = createInMemoryFeatureFlagGateway(options);
  const onNotify = vi.fn<(notice: FeatureFlagNotice) => void>();
  const open = async () => {
    render(<FeatureFlagManager gateway={gateway} onNotify={onNotify} />);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  };
  const sent = (operation: string) =>
    gateway.calls.filter((call) => call.operation === operation).map((call) => call.argument);
  return { gateway, onNotify, open, sent };
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const editedRow = () => screen.getByRole('button', { name: 'Save' }).closest('tr') as HTMLElement;
const switchOf = (name: string) => screen.getByRole('switch', { name: `Enabled: ${name}` });
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
const form = () => screen.queryByRole('region', { name: 'New flag' });

describe('FeatureFlagManager list', () => {
  it('FLG-1 has the columns Name, Description, Enabled and Actions', async () => {
    await setUp().open();
    const table = screen.getByRole('table', { name: 'Feature flags' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Description',
      'Enabled',
      'Actions',
    ]);
    expect(document.body).toHaveFocus();
  });

  it.each([views, feed])(
    'FLG-1 shows the name, description, switch and actions of $name',
    async ({ name, description, enabled }) => {
      await setUp().open();
      const row = within(rowOf(name));
      expect(row.getByRole('rowheader', { name })).toBeVisible();
      const [first, second, third, ...others] = row.getAllByRole('cell');
      expect(others).toEqual([]);
      expect(first).toHaveTextContent(description);
      expect(second).toContainElement(row.getByRole('switch', { checked: enabled }));
      expect(third).toContainElement(row.getByRole('button', { name: `Edit ${name}` }));
    },
  );

  it('FLG-15 shows a spinner while loading', async () => {
    const { gateway } = setUp({ latency: Number.POSITIVE_INFINITY });
    render(<FeatureFlagManager gateway={gateway} />);
    expect(screen.getByRole('progressbar', { name: 'Loading feature flags' })).toBeVisible();
    expect(screen.queryByText('No feature flags found')).toBeNull();
  });

  it('FLG-14 shows that there are no flags, with a button that opens the form', async () => {
    await setUp({ flags: [] }).open();
    expect(screen.getByRole('heading', { name: 'No feature flags found' })).toBeVisible();
    await userEvent.click(button('Add First Flag'));
    expect(form()).toBeVisible();
    expect(box('Name')).toHaveFocus();
  });

  it('ERR-9 shows an error and an empty list after a failed load, logs it, and can retry', async () => {
    const { gateway, open } = setUp();
    gateway.fail('list', 'Down');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Feature flags could not be loaded.');
    expect(screen.getByText('No feature flags found')).toBeVisible();
    expect(log).toHaveBeenCalledOnce();
    gateway.fail('list');
    await userEvent.click(button('Retry'));
    expect(rowOf('saved-views')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Add flag')).toHaveFocus();
  });

  it.each([
    [401, "The service didn't accept your sign-in, so feature flags couldn't be loaded."],
    [403, "You don't have access to feature flags."],
  ])('ERR-29 explains a %d response instead of showing an empty list', async (status, text) => {
    const { gateway, open } = setUp();
    vi.spyOn(gateway, 'list').mockRejectedValueOnce(Object.assign(new Error('Refused.'), { status }));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('No feature flags found')).toBeNull();
    await userEvent.click(button('Retry'));
    expect(rowOf('saved-views')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [1, '1 flag could not be shown.'],
    [2, '2 flags could not be shown.'],
  ])('API-40 shows how many flags could not be read: %i', async (rejected, text) => {
    await setUp({ flags: [views], rejected }).open();
    expect(screen.getByText(text)).toBeVisible();
    expect(rowOf('saved-views')).toBeVisible();
  });

  it('FLG-1 offers a search from ten flags on', async () => {
    await setUp({ flags: many.slice(0, 9) }).open();
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    await setUp({ flags: many }).open();
    expect(screen.getByRole('searchbox', { name: 'Search feature flags' })).toBeVisible();
  });

  it('FLG-1 filters the flags by search text, and shows how many match', async () => {
    await setUp({ flags: many }).open();
    const search = screen.getByRole('searchbox', { name: 'Search feature flags' });
    await userEvent.type(search, 'shows');
    expect(screen.queryByText('saved-views')).toBeNull();
    expect(rowOf('new-feed')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 10 flags found.');
    await userEvent.type(search, ' nothing');
    expect(screen.getByRole('heading', { name: 'No flags match "shows nothing"' })).toBeVisible();
    await userEvent.click(button('Show all flags'));
    expect(rowOf('saved-views')).toBeVisible();
    expect(search).toHaveFocus();
  });

  it('TIM-16 finds flags with accents without them', async () => {
    const cafe = { id: 1, name: 'café', description: 'Crème', enabled: true };
    await setUp({ flags: [cafe, ...many.slice(1)] }).open();
    await userEvent.type(screen.getByRole('searchbox'), 'cafe creme');
    expect(rowOf('café')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 10 flags found.');
  });

  it('FLG-6 keeps the edited row visible while searching', async () => {
    await setUp({ flags: many }).open();
    await userEvent.click(button('Edit saved-views'));
    await userEvent.type(screen.getByRole('searchbox'), 'feed');
    expect(box('Name')).toHaveValue('saved-views');
  });
});

describe('FeatureFlagManager row', () => {
  it('FLG-2 offers Edit in view mode, Save and Cancel in edit mode', async () => {
    await setUp().open();
    const buttons = (row: HTMLElement) =>
      within(row)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(buttons(rowOf('saved-views'))).toEqual(['Edit saved-views']);
    await userEvent.click(button('Edit saved-views'));
    expect(buttons(editedRow())).toEqual(['Cancel', 'Save']);
    expect(box('Name')).toHaveFocus();
  });

  it('FLG-3 FLG-7 ERR-26 saves the name and description, notifies, and leaves edit mode', async () => {
    const { onNotify, open, sent } = setUp();
    await open();
    await userEvent.click(button('Edit saved-views'));
    await userEvent.clear(box('Name'));
    await userEvent.type(box('Name'), 'named-views');
    await userEvent.type(box('Description'), ' Of a list.');
    await userEvent.click(button('Save'));
    expect(sent('update')).toEqual([
      { ...views, name: 'named-views', description: 'Offers saved views. Of a list.' },
    ]);
    expect(rowOf('named-views')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(onNotify.mock.calls).toEqual([
      [{ flagId: 2, tone: 'success', text: 'Feature flag named-views updated successfully' }],
    ]);
    expect(button('Edit named-views')).toHaveFocus();
  });

  it('FLG-17 DAT-24 sends unknown fields but no edit marker', async () => {
    const { open, sent } = setUp();
    await open();
    await userEvent.click(button('Edit saved-views'));
    await userEvent.type(box('Name'), '-2{Enter}');
    expect(sent('update')).toEqual([{ ...views, name: 'saved-views-2' }]);
  });

  it.each([
    ['Cancel', () => userEvent.click(button('Cancel'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('FLG-4 %s resets the row and leaves edit mode', async (_way, cancel) => {
    const { open, sent } = setUp();
    await open();
    await userEvent.click(button('Edit saved-views'));
    await userEvent.type(box('Description'), ' Of a list.');
    await userEvent.type(box('Name'), '-2');
    await cancel();
    expect(within(rowOf('saved-views')).getByText('Offers saved views.')).toBeVisible();
    expect(button('Edit saved-views')).toHaveFocus();
    await userEvent.click(button('Edit saved-views'));
    expect(box('Name')).toHaveValue('saved-views');
    expect(box('Description')).toHaveValue('Offers saved views.');
    expect(sent('update')).toEqual([]);
  });

  it('FLG-6 ERR-22 stays in edit mode with its values after a failed save', async () => {
    const { gateway, onNotify, open } = setUp();
    await open();
    gateway.fail('update', 'Name is taken');
    await userEvent.click(button('Edit saved-views'));
    await userEvent.clear(box('Name'));
    await userEvent.type(box('Name'), 'newer-views');
    await userEvent.click(button('Save'));
    expect(onNotify.mock.calls).toEqual([
      [{ flagId: 2, tone: 'error', text: 'Failed to update feature flag saved-views: Name is taken' }],
    ]);
    expect(box('Name')).toHaveValue('newer-views');
    expect(button('Save')).toHaveFocus();
    gateway.fail('update');
    await userEvent.click(button('Save'));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  it('FLG-3 saves once when submitted twice, and cannot be canceled while saving', async () => {
    const { gateway, open, sent } = setUp();
    await open();
    await userEvent.click(button('Edit saved-views'));
    await userEvent.type(box('Name'), '-2');
    gateway.setLatency(Number.POSITIVE_INFINITY);
    await userEvent.keyboard('{Enter}{Enter}{Escape}');
    expect(screen.getByRole('button', { name: /^Save/ })).toHaveAccessibleName('Save pending');
    expect(button('Cancel')).toBeDisabled();
    expect(box('Name')).toHaveAttribute('readonly');
    expect(sent('list')).toHaveLength(2);
  });

  it('FLG-11 FLG-12 FLG-13 can be saved only when dirty and valid, and shows what is missing', async () => {
    const { open, sent } = setUp();
    await open();
    await userEvent.click(button('Edit saved-views'));
    expect(button('Save')).toBeDisabled();
    await userEvent.clear(box('Name'));
    expect(screen.queryByText('Name is required')).toBeNull();
    await userEvent.tab();
    expect(box('Name')).toHaveAccessibleDescription('Name is required');
    await userEvent.clear(box('Description'));
    await userEvent.keyboard('{Enter}');
    expect(box('Description')).toHaveAccessibleDescription('Description is required');
    expect(button('Save')).toBeDisabled();
    await userEvent.type(box('Description'), 'Offers views.');
    await userEvent.type(box('Name'), 'views');
    expect(screen.queryByText(/is required/)).toBeNull();
    expect(button('Save')).toBeEnabled();
    expect(sent('update')).toEqual([]);
  });
});

describe('FeatureFlagManager switch', () => {
  it('FLG-19 keeps flags sorted by name after a toggle, an addition and a reload', async () => {
    const { gateway, open } = setUp();
    await open();
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['new-feed', 'saved-views']);
    await userEvent.click(switchOf('saved-views'));
    await gateway.create({ name: 'dark-mode', description: 'Offers a dark mode.', enabled: false });
    expect(names()).toEqual(['new-feed', 'saved-views']);
    const { list } = gateway;
    vi.spyOn(gateway, 'list').mockImplementation(async () => {
      const answer = await list();
      return { ...answer, flags: answer.flags.toReversed() };
    });
    cleanup();
    await open();
    await waitFor(() => expect(names()).toEqual(['dark-mode', 'new-feed', 'saved-views']));
  });

  it('FLG-5 ERR-26 saves immediately and can be undone', async () => {
    const { gateway, onNotify, open, sent } = setUp();
    await open();
    await userEvent.click(switchOf('saved-views'));
    expect(sent('update')).toEqual([{ ...views, enabled: false }]);
    expect(switchOf('saved-views')).not.toBeChecked();
    const [notice] = onNotify.mock.lastCall ?? [];
    expect(notice).toMatchObject({ tone: 'success', text: 'Feature flag saved-views updated successfully' });
    gateway.change(2, { description: 'Changed meanwhile.' });
    notice?.undo?.();
    await waitFor(() => expect(onNotify).toHaveBeenCalledTimes(2));
    expect(switchOf('saved-views')).toBeChecked();
    expect(gateway.flags[0]).toEqual({ ...views, description: 'Changed meanwhile.' });
    expect(onNotify.mock.lastCall?.[0].undo).toBeUndefined();
  });

  it('FLG-5 can be undone with a custom button label', async () => {
    render(
      <MessagesProvider catalog={en} messages={{ notices: { undo: 'Take back' } }}>
        <FeatureFlagManager gateway={createInMemoryFeatureFlagGateway({ flags: [views] })} />
        <ToastRegion />
      </MessagesProvider>,
    );
    await userEvent.click(await screen.findByRole('switch', { name: 'Enabled: saved-views' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(switchOf('saved-views')).toBeChecked());
    act(toasts.clear);
  });

  it('FLG-5 shows the new value while saving, keeps focus, and cannot be toggled meanwhile', async () => {
    const { gateway, open, sent } = setUp();
    await open();
    gateway.setLatency(Number.POSITIVE_INFINITY);
    await userEvent.click(switchOf('new-feed'));
    expect(switchOf('new-feed')).toBeChecked();
    expect(switchOf('new-feed')).toHaveAttribute('aria-busy', 'true');
    expect(switchOf('new-feed')).toHaveFocus();
    await userEvent.click(switchOf('new-feed'));
    expect(sent('list')).toHaveLength(2);
    expect(switchOf('saved-views')).not.toHaveAttribute('aria-busy', 'true');
  });

  it('FLG-6 ERR-22 reverts to the server value when saving fails', async () => {
    const { gateway, onNotify, open } = setUp();
    await open();
    gateway.fail('update', 'Not allowed');
    await userEvent.click(switchOf('saved-views'));
    expect(switchOf('saved-views')).toBeChecked();
    expect(onNotify.mock.calls).toEqual([
      [{ flagId: 2, tone: 'error', text: 'Failed to update feature flag saved-views: Not allowed' }],
    ]);
  });

  it('FLG-5 also saves immediately in edit mode, and leaves the draft alone', async () => {
    const { open, sent } = setUp();
    await open();
    await userEvent.click(button('Edit saved-views'));
    await userEvent.type(box('Name'), '-2');
    await userEvent.click(switchOf('saved-views'));
    expect(sent('update')).toEqual([{ ...views, enabled: false }]);
    expect(box('Name')).toHaveValue('saved-views-2');
    await userEvent.click(button('Save'));
    expect(sent('update')[1]).toEqual({ ...views, enabled: false, name: 'saved-views-2' });
  });
});

describe('FeatureFlagManager add form', () => {
  const fill = async () => {
    await userEvent.type(box('Name'), ' dark-mode ');
    await userEvent.type(box('Description'), 'Offers a dark mode.');
  };

  it('FLG-8 opens and closes with the Add button, and has Name, Description and Enabled', async () => {
    await setUp().open();
    expect(button('Add flag')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('Add flag'));
    expect(button('Add flag')).toHaveAttribute('aria-expanded', 'true');
    expect(box('Name')).toHaveFocus();
    expect(box('Description')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    await userEvent.click(button('Add flag'));
    expect(form()).toBeNull();
  });

  it('FLG-9 ERR-27 API-42 creates the flag, notifies, and closes', async () => {
    const { onNotify, open, sent } = setUp();
    await open();
    await userEvent.click(button('Add flag'));
    await fill();
    await userEvent.click(screen.getByRole('switch', { name: 'Enabled' }));
    await userEvent.click(button('Create flag'));
    expect(sent('create')).toEqual([
      { name: 'dark-mode', description: 'Offers a dark mode.', enabled: true },
    ]);
    expect(form()).toBeNull();
    expect(switchOf('dark-mode')).toBeChecked();
    expect(onNotify.mock.calls).toEqual([
      [{ flagId: null, tone: 'success', text: 'Feature flag dark-mode created successfully' }],
    ]);
    expect(button('Add flag')).toHaveFocus();
  });

  it.each([
    ['Cancel', () => userEvent.click(button('Cancel'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the Add button', () => userEvent.click(button('Add flag'))],
    ['a valid submit', () => userEvent.click(button('Create flag'))],
  ])('FLG-9 is reset when closed by %s', async (_way, close) => {
    await setUp().open();
    await userEvent.click(button('Add flag'));
    await fill();
    await userEvent.click(screen.getByRole('switch', { name: 'Enabled' }));
    await close();
    expect(form()).toBeNull();
    expect(button('Add flag')).toHaveFocus();
    await userEvent.click(button('Add flag'));
    expect(box('Name')).toHaveValue('');
    expect(box('Description')).toHaveValue('');
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  });

  it('FLG-9 ERR-23 stays open with its values after a failed create', async () => {
    const { gateway, onNotify, open } = setUp();
    await open();
    gateway.fail('create', 'Name is taken');
    await userEvent.click(button('Add flag'));
    await fill();
    await userEvent.keyboard('{Enter}');
    expect(onNotify.mock.calls).toEqual([
      [{ flagId: null, tone: 'error', text: 'Failed to create feature flag dark-mode: Name is taken' }],
    ]);
    expect(box('Description')).toHaveValue('Offers a dark mode.');
    expect(box('Description')).toHaveFocus();
  });

  it('FLG-11 FLG-12 FLG-13 can be submitted only if dirty and valid, and shows what is missing', async () => {
    const { open, sent } = setUp();
    await open();
    await userEvent.click(button('Add flag'));
    expect(button('Create flag')).toBeDisabled();
    await userEvent.tab();
    expect(box('Name')).toHaveAccessibleDescription('Name is required');
    await userEvent.keyboard('{Enter}');
    expect(box('Description')).toHaveAccessibleDescription('Description is required');
    await userEvent.type(box('Name'), '  ');
    expect(box('Name')).toHaveAccessibleDescription('Name is required');
    await fill();
    expect(screen.queryByText(/is required/)).toBeNull();
    expect(button('Create flag')).toBeEnabled();
    expect(sent('create')).toEqual([]);
  });

  it('FLG-20 refuses the name of another flag and a name of dots, when a flag is added or renamed', async () => {
    const { gateway, open, sent } = setUp();
    gateway.change(3, { name: 'caf\u00e9' });
    await open();
    await userEvent.click(button('Add flag'));
    await userEvent.type(box('Name'), 'cafe\u0301');
    await userEvent.tab();
    expect(box('Name')).toHaveAccessibleDescription('Another flag has this name');
    await userEvent.type(box('Description'), 'Offers coffee.');
    expect(button('Create flag')).toBeDisabled();
    await userEvent.clear(box('Name'));
    await userEvent.type(box('Name'), '..');
    await userEvent.tab();
    expect(box('Name')).toHaveAccessibleDescription("A name can't be '.' or '..'");
    expect(button('Create flag')).toBeDisabled();
    await userEvent.click(button('Edit saved-views'));
    await userEvent.clear(box('Name'));
    await userEvent.type(box('Name'), 'cafe\u0301');
    await userEvent.tab();
    expect(box('Name')).toHaveAccessibleDescription('Another flag has this name');
    expect(button('Save')).toBeDisabled();
    expect(sent('create').concat(sent('update'))).toEqual([]);
  });

  it('FLG-11 shows no error when focus moves from the field to a button', async () => {
    await setUp().open();
    await userEvent.click(button('Add flag'));
    button('Cancel').focus();
    expect(screen.queryByText('Name is required')).toBeNull();
  });

  it('FLG-10 ends row editing when it opens, and closes when a row is edited', async () => {
    await setUp().open();
    await userEvent.click(button('Edit saved-views'));
    await userEvent.click(button('Add flag'));
    expect(form()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(box('Name')).toHaveFocus();
    await userEvent.click(button('Edit new-feed'));
    expect(form()).toBeNull();
    expect(box('Name')).toHaveValue('new-feed');
    expect(box('Name')).toHaveFocus();
    await userEvent.click(button('Edit saved-views'));
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
    expect(box('Name')).toHaveValue('saved-views');
  });
});

describe('FeatureFlagManager last change', () => {
  it('FLG-1 shows who changed a flag and when, only if the service provides it', async () => {
    const signed = { ...views, changedBy: 'Ruth Lindqvist', changedAt: Date.parse('2026-01-05T15:00:00Z') };
    await setUp({ flags: [signed, feed] }).open();
    expect(within(rowOf('saved-views')).getByText(/^Changed by Ruth Lindqvist, \S/)).toBeVisible();
    expect(within(rowOf('new-feed')).queryByText(/^Changed/)).toBeNull();
  });
});
