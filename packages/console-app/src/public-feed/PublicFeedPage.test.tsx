// @vitest-environment jsdom
import { advantageContent, bridgeContent } from '@advantage/reference-data';
import { defaultSort } from '@advantage/referrals';
import { createMemorySource } from '@advantage/referrals/testing';
import { advantage, BrandProvider, bridge } from '@advantage/ui';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PublicFeedPage } from './PublicFeedPage.tsx';

const source = createMemorySource({ rows: [] });

describe.each([
  ['directory', true, advantage, advantageContent],
  ['Bridge', false, bridge, bridgeContent],
] as const)('the public page with the %s skin', (_skin, isDirectory, brand, { links, company }) => {
  const open = () =>
    render(
      <BrandProvider brand={brand}>
        <PublicFeedPage
          {...{ source, isDirectory }}
          view={{ state: null, sort: defaultSort, page: 0 }}
          onViewChange={() => {}}
        />
      </BrandProvider>,
    );
  const linksIn = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it("FEED-3 FEED-4 has navigation links, 'Get a Demo' and 'Buy Now' in its header", () => {
    open();
    expect(linksIn(screen.getByRole('banner'))).toEqual([
      ['Referral feed', '/public-referrals'],
      ['How it works', links.howItWorks],
      ['Pricing', links.pricing],
      ['Contact Us', links.contactUs],
      ['Get a Demo', links.getADemo],
      ['Buy Now', links.buyNow],
    ]);
  });

  it('FEED-2 FEED-3 FEED-6 calls visitors to become an Advantage Agent after the table', () => {
    open();
    const feed = screen.getByRole('region', { name: 'Insurance Referral Feed' });
    const pitch = screen.getByRole('region', { name: 'Become an Advantage Agent' });
    expect(feed.compareDocumentPosition(pitch)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(linksIn(pitch)).toEqual([['Get Advantage Now', links.getAdvantageNow]]);
  });

  it('FEED-1 FEED-11 has the state filter and the live control next to its heading', () => {
    open();
    const heading = screen.getByRole('heading', { level: 1, name: 'Insurance Referral Feed' });
    const head = heading.parentElement?.parentElement ?? document.body;
    expect(within(head).getByRole('combobox', { name: 'State' })).toBeVisible();
    expect(within(head).queryByRole('table')).toBeNull();
  });

  it('FEED-3 FEED-7 has privacy, cookie, terms and privacy-choices links in its footer', () => {
    open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(linksIn(footer.getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Privacy policy', links.privacy],
      ['Cookie policy', links.cookie],
      ['Terms of use', links.terms],
      ['Your privacy choices', links.privacyChoices],
    ]);
  });

  it('FEED-8 has the address and both support phones of the company in the directory skin only', () => {
    open();
    const footer = screen.getByRole('contentinfo');
    const phones = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('tel:'));
    const known = company.supportPhones.map(({ number }) => `tel:+1${number.replaceAll(/\D/g, '')}`);
    expect(known).toHaveLength(2);
    expect(phones).toEqual(isDirectory ? known : []);
    for (const line of [company.name, ...company.addressLines])
      expect(within(footer).queryByText(line) !== null, line).toBe(isDirectory);
  });
});
