import { formatValue } from '@advantage/ui';
import { describe, expect, it } from 'vitest';
import { referralAudiences } from './audience.ts';
import {
  assigneeText,
  categoryText,
  employeesText,
  industryName,
  linesText,
  locationText,
  notApplicable,
  offersTalkNow,
} from './texts.ts';

it.each([
  ['CL', 'CL'],
  ['Pets', 'Pets'],
  [null, 'Direct Call'],
])('TBL-56 formats the category %s as %s', (category, text) => {
  expect(categoryText({ category })).toBe(text);
});

it.each([
  ['Austin', 'TX', 'Austin, TX'],
  ['Austin', null, 'Austin'],
  [null, 'TX', 'TX'],
  [null, null, '—'],
])('TBL-51 TIM-12 formats the city %s and the state %s as %s', (city, state, text) => {
  expect(locationText({ city, state })).toBe(text);
});

it.each([
  [['CGLY', 'CBPY'], 'General Liability, BOP'],
  [['AUTO'], 'Auto'],
  [['AUTO', 'XYZ'], 'Auto, XYZ'],
  [[], '—'],
])('TBL-43 formats the lines %j as %s', (lines, text) => {
  expect(linesText({ lines })).toBe(text);
});

it.each([
  ['PL', 'N/A (PL)'],
  ['L&A', 'N/A (L&A)'],
  ['CL', null],
  [null, null],
])('TBL-53 formats a commercial-only column of a %s referral as %s', (category, text) => {
  expect(notApplicable({ category })).toBe(text);
});

it.each([
  [null, '1 +'],
  [0, '0'],
  [14, '14'],
])('TBL-52 formats %s employees as %s', (noOfEmployees, text) => {
  expect(employeesText({ noOfEmployees })).toBe(text);
});

it.each([
  ['Full-Service Restaurants', '722511', 'Full-Service Restaurants 722511'],
  ['Full-Service Restaurants', null, 'Full-Service Restaurants'],
  [null, '722511', '722511'],
  [null, null, '—'],
])('TBL-50 formats the industry %s with code %s as %s', (industryDescription, industryCode, text) => {
  expect(formatValue(industryName({ industryDescription, industryCode }))).toBe(text);
});

describe('the assignee', () => {
  const assigned = {
    assignedAgent: 'Dana Whitmore',
    assignedAgency: 'Harbor Point',
    assignedPartner: 'Tivly',
  };

  it('TBL-58 is the agent and the agency when both are known', () => {
    expect(assigneeText(assigned, 'agent')).toBe('Dana Whitmore, Harbor Point');
  });

  it('TBL-58 is the agency when there is no agent', () => {
    expect(assigneeText({ ...assigned, assignedAgent: null }, 'agent')).toBe('Harbor Point');
  });

  it.each(referralAudiences)(
    'TBL-58 TBL-59 is the partner when there is no agency, by name for admins only: %s',
    (audience) => {
      expect(assigneeText({ ...assigned, assignedAgency: null }, audience)).toBe(
        audience === 'admin' ? 'Tivly' : 'Secondary Partner',
      );
    },
  );

  it('TIM-12 is an em dash when nobody is assigned', () => {
    expect(assigneeText({ assignedAgent: null, assignedAgency: null, assignedPartner: null }, 'admin')).toBe(
      '—',
    );
  });
});

describe('the talk button in the notes', () => {
  const callIn = { isCallIn: true, marketplaceStatus: 'Available' } as const;

  it.each(referralAudiences)('TBL-47 TBL-48 TBL-49 is offered to agents only: %s', (audience) => {
    expect(offersTalkNow(callIn, audience)).toBe(audience === 'agent');
  });

  it('TBL-47 is offered for Available call-in rows only', () => {
    expect(offersTalkNow({ ...callIn, isCallIn: false }, 'agent')).toBe(false);
    expect(offersTalkNow({ ...callIn, marketplaceStatus: 'Claimed' }, 'agent')).toBe(false);
  });
});
