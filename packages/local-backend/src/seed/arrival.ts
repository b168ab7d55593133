import { commercialLines, lifeAndAnnuitiesLines, personalLines } from '@advantage/reference-data';
import { industries, industryTitle } from '../core/industries.ts';
import { lineMask } from '../referrals/lineMask.ts';
import type { ReferralRow } from '../referrals/referralRow.ts';
import { directCall, sourceNames } from '../referrals/sources.ts';
import { commonIndustries } from './commonIndustries.ts';
import { type Category, consumer, hex } from './consumer.ts';
import type { Random } from './random.ts';
import { messages } from './words.ts';

const minutes = 60_000;
const linesOf = { CL: commercialLines, PL: personalLines, 'L&A': lifeAndAnnuitiesLines };

/** Lowest and highest initial price, in dollars. */
const prices: Readonly<Record<Category | 'none', readonly [number, number]>> = {
  CL: [28, 60],
  PL: [18, 38],
  'L&A': [20, 45],
  none: [24, 40],
};

const premiums: Readonly<Record<Category, readonly [number, number]>> = {
  CL: [900, 60_000],
  PL: [420, 5200],
  'L&A': [300, 4800],
};

const typesFor = {
  CL: [
    ['CIR', 48],
    ['WT-CIR', 8],
    ['PCR', 20],
    ['CCR', 18],
    ['CTR', 6],
  ],
  none: [
    ['WT-CIR', 60],
    ['CTR', 40],
  ],
} as const;

function business(random: Random, category: Category | null) {
  if (category !== 'CL') return { industry_code: null, industry_title: null, employees: null, years: null };
  const code = random.chance(0.8) ? random.pick(commonIndustries) : random.pick(industries).code;
  return {
    industry_code: code,
    industry_title: industryTitle(code) ?? null,
    employees: random.chance(0.12) ? null : Math.ceil(random.next() ** 3 * 120),
    years: random.chance(0.1) ? null : Math.floor(random.next() ** 2 * 60),
  };
}

function household(random: Random, category: Category | null) {
  if (category === null || category === 'CL') return { age: null, gender: null, medical_exam: null };
  return {
    age: random.chance(0.1) ? null : random.int(19, 84),
    gender: random.chance(0.15) ? null : random.pick(['Female', 'Male', 'Nonbinary']),
    medical_exam: category === 'L&A' ? random.pick(['Yes', 'No', null]) : null,
  };
}

function request(random: Random, category: Category | null) {
  const lines =
    category === null
      ? []
      : random.sample(
          linesOf[category],
          random.weighted([
            [1, 6],
            [2, 3],
            [3, 1],
          ]),
        );
  const codes = lines.map(({ code }) => code);
  const [low, high] = category === null ? [0, 0] : premiums[category];
  const premium = Math.round((low + random.next() ** 3 * (high - low)) / 10) * 10;
  return {
    category,
    lines: JSON.stringify(codes),
    line_mask: lineMask(codes),
    premium: category === null || random.chance(0.06) ? null : premium,
    currently_insured: random.weighted([
      ['Yes', 5],
      ['No', 3],
      [null, 2],
    ] as const),
    message: category !== null && random.chance(0.55) ? random.pick(messages[category]) : null,
    source: category === null ? directCall : random.pick(sourceNames.slice(1)),
  };
}

function offer(random: Random, type: string, category: Category | null, added_at: number) {
  const [low, high] = prices[category ?? 'none'];
  const list = random.int(low, high) * 100;
  if (type === 'WT-CIR')
    return { expires_at: added_at + random.int(15, 45) * minutes, list_price_cents: 3000, price_cents: 3000 };
  if (type !== 'CIR') return { expires_at: null, list_price_cents: null, price_cents: null };
  return { expires_at: added_at + random.int(45, 180) * minutes, list_price_cents: list, price_cents: list };
}

/** Fields that are empty when a referral arrives. */
const untouched = {
  sold_cents: null,
  assigned_agent: null,
  assigned_agency: null,
  assigned_partner: null,
  progress: null,
  claimed_by: null,
};

/**
 * Returns a referral of a consumer who has just asked for insurance. A claimable referral starts as Available, any
 * other as Incoming.
 */
export function newArrival(random: Random, added_at: number): ReferralRow {
  const category = random.weighted<Category | null>([
    ['CL', 50],
    ['PL', 34],
    ['L&A', 10],
    [null, 6],
  ]);
  const type = random.weighted<string>(category === null ? typesFor.none : typesFor.CL);
  return {
    id: hex(random, 16),
    type,
    status: type === 'CIR' || type === 'WT-CIR' ? 'Available' : 'Incoming',
    added_at,
    modified_at: added_at,
    ...offer(random, type, category, added_at),
    ...request(random, category),
    ...business(random, category),
    ...household(random, category),
    ...consumer(random, category),
    agencies_notified: random.chance(0.05) ? null : random.int(1, 12),
    ...untouched,
  };
}
