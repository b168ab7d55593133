import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reconcileRecipients } from './recipients.ts';

/** Addresses as people type them: duplicates, different case, and some that are invalid. */
const addresses = fc.constantFrom(
  'a@b.com',
  'A@B.com',
  'c@d.com',
  'c@D.com',
  'e@f.com',
  'g@h.org',
  'none',
  'x@',
);
const texts = fc.array(addresses, { maxLength: 8 }).map((list) => list.join(', '));

const keysOf = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(', ')
      .filter((address) => /@.+\./.test(address)),
  ),
];

it('T1 MKI-16 recipients follow the address list through any edits, and those that stay are kept', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (edits) => {
      let recipients: ReturnType<typeof reconcileRecipients> = [];
      for (const text of edits) {
        const before = recipients;
        recipients = reconcileRecipients(text, recipients);
        const rows = recipients;
        expect(rows.map(({ emailAddress }) => emailAddress.toLowerCase())).toEqual(keysOf(text));
        expect(new Set(rows.map(({ recipientId }) => recipientId)).size).toBe(rows.length);
        const stayed = before.filter(({ emailAddress }) => keysOf(text).includes(emailAddress.toLowerCase()));
        for (const row of stayed) expect(rows).toContain(row);
      }
    }),
  );
});

it('MKF-39 MKI-16 an address keeps the id of its row while it is typed', () => {
  const typed = ['a@b.com', 'a@b.com, c@d.c', 'a@b.com, c@d.co', 'a@b.com, c@d.com'];
  let recipients: ReturnType<typeof reconcileRecipients> = [];
  for (const text of typed) recipients = reconcileRecipients(text, recipients);
  expect(recipients.map(({ recipientId, emailAddress }) => [recipientId, emailAddress])).toEqual([
    [-1, 'a@b.com'],
    [-2, 'c@d.com'],
  ]);
});
