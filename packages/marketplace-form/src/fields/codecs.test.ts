import { describe, expect, it } from 'vitest';
import { choiceCodec, flagCodec, numberCodec, percentCodec, textCodec, timeCodec } from './codecs.ts';
import { defineField, loadFields, patchWire, wireField } from './field.ts';

describe('what the form makes of a wire value', () => {
  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
    ['true', false],
    [1, false],
  ])('MKS-20 %j is the tick %j', (raw, shown) => {
    expect(flagCodec.load(raw)).toBe(shown);
    expect(flagCodec.store(shown, undefined)).toBe(shown);
  });

  it.each([
    ['Acme', 'Acme', 'Acme'],
    ['', '', 'America/Chicago'],
    [null, '', 'America/Chicago'],
    [undefined, '', 'America/Chicago'],
    [7, '', 'America/Chicago'],
  ])('MKS-20 TIM-15 %j is the text %j, or %j where null has a meaning', (raw, shown, orElse) => {
    expect(textCodec.load(raw)).toBe(shown);
    expect(choiceCodec('America/Chicago').load(raw)).toBe(orElse);
    expect(choiceCodec('America/Chicago').store(shown, undefined)).toBe(shown);
  });

  it.each([
    [10, '10', 10],
    [0, '0', 0],
    [1.5, '1.5', 1.5],
    [null, '', null],
    [undefined, '', null],
    ['10', '', null],
  ])('MKS-19 %j is the number %j and goes back as %j', (raw, shown, stored) => {
    expect(numberCodec.load(raw)).toBe(shown);
    expect(numberCodec.store(shown, undefined)).toBe(stored);
  });

  it('MKV-73 text that is not a number keeps the stored number', () => {
    expect(numberCodec.store('12,50', 7)).toBe(7);
    expect(numberCodec.store('12,50', undefined)).toBeNull();
    expect(percentCodec.store('12,50', 1.1)).toBe(1.1);
    expect(percentCodec.store('12,50', undefined)).toBe(1);
  });

  it.each([
    ['09:00:00', '09:00:00'],
    ['9:00', '09:00:00'],
    ['09:00', '09:00:00'],
    ['19:59', '19:59:00'],
    ['20:00:07', '20:00:07'],
    ['23:59:59', '23:59:59'],
    ['23:59:59.999', '23:59:59'],
    ['23:59:59.123456789', '23:59:59'],
    ['23:59:59.', ''],
    ['23:59:59.1234567890', ''],
    ['23:59.5', ''],
    ['24:00:00', ''],
    ['30:00', ''],
    ['12:60', ''],
    ['12:00:60', ''],
    ['12:00:000', ''],
    ['112:00', ''],
    [' 12:00', ''],
    ['12:00 PM', ''],
    ['noon', ''],
    ['', ''],
    [null, '17:00:00'],
    [undefined, '17:00:00'],
    [9, '17:00:00'],
  ])('MKS-17 TIM-14 %j is the time %j', (raw, shown) => {
    expect(timeCodec('17:00:00').load(raw)).toBe(shown);
    expect(timeCodec('17:00:00').store(shown, undefined)).toBe(shown);
  });

  it('MKF-9 values that are written otherwise are the same only for numbers', () => {
    expect([flagCodec.isEqual(true, true), flagCodec.isEqual(true, false)]).toEqual([true, false]);
    expect([textCodec.isEqual('a', 'a'), textCodec.isEqual('a', 'a ')]).toEqual([true, false]);
    expect([numberCodec.isEqual('10', '10.0'), numberCodec.isEqual('10', '11')]).toEqual([true, false]);
    const { isEqual } = timeCodec('09:00:00');
    expect([isEqual('09:00:00', '09:00:00'), isEqual('09:00:00', '09:00:01')]).toEqual([true, false]);
  });
});

describe('writing', () => {
  const reference = { referralSources: [] };
  const field = (codec: typeof textCodec, name: string) =>
    defineField({
      section: 'setup',
      label: name,
      codec,
      defaultValue: '',
      wire: wireField('marketplace', name, codec),
    });
  const flag = (name: string) =>
    defineField({
      section: 'setup',
      label: name,
      codec: flagCodec,
      defaultValue: false as boolean,
      wire: wireField('marketplace', name, flagCodec),
    });
  const write = (
    list: Parameters<typeof patchWire>[0],
    values: Readonly<Record<string, unknown>>,
    stored: object | null | undefined,
  ) => patchWire(list, 'marketplace', values, stored && { ...stored }, reference);

  it('MKS-20 a field that did not change keeps what the server sent, and unknown fields stay', () => {
    const list = {
      enabled: flag('enabled'),
      start: field(timeCodec('00:00:00'), 'start'),
      name: field(textCodec, 'name'),
    };
    const stored = { enabled: null, name: 'A', start: '9:00', unknown: { deep: 1 } };
    expect(write(list, { enabled: false, start: '09:00:00', name: 'B' }, stored)).toEqual({
      enabled: null,
      name: 'B',
      start: '9:00',
      unknown: { deep: 1 },
    });
  });

  it('MKS-20 what is stored is not written to', () => {
    const stored = { name: 'A' };
    patchWire({ name: field(textCodec, 'name') }, 'marketplace', { name: 'B' }, stored, reference);
    expect(stored).toEqual({ name: 'A' });
  });

  it.each([null, undefined])('MKS-21 with %j stored every field is written', (stored) => {
    const price = defineField({
      section: 'setup',
      label: 'price',
      codec: numberCodec,
      defaultValue: '',
      wire: wireField('marketplace', 'price', numberCodec),
    });
    const list = { enabled: flag('enabled'), generic: flag('generic'), price };
    expect(write(list, { enabled: false, generic: true, price: '' }, stored)).toEqual({
      enabled: false,
      generic: true,
      price: null,
    });
  });

  it('MKS-20 several fields are read at once', () => {
    const marketplace = { enabled: true, other: true };
    expect(
      loadFields({ enabled: flag('enabled'), generic: flag('generic') }, { marketplace }, reference),
    ).toEqual({
      enabled: true,
      generic: false,
    });
  });
});
