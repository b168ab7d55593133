import { createManualScheduler } from '@advantage/live-list/testing';
import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { toReferral } from '../model/referral.ts';
import { createLiveReferrals } from '../testing/createLiveReferrals.ts';
import { parseReferralPage } from '../wire/page.ts';
import { referralSchema } from '../wire/referral.ts';
import { readListAnswer } from './listAnswer.ts';

const scoredSchema = z.extend(referralSchema, { score: z.number(), tags: z.array(z.string()) });

const responseOf = (...rows: object[]) =>
  Response.json({ content: rows, totalElements: rows.length, numberOfElements: rows.length });

it('D6 DAT-1 a field that only the service of a host sends gets from the wire to the row, typed', async () => {
  const answer = await readListAnswer(
    responseOf({ opportunityId: 1, city: 'Tulsa', score: 4.5, tags: ['hot'] }),
    (json) => parseReferralPage(json, scoredSchema),
  );
  const [row] = answer.unchanged ? [] : answer.page.rows;
  expectTypeOf(row?.score).toEqualTypeOf<number | undefined>();
  expect(row).toMatchObject({ opportunityId: '1', city: 'Tulsa', score: 4.5, tags: ['hot'] });
});

it('LIV-14 a field of a host that breaks its own schema leaves the row out', async () => {
  const answer = await readListAnswer(
    responseOf({ opportunityId: 1, score: 'high', tags: [] }, { opportunityId: 2, score: 1, tags: [] }),
    (json) => parseReferralPage(json, scoredSchema),
  );
  expect(answer).toMatchObject({
    page: { rows: [{ opportunityId: '2' }], rejected: 1, problems: [{ path: 'score' }] },
  });
});

it('D6 a row is drawn again when such a field alone changes, and only then', async () => {
  const scheduler = createManualScheduler();
  let score = 1;
  const list = createLiveReferrals({
    query: {},
    scheduler,
    load: () => readListAnswer(responseOf({ opportunityId: 1, score, more: { tags: ['hot', score] } })),
  });
  list.start();
  await scheduler.advance(10);
  const before = list.rows.get();
  await scheduler.advance(3000);
  expect(list.rows.get()).toBe(before);
  score = 2;
  await scheduler.advance(3000);
  expect(list.rows.get().rows[0]).toMatchObject({ score: 2, more: { tags: ['hot', 2] } });
});

it('I1 a field of a host cannot take the place of one that is known, nor change what a row is', () => {
  const wire = JSON.parse('{"opportunityId":1,"isCallIn":true,"lines":["X"],"__proto__":{"isAdmin":true}}');
  const referral = toReferral(wire);
  expect(referral).toMatchObject({ isCallIn: false, lines: [] });
  expect(Object.getPrototypeOf(referral)).toBe(Object.prototype);
  expect(referral).not.toHaveProperty('isAdmin');
});
