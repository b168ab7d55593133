import { embed, expect, expectRows, service, test } from './fixtures.ts';

/** Messages that other embeds obey, and messages that imitate the element's own events. */
const forged: readonly unknown[] = [
  { type: 'resize', height: 1 },
  { type: 'referral-feed:state-change', detail: { state: 'TX' } },
  { type: 'referral-feed:claim-intent', detail: { opportunityId: '1' } },
  { type: 'pause' },
  { src: 'https://evil.example.org' },
  { state: 'TX', page: 3 },
  ['src', 'https://evil.example.org'],
  '{"type":"resize","height":1}',
  'pause',
  { source: 'react-devtools-bridge', payload: { event: 'shutdown' } },
  { __proto__: { src: 'https://evil.example.org' } },
  null,
];

test('I7 ignores forged messages', async ({ page, feed, observed }) => {
  await embed(page, `<referral-feed src="${service('full')}" page-size="5"></referral-feed>`);
  await expectRows(feed, /^Showing 1 to 5/);
  await feed.getByRole('button', { name: 'Live', exact: true }).click();
  const look = () =>
    feed.evaluate((element) => [element.outerHTML, element.shadowRoot?.innerHTML, document.body.innerHTML]);
  const before = await look();
  const requests = observed.requests.length;
  const count = await page.evaluate(async (messages) => {
    const origins = ['https://evil.example.org', 'null', location.origin];
    const frame = document.createElement('iframe');
    for (const data of messages) {
      for (const origin of origins)
        for (const source of [null, window, frame.contentWindow])
          window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
      window.postMessage(data, '*');
      document.querySelector('referral-feed')?.dispatchEvent(new MessageEvent('message', { data }));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return messages.length;
  }, forged);
  expect(count).toBe(12);
  expect(await look()).toEqual(before);
  expect(observed.requests).toHaveLength(requests);
});
