import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/memorySession.ts';
import { createReturnPaths, safeReturnPath } from './returnPath.ts';

const origin = 'https://console.example.com';

const hostile = [
  '',
  'admin',
  'https://evil.example.org/admin',
  'HTTPS://evil.example.org/admin',
  'http://console.example.com/admin',
  'https://console.example.com.evil.example.org/admin',
  'https://console.example.com@evil.example.org/admin',
  'https:evil.example.org',
  '//evil.example.org/admin',
  '///evil.example.org/admin',
  '/\\evil.example.org/admin',
  '\\\\evil.example.org/admin',
  '/\\/evil.example.org',
  '/admin/..//evil.example.org',
  '/admin/../../public-referrals',
  '/admin/%2e%2e/public-referrals',
  '/admin/..%2fpublic-referrals',
  '/%2f%2fevil.example.org',
  '/admin%2f..%2fevil',
  '/admin/%5cevil',
  '/admin%00',
  '/admin%0d%0aLocation:%20https://evil.example.org',
  '/admin\r\nLocation: https://evil.example.org',
  '/admin\t',
  ' /admin',
  '/ admin',
  '\u0000/admin',
  '/admin\u2028',
  '/admin\u202e',
  '/ａdmin',
  '/admin。evil.example.org',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://console.example.com/1',
  'file:///etc/passwd',
  'mailto:x@evil.example.org',
  '/admin@evil.example.org',
  '/admin;evil',
  '/adminx',
  '/administrator',
  '/public-referrals',
  '/',
  '?next=//evil.example.org',
  '//evil.example.org/admin/dashboard',
  'https://console.example.com/admin/dashboard',
  '/public-referrals/admin/dashboard',
  '/admin\\dashboard',
  '/admin/dash\tboard',
  ' /admin/dashboard',
  '/admin/dashboard ',
  '//[',
  '#/admin',
];

describe('the return path', () => {
  it.each(hostile)('S3 K8 is the start page instead of %j', (candidate) => {
    expect(safeReturnPath(candidate, origin)).toBe('/admin');
  });

  it.each([
    '/admin',
    '/admin/',
    '/admin/all-referrals',
    '/admin/all-referrals?state=TX&sort=addDate%2Cdesc&page=3',
    '/admin/marketplaces/17',
    '/admin/no.such.page',
    '/admin/not-implemented?feature=agency-list',
  ])('RTE-17 can be %s', (path) => {
    expect(safeReturnPath(path, origin)).toBe(path);
  });

  it('RTE-17 leaves out the fragment', () => {
    expect(safeReturnPath('/admin/all-referrals?a=1#code=x', origin)).toBe('/admin/all-referrals?a=1');
  });

  it('S3 is checked again when it is read from storage', () => {
    const storage = createMemoryStorage();
    const paths = createReturnPaths(storage, origin);
    paths.save('/admin/dashboard');
    storage.setItem('advantage.return-path', '//evil.example.org');
    expect(paths.take()).toBe('/admin');
  });

  it('is read only once and not overwritten by a later keep()', () => {
    const paths = createReturnPaths(createMemoryStorage(), origin);
    paths.save('/admin/dashboard');
    paths.saveIfEmpty('/admin/marketplaces');
    expect(paths.take()).toBe('/admin/dashboard');
    expect(paths.take()).toBe('/admin');
  });

  it('S3 is tested with at least 40 hostile URLs', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
  });
});
