import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFeatureFlag, parseFeatureFlags } from './parseFeatureFlags.ts';

const flag = { id: 'a1', name: 'saved-views', description: 'Offers saved views.', enabled: true };

describe('parseFeatureFlags', () => {
  it('API-40 reads every flag of the list', () => {
    expect(parseFeatureFlags([flag, { ...flag, id: 2, owner: 'x' }])).toEqual({
      flags: [flag, { ...flag, id: 2, owner: 'x' }],
      rejected: [],
    });
  });

  it('API-40 keeps valid rows unchanged and counts the invalid ones, in any mix', () => {
    const good = fc.record({
      id: fc.oneof(fc.integer(), fc.string()),
      name: fc.string(),
      description: fc.string(),
      enabled: fc.boolean(),
    });
    const bad = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.integer(),
      fc.record({ id: fc.integer(), name: fc.integer() }),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            good.map((row) => ({ row, ok: true })),
            bad.map((row) => ({ row, ok: false })),
          ),
        ),
        (rows) => {
          const { flags, rejected } = parseFeatureFlags(rows.map(({ row }) => row));
          expect(flags).toEqual(rows.filter(({ ok }) => ok).map(({ row }) => row));
          expect(rejected).toHaveLength(rows.filter(({ ok }) => !ok).length);
        },
      ),
    );
  });

  it.each([null, {}, '<html>', undefined])('API-40 throws when the body is not a list: %j', (body) => {
    expect(() => parseFeatureFlags(body)).toThrow();
  });

  it('API-41 reads one flag, and throws on anything else', () => {
    expect(parseFeatureFlag(flag)).toEqual(flag);
    expect(() => parseFeatureFlag({ ...flag, enabled: 'yes' })).toThrow();
  });

  it('API-41 accepts a flag without a description', () => {
    const { description: _description, ...bare } = flag;
    expect(parseFeatureFlag(bare)).toEqual({ ...bare, description: '' });
    expect(parseFeatureFlag({ ...bare, description: null }).description).toBe('');
  });

  it('DAT-24 prevents prototype pollution', () => {
    const read = parseFeatureFlag(
      JSON.parse('{"id":1,"name":"a","description":"b","enabled":true,"__proto__":{"polluted":true}}'),
    );
    expect(read).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});
