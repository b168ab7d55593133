// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('renders a part with its props once its code is loaded', async () => {
  const Part = lazyComponent(async () => Greeting);
  render(
    <Suspense fallback="On its way">
      <Part name="Ruth" />
    </Suspense>,
  );
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Hello Ruth')).toBeVisible();
});

it('renders a preloaded part right away', async () => {
  const Part = lazyComponent(async () => Greeting);
  await Part.preload();
  render(
    <Suspense fallback="On its way">
      <Part name="Ruth" />
    </Suspense>,
  );
  expect(screen.getByText('Hello Ruth')).toBeVisible();
});

it('shows an error in its place when the code fails to load, and keeps the rest of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new Error('offline');
  const load = vi.fn(() => Promise.reject<typeof Greeting>(failure));
  const Part = lazyComponent(load);
  const screenOf = (name: string) => (
    <Suspense>
      <input aria-label="Note" />
      <Part name={name} />
    </Suspense>
  );
  const { rerender } = render(screenOf('Ruth'));
  await userEvent.type(await screen.findByLabelText('Note'), 'typed before');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  rerender(screenOf('Ada'));
  expect(screen.getByLabelText('Note')).toHaveValue('typed before');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
  expect(load).toHaveBeenCalledOnce();
});

it('renders a custom failure component', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Part = lazyComponent(() => Promise.reject<typeof Greeting>(new Error('offline')), {
    failed: () => 'No greeting today',
  });
  render(
    <Suspense>
      <Part name="Ruth" />
    </Suspense>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No greeting today');
});

it('renders nothing on failure when the failure component is null', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Part = lazyComponent(() => Promise.reject<typeof Greeting>(new Error('offline')), { failed: null });
  const { container } = render(
    <Suspense fallback="On its way">
      <Part name="Ruth" />
    </Suspense>,
  );
  await vi.waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(warn).toHaveBeenCalledOnce();
});

it('renders what is pending until the code is there, without suspending its parent', async () => {
  const Part = lazyComponent(async () => Greeting, { pending: 'Soon' });
  const { container } = render(
    <Suspense fallback="On its way">
      <Part name="Ruth" />
    </Suspense>,
  );
  expect(container).toHaveTextContent('Soon');
  expect(await screen.findByText('Hello Ruth')).toBeVisible();
});

it('does not load again after a preload', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyComponent(load);
  await Part.preload();
  render(
    <Suspense>
      <Part name="Ruth" />
    </Suspense>,
  );
  expect(await screen.findByText('Hello Ruth')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
