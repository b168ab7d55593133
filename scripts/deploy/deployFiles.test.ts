import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig } from '../../packages/console-app/src/config/parseConfig.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const textOf = (name: string) => readFileSync(join(deploy, name), 'utf8');

it('the edge passes nginx exactly the variables that its template uses', () => {
  const names = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name));
  const template = textOf('edge/nginx.conf.template').replace(/^#.*$/gm, '');
  const given = names(textOf('edge/start.sh'), /\\\$([A-Z_]+)/g);
  given.delete('ORIGIN');
  expect(names(template, /\$\{([A-Z_]+)\}/g)).toEqual(given);
});

it('API-1 the console accepts the config.json of the edge', () => {
  const text = textOf('edge/config.json.template').replace(/\$\{ORIGIN\}/g, 'http://localhost:8080');
  expect(() => parseConfig(JSON.parse(text))).not.toThrow();
});

it('the compose file uses one origin and only existing files', () => {
  const { services } = parse(textOf('compose.yaml'));
  const { edge, services: backend, keycloak } = services;
  expect(keycloak.environment.KC_HOSTNAME).toBe(edge.environment.ORIGIN);
  expect(keycloak.environment.CONSOLE_ORIGIN).toBe(edge.environment.ORIGIN);
  expect(backend.environment.ADVANTAGE_TRUSTED_ISSUER).toBe(`${edge.environment.ORIGIN}/realms/advantage`);
  expect(edge.environment.SERVICES).toBe(`127.0.0.1:${backend.environment.BACKEND_PORT}`);
  expect(edge.environment.IDENTITY).toBe(`keycloak:${keycloak.environment.KC_HTTP_PORT}`);
  for (const volume of keycloak.volumes) expect(existsSync(join(deploy, volume.split(':')[0]))).toBe(true);
  for (const { build } of [edge, backend])
    expect(existsSync(join(deploy, build.context, build.dockerfile))).toBe(true);
});

it('the Kubernetes services select deployments that run as non-root, with limits and probes', () => {
  const parts = parseAllDocuments(textOf('kubernetes/advantage.yaml')).map((part) => {
    expect(part.errors).toEqual([]);
    expect(part.toJS()).toMatchObject({ apiVersion: expect.any(String), kind: expect.any(String) });
    return part.toJS();
  });
  const deployments = parts.filter(({ kind }) => kind === 'Deployment');
  const labels = deployments.map(({ spec }) => spec.template.metadata.labels.app);
  for (const { spec } of parts.filter(({ kind }) => kind === 'Service'))
    expect(labels).toContain(spec.selector.app);
  for (const { spec } of deployments) {
    const { securityContext, containers } = spec.template.spec;
    expect(securityContext.runAsNonRoot).toBe(true);
    for (const container of containers) {
      expect(container.securityContext.allowPrivilegeEscalation).toBe(false);
      expect(container.resources.limits.memory).toBeDefined();
      expect(container.readinessProbe).toBeDefined();
    }
  }
});
