import { type Html, html } from '../identity/pages/html.ts';
import { assetsPath } from '../identity/pages/layout.ts';
import * as en from '../messages/en.ts';
import type { OpenApiDocument, Operation } from './document.ts';

const json = (value: unknown) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;

const anchor = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const parameters = (list: Operation['parameters']) =>
  list.length === 0
    ? undefined
    : html`<table><thead><tr><th scope="col">${en.operations.parameter}</th><th scope="col">${en.operations.in}</th><th scope="col">${en.operations.meaning}</th></tr></thead><tbody>
${list.map(
  (each) =>
    html`<tr><td><code>${each.name}</code>${each.required ? en.operations.required : ''}</td><td>${each.in}</td><td>${each.description}</td></tr>`,
)}
</tbody></table>`;

function content(label: string, value: Operation['responses'][string]['content']): Html | undefined {
  const [type, media] = Object.entries(value ?? {})[0] ?? [];
  if (type === undefined) return undefined;
  const { schema } = media ?? {};
  const name = String(schema?.$ref ?? '')
    .split('/')
    .at(-1);
  if (name) return html`<p>${label}: <a href="#${anchor(name)}">${name}</a></p>`;
  return schema ? html`<p>${label}:</p>${json(schema)}` : html`<p>${label}: ${type}</p>`;
}

function describe(path: string, method: string, operation: Operation): Html {
  const { summary, description, requestBody, responses } = operation;
  const refused = Object.entries(responses).filter(([status]) => status !== '2XX');
  return html`<details><summary><b>${method.toUpperCase()}</b> <code>${path}</code><span>${summary}</span></summary>
<p>${description}</p>
${parameters(operation.parameters)}
${requestBody && content(en.operations.body, requestBody.content)}
${content(en.operations.response, responses['2XX']?.content)}
<ul>${refused.map(([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`)}</ul>
</details>`;
}

function group(document: OpenApiDocument, tag: string): Html {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => describe(path, method, operation)),
  );
  return html`<section><h2>${tag}</h2>${calls}</section>`;
}

/** Renders the documentation as one HTML page that loads nothing from other sites. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))];
  const shapes = Object.entries(document.components.schemas ?? {});
  return html`<!doctype html>
<html lang="en" data-brand="bridge">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetsPath}/roles.css">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<main>
<h1>${document.info.title}</h1>
<p>${document.info.description} ${en.operations.forPrograms} <a href="/openapi.json">openapi.json</a>.</p>
${tags.map((tag) => group(document, tag))}
<section><h2>${en.operations.schemas}</h2>
${shapes.map(([name, schema]) => html`<details id="${anchor(name)}"><summary><code>${name}</code></summary>${json(schema)}</details>`)}
</section>
</main>
</body>
</html>
`.markup;
}
