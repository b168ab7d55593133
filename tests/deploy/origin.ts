import { createServer } from 'node:http';
import { createProxyServer } from 'httpxy';
import { type Backend, createBackend } from '../../packages/local-backend/src/index.ts';
import { listen } from '../../scripts/start/ports.ts';
import { backendPort, edgePort, edgeUrl, originPort } from './ports.ts';

/** The services behind the edge. They can be stopped and restarted, and count requests. */
export interface Origin {
  /** Number of requests for the public list so far. */
  readonly requestCount: () => number;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

const startServices = () =>
  createBackend({
    port: backendPort,
    consolePort: edgePort,
    database: ':memory:',
    seed: 20_261_120,
    simulator: false,
    testHooks: false,
    trustedIssuer: `${edgeUrl}/realms/advantage`,
  });

/** Starts a counting proxy, with the local backend behind it as a stand-in for the services. */
export async function startOrigin(): Promise<Origin> {
  let count = 0;
  let backend: Backend | undefined;
  const proxy = createProxyServer({ target: `http://127.0.0.1:${backendPort}` });
  // A service that is down closes the connection.
  proxy.on('error', (_error, request) => request?.socket.destroy());
  const proxyServer = createServer((request, response) => {
    if (request.url?.startsWith('/api/v1/marketplace-opportunities?')) count += 1;
    void proxy.web(request, response);
  });
  await listen(proxyServer, originPort, 'DEPLOY_ORIGIN_PORT');
  const start = async () => {
    backend = await startServices();
  };
  const stop = async () => {
    await backend?.close();
    backend = undefined;
  };
  await start();
  return {
    requestCount: () => count,
    start,
    stop,
    async close() {
      await stop();
      proxyServer.close();
      proxyServer.closeAllConnections();
    },
  };
}
