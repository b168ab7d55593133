import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as es from '../messages/es.ts';
import { formatTimeText, lastOptionAtOrBefore, parseTimeText, timeOptions } from './timeText.ts';

describe('parseTimeText', () => {
  it.each([
    ['9', '09:00:00'],
    ['9:30', '09:30:00'],
    ['930p', '21:30:00'],
    ['9 a.m.', '09:00:00'],
    ['12 AM', '00:00:00'],
    ['12', '12:00:00'],
    ['12 pm', '12:00:00'],
    ['17:30', '17:30:00'],
    ['1730', '17:30:00'],
    ['23:59:59', '23:59:59'],
    [' 11:59:59 PM ', '23:59:59'],
    ['end of day', '23:59:59'],
    ['0', '00:00:00'],
  ])('MKS-17 reads %j as %s', (text, time) => {
    expect(parseTimeText(text)).toBe(time);
  });

  it.each([
    ['9.30', '09:30:00'],
    ['9.30 pm', '21:30:00'],
    ['21h', '21:00:00'],
    ['9h30', '09:30:00'],
    ['21H30', '21:30:00'],
    ['21.30h', '21:30:00'],
    ['noon', '12:00:00'],
    ['Midnight', '00:00:00'],
    ['24:00', '00:00:00'],
    ['24', '00:00:00'],
  ])('MKV-76 reads %j as %s', (text, time) => {
    expect(parseTimeText(text)).toBe(time);
  });

  it.each(['24:00', '24.00', '24h', '2400', '24:00:00', 'midnight', 'end of day'])(
    'MKV-76 reads %j as the last second where a time span ends',
    (text) => {
      expect(parseTimeText(text, undefined, true)).toBe('23:59:59');
    },
  );

  // cspell:disable: words in Spanish
  it.each([
    ['mediodia', '12:00:00'],
    ['Medianoche', '00:00:00'],
    ['9:30 p. m.', '21:30:00'],
  ])('MKV-76 reads %j in Spanish', (text, time) => {
    expect(parseTimeText(text, es.timeField)).toBe(time);
  });
  // cspell:enable

  it.each([
    '',
    'nine',
    'foo',
    '25',
    '24:01',
    '24 pm',
    '9.5',
    '25:00',
    '9:60',
    '13 pm',
    '0 am',
    '9:00:61',
    '12345678',
  ])('returns undefined for %j', (text) => {
    expect(parseTimeText(text)).toBeUndefined();
  });

  it('round-trips every second of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), (second) => {
        const time = new Date(second * 1000).toISOString().slice(11, 19);
        expect(parseTimeText(formatTimeText(time))).toBe(time);
        expect(parseTimeText(time)).toBe(time);
      }),
    );
  });
});

describe('formatTimeText', () => {
  it.each([
    ['00:00:00', '12:00 AM'],
    ['09:00:00', '9:00 AM'],
    ['12:30:00', '12:30 PM'],
    ['17:05:00', '5:05 PM'],
    ['23:59:59', 'End of day'],
    ['', ''],
    ['soon', 'soon'],
    ['24:30:00', '24:30:00'],
  ])('shows %j as %j', (time, text) => {
    expect(formatTimeText(time)).toBe(text);
  });
});

describe('time options', () => {
  it('contain every half hour and the last second of the day', () => {
    expect(timeOptions).toHaveLength(49);
    expect(timeOptions.at(0)).toBe('00:00:00');
    expect(timeOptions.at(-1)).toBe('23:59:59');
  });

  it('match a time to itself or the last option before it', () => {
    expect(lastOptionAtOrBefore('09:30:00')).toBe('09:30:00');
    expect(lastOptionAtOrBefore('09:10:00')).toBe('09:00:00');
    expect(lastOptionAtOrBefore('23:59:59')).toBe('23:59:59');
    expect(lastOptionAtOrBefore('')).toBeUndefined();
  });
});
