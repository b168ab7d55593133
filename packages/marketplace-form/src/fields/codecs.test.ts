import { describe, expect, it } from 'vitest';
import {
  draftOf,
  flagCodec,
  loadAll,
  numberCodec,
  textCodec,
  textOr,
  timeOr,
  write,
  writeAll,
} from './codecs.ts';

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
    expect(flagCodec.store(shown)).toBe(shown);
  });

  it.each([
    ['Acme', 'Acme', 'Acme'],
    ['', '', 'America/Chicago'],
    [null, '', 'America/Chicago'],
    [undefined, '', 'America/Chicago'],
    [7, '', 'America/Chicago'],
  ])('MKS-20 TIM-15 %j is the text %j, or %j where null has a meaning', (raw, shown, orElse) => {
    expect(textCodec.load(raw)).toBe(shown);
    expect(textOr('America/Chicago').load(raw)).toBe(orElse);
    expect(textOr('America/Chicago').store(shown)).toBe(shown);
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
    expect(numberCodec.store(shown)).toBe(stored);
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
    expect(timeOr('17:00:00').load(raw)).toBe(shown);
    expect(timeOr('17:00:00').store(shown)).toBe(shown);
  });

  it('MKF-9 values that are written otherwise are the same only for numbers', () => {
    expect([flagCodec.same(true, true), flagCodec.same(true, false)]).toEqual([true, false]);
    expect([textCodec.same('a', 'a'), textCodec.same('a', 'a ')]).toEqual([true, false]);
    expect([numberCodec.same('10', '10.0'), numberCodec.same('10', '11')]).toEqual([true, false]);
    const { same } = timeOr('09:00:00');
    expect([same('09:00:00', '09:00:00'), same('09:00:00', '09:00:01')]).toEqual([true, false]);
  });
});

describe('writing', () => {
  it('MKS-20 a field that did not change keeps what the server sent, and unknown fields stay', () => {
    const draft = draftOf({ enabled: null, name: 'A', start: '9:00', unknown: { deep: 1 } });
    expect(draft.isNew).toBe(false);
    writeAll(draft, ['enabled'], flagCodec, { enabled: false });
    write(draft, 'start', timeOr('00:00:00'), '09:00:00');
    write(draft, 'name', textCodec, 'B');
    expect(draft.fields).toEqual({ enabled: null, name: 'B', start: '9:00', unknown: { deep: 1 } });
  });

  it('MKS-20 what is stored is not written to', () => {
    const stored = { name: 'A' };
    write(draftOf(stored), 'name', textCodec, 'B');
    expect(stored).toEqual({ name: 'A' });
  });

  it.each([null, undefined])('MKS-21 with %j stored every field is written', (stored) => {
    const draft = draftOf(stored);
    expect(draft.isNew).toBe(true);
    writeAll(draft, ['enabled', 'generic'], flagCodec, { enabled: false, generic: true });
    write(draft, 'price', numberCodec, '');
    expect(draft.fields).toEqual({ enabled: false, generic: true, price: null });
  });

  it('MKS-20 several fields are read at once', () => {
    const raw = { enabled: true, other: true };
    expect(loadAll(['enabled', 'generic'], flagCodec, raw)).toEqual({ enabled: true, generic: false });
  });
});
