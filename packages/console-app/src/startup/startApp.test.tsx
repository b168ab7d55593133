// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localConfig } from '../config/localConfig.ts';
import { startApp } from './startApp.ts';

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const config = JSON.stringify(localConfig({ backendUrl: 'http://127.0.0.1:4310' }));

beforeEach(() => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
});
afterEach(() => vi.unstubAllGlobals());

it('AUT-2 shows the application with its configuration', async () => {
  answer(config);
  const show = vi.fn();
  await startApp(show);
  expect(show).toHaveBeenCalledExactlyOnceWith(
    document.getElementById('root'),
    expect.objectContaining({ clientUsername: 'advantage-console' }),
  );
});

it('API-1 lists the configuration errors instead of the application', async () => {
  answer('{"keycloak":{"url":"/x"}}');
  const show = vi.fn();
  await startApp(show);
  expect(await screen.findByRole('heading', { name: 'The console is not set up yet' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'services is missing',
  );
  expect(show).not.toHaveBeenCalled();
});

it('shows an error if the application fails to start', async () => {
  answer(config);
  await startApp(() => {
    throw new Error('storage denied');
  });
  expect(await screen.findByRole('heading', { name: 'The console could not start' })).toBeInTheDocument();
});
