import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Endpoint } from '../http/endpoint.ts';
import { docsPage } from './docsPage.ts';
import { openApiDocument } from './document.ts';

const policy = "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-ancestors 'none'";

/** Serves the documentation: `/openapi.json` for programs, `/docs` for people. */
export function serveDocs(app: Hono, endpoints: readonly Endpoint[], url: string): void {
  const document = openApiDocument(endpoints, url);
  const page = docsPage(document);
  const style = readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8');
  const headers = { 'cache-control': 'no-cache' };
  app.get('/openapi.json', (context) => context.json(document, 200, headers));
  app.get('/docs', (context) => context.html(page, 200, { ...headers, 'content-security-policy': policy }));
  app.get('/docs/docs.css', (context) =>
    context.body(style, 200, { ...headers, 'content-type': 'text/css; charset=utf-8' }),
  );
}
