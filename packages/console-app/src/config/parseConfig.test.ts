import { defaultAuthHeaders } from '@advantage/console-kit/http';
import { bridgeContent } from '@advantage/reference-data';
import { describe, expect, it } from 'vitest';
import { brandOf } from './brandOf.ts';
import { localConfig } from './localConfig.ts';
import { ConfigError, parseConfig } from './parseConfig.ts';

const valid = {
  services: {
    referral: 'https://api.example.com/referrals',
    core: 'https://core.example.com',
    identity: 'https://id.example.com',
    fulcrum: 'https://fulcrum.example.com',
  },
  keycloak: { url: 'https://login.example.com/auth', realm: 'agents' },
  clientUsername: 'console',
};

const harbor = {
  name: 'Harbor',
  productName: 'Harbor Console',
  colors: { accent: '#0f5f66', primary: '#c2410c' },
  marketplaceId: 7,
  links: Object.fromEntries(
    Object.keys(bridgeContent.links).map((name) => [name, `https://harbor.example/${name}`]),
  ),
  claimModalLink: 'Claim Now',
};

function problemsOf(json: unknown) {
  try {
    parseConfig(json);
  } catch (error) {
    if (error instanceof ConfigError)
      return Object.fromEntries(error.problems.map((p) => [p.field, p.message]));
    throw error;
  }
  return {};
}

describe('the configuration', () => {
  it('API-1 AUT-2 reads the services and the sign-in server from the file and fills in defaults', () => {
    const config = parseConfig(valid);
    expect(config.services).toEqual(valid.services);
    expect(config.keycloak).toEqual({
      ...valid.keycloak,
      clientId: 'advantage-console',
      requireIssuer: true,
    });
    expect(config.authHeaders).toEqual(defaultAuthHeaders);
  });

  it('API-2 accepts a custom header table', () => {
    const authHeaders = [{ pattern: '.', header: 'basic' as const }];
    expect(parseConfig({ ...valid, authHeaders }).authHeaders).toEqual(authHeaders);
  });

  it('BRD-9 overrides individual links of a brand', () => {
    const config = parseConfig({ ...valid, brands: { bridge: { helpDesk: 'https://help.example.org' } } });
    expect(brandOf('bridge', config).content.links.helpDesk).toBe('https://help.example.org');
    expect(brandOf('bridge', config).content.links.pricing).toBe('https://bridge.example.com/pricing');
    expect(brandOf('advantage', config).content.links.helpDesk).toBe('https://advantage.example.com/help');
  });

  it('BRD-8 sets the brand for all users, with its links', () => {
    const brands = { bridge: { helpDesk: 'https://help.example.org' } };
    const config = parseConfig({ ...valid, brand: 'bridge', brands });
    expect(brandOf('advantage', config)).toMatchObject({
      key: 'bridge',
      content: { marketplaceId: 2, links: { helpDesk: 'https://help.example.org' } },
    });
    expect(problemsOf({ ...valid, brand: 'harbor' })).toEqual({ brand: 'must be advantage or bridge' });
  });

  it('BRD-8 accepts a custom brand that inherits nothing from the others', () => {
    for (const key of ['advantage', 'bridge'] as const) {
      const brand = brandOf(key, parseConfig({ ...valid, brand: 'bridge', ownBrand: harbor }));
      expect(brand).toMatchObject({
        key: 'own',
        name: 'Harbor',
        content: { productName: 'Harbor Console', marketplaceId: 7, links: harbor.links },
      });
      expect(JSON.stringify(brand)).not.toMatch(/(advantage|bridge)\.example\.com|Bridge/);
    }
  });

  it('BRD-8 shows image files instead of a mark', () => {
    const logo = { light: '/logo.svg', dark: '/logo-dark.svg', hasName: true };
    expect(brandOf('bridge', parseConfig({ ...valid, ownBrand: { ...harbor, logo } }))).toMatchObject({
      mark: { light: '/logo.svg', dark: '/logo-dark.svg' },
      isNameInMark: true,
    });
    expect(
      problemsOf({
        ...valid,
        ownBrand: { ...harbor, logo: { light: 'https://x.example/a.svg', night: '/b' } },
      }),
    ).toEqual({
      'ownBrand.logo.light': 'must be a path of this site, like /logo.svg',
      'ownBrand.logo.dark': 'is missing',
      'ownBrand.logo.night': "isn't a known field",
    });
  });

  it('BRD-8 requires every field of a custom brand', () => {
    const { helpDesk: _helpDesk, ...links } = harbor.links;
    expect(problemsOf({ ...valid, ownBrand: { name: 'Harbor', colors: { accent: 7 }, links } })).toEqual({
      'ownBrand.productName': 'is missing',
      'ownBrand.colors.accent': 'must be a text',
      'ownBrand.marketplaceId': 'is missing',
      'ownBrand.links.helpDesk': 'is missing',
      'ownBrand.claimModalLink': 'is missing',
    });
  });

  it('reports every invalid field at once', () => {
    const { core: _core, ...services } = valid.services;
    const json = {
      ...valid,
      services: { ...services, referral: '/relative', identity: 7, fulcrum: 'ftp://x.example.com' },
      keycloak: { url: 'https://user:word@login.example.com', realm: '' },
      clientUsername: 'a:b',
      authHeaders: [{ pattern: '(', header: 'cookie' }],
      brands: { bridge: { pricing: 'javascript:alert(1)' } },
      pollInterval: 3000,
    };
    const address = 'must be an absolute http or https address, e.g. https://api.example.com';
    expect(problemsOf(json)).toEqual({
      'services.core': 'is missing',
      'services.referral': address,
      'services.identity': 'must be a text',
      'services.fulcrum': address,
      'keycloak.url': address,
      'keycloak.realm': 'must not be empty',
      clientUsername: 'must not be empty or contain a colon',
      'authHeaders.0.pattern': 'must be a regular expression',
      'authHeaders.0.header': 'must be one of bearer, basic, none',
      'brands.bridge.pricing': 'must be an http, https, mailto or tel address, or a path like /admin',
      pollInterval: "isn't a known field",
    });
  });

  it.each([null, 'text', []])('refuses a file that is not an object: %j', (json) => {
    expect(problemsOf(json)).toEqual({ 'config.json': 'must be an object' });
  });

  it.each(['//evil.example.com', '/\\evil.example.com', 'data:text/html,x', ' javascript:x', 'evil'])(
    'I2 refuses the link %j',
    (pricing) => {
      expect(problemsOf({ ...valid, brands: { advantage: { pricing } } })).not.toEqual({});
    },
  );

  it.each(['/admin', 'mailto:help@example.com', 'tel:+17035550110', 'https://example.com/a?b#c'])(
    'I2 accepts the link %j',
    (pricing) => {
      expect(problemsOf({ ...valid, brands: { advantage: { pricing } } })).toEqual({});
    },
  );
});

describe('the local configuration', () => {
  it('BCK-3 API-7 is valid and points every service at the local backend', () => {
    const config = parseConfig(localConfig({ backendUrl: 'http://127.0.0.1:4310' }));
    expect(new Set([...Object.values(config.services), config.keycloak.url])).toEqual(
      new Set(['http://127.0.0.1:4310']),
    );
    expect(config.keycloak).toMatchObject({ realm: 'advantage', clientId: 'advantage-console' });
    expect(config.authHeaders[0]?.header).toBe('bearer');
  });
});
