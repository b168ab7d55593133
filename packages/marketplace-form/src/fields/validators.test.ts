import { describe, expect, it } from 'vitest';
import {
  email,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  url,
  type Validator,
  type ValidatorKey,
} from './validators.ts';

type Line = readonly [text: string, key: ValidatorKey | undefined];

const table = (rule: string, name: string, validator: Validator, lines: readonly Line[]) =>
  it.each(lines)(`${rule} ${name}: '%s' gives %s`, (text, key) => {
    expect(validator(text)).toBe(key);
  });

describe('generic validators', () => {
  table('MKV-69', 'required', required, [
    ['', 'required'],
    [' \t\n', 'required'],
    ['0', undefined],
  ]);
  table('MKV-69', 'min 1', min(1), [
    ['', undefined],
    ['1', undefined],
    ['0.99', 'min'],
    ['1,5', 'min'],
    ['x', 'min'],
  ]);
  table('MKV-69', 'max 99', max(99), [
    ['', undefined],
    ['99', undefined],
    ['99.01', 'max'],
    ['1,250', 'max'],
    ['1,5', 'max'],
    ['x', 'max'],
  ]);
  table('MKV-69', 'minLength 2', minLength(2), [
    ['', undefined],
    ['ab', undefined],
    ['a', 'minLength'],
  ]);
  table('MKV-69', 'maxLength 2', maxLength(2), [
    ['', undefined],
    ['ab', undefined],
    ['abc', 'maxLength'],
  ]);
  table('MKV-69', 'pattern of digits', pattern(/\d+/), [
    ['', undefined],
    ['12', undefined],
    ['12a', 'pattern'],
    ['a12', 'pattern'],
    ['ab', 'pattern'],
  ]);
  table('MKV-69', 'email', email, [
    ['', undefined],
    ['ana@example.com', undefined],
    ['ana.o+x@mail.example.co.uk', undefined],
    ['josé@exämple.com', undefined],
    ['ana@example', 'email'],
    ['ana@example.c0m-', 'email'],
    ['ana@123.456', 'email'],
    ['ana..b@example.com', 'email'],
    ['ana.@example.com', 'email'],
    ['an a@example.com', 'email'],
    ['a@b.com@c.com', 'email'],
    ['@example.com', 'email'],
    ['a@ex_ample.com', 'email'],
    ['a@b.c1', undefined],
    ['a@b.1c', undefined],
    ['a@b.1.com', undefined],
    [`${'a'.repeat(64)}@example.com`, undefined],
    [`${'a'.repeat(65)}@example.com`, 'email'],
    [`a@${'b'.repeat(63)}.com`, undefined],
    [`a@${'b'.repeat(64)}.com`, 'email'],
    [`a@${'b.'.repeat(126)}c`, undefined],
    [`a@${'b.'.repeat(127)}c`, 'email'],
  ]);
});

describe('URL validator', () => {
  const ofLength = (length: number) => `https://example.com/${'a'.repeat(length - 20)}`;
  table('MKV-66', 'url', url, [['', undefined]]);
  table('MKV-67', 'url', url, [
    [ofLength(100), undefined],
    [ofLength(101), 'urlTooLong'],
    ['a'.repeat(101), 'urlTooLong'],
  ]);
  table('MKV-68', 'url', url, [
    ['https://example.com', undefined],
    ['http://example.com', undefined],
    ['HTTPS://Example.COM/Leads', undefined],
    ['example.com', undefined],
    ['api.example.com:8443/leads?key=1&b=[2]#top', undefined],
    ['example.com/a:b@c', undefined],
    ['10.0.0.7:8080/leads', undefined],
    ['example.com:65535', undefined],
    ['exämple.de', undefined],
    ['example', 'invalidUrl'],
    ['localhost', 'invalidUrl'],
    ['https://', 'invalidUrl'],
    ['https://example', 'invalidUrl'],
    ['ftp://example.com', 'invalidUrl'],
    ['javascript:alert(1)', 'invalidUrl'],
    ['data:text/html,x', 'invalidUrl'],
    ['//example.com', 'invalidUrl'],
    ['https://user:pass@example.com', 'invalidUrl'],
    ['https://exa mple.com', 'invalidUrl'],
    ['example.com/a b', 'invalidUrl'],
    ['example.com/<script>', 'invalidUrl'],
    ['example..com', 'invalidUrl'],
    ['-example.com', 'invalidUrl'],
    ['example-.com', 'invalidUrl'],
    ['example.com:', 'invalidUrl'],
    ['example.com:65536', 'invalidUrl'],
    ['example.com:8o', 'invalidUrl'],
    ['example.com:1:2', 'invalidUrl'],
    ['255.255.255.255', undefined],
    ['256.1.1.1', 'invalidUrl'],
    ['0x1.2.3.4', 'invalidUrl'],
    ['1e1.2.3.4', 'invalidUrl'],
    ['example.com:0x50', 'invalidUrl'],
    ['example.com:8e1', 'invalidUrl'],
    ['ahttp://b.com', 'invalidUrl'],
    ['1.2.3', 'invalidUrl'],
    ['1.2.3.4.5', 'invalidUrl'],
    [' example.com', 'invalidUrl'],
  ]);
});
