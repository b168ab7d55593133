import { describe, expect, it } from 'vitest';
import { referralAudiences } from './audience.ts';
import {
  assigneeText,
  categoryText,
  employeesText,
  industryText,
  linesText,
  locationText,
  notApplicable,
  offersTalkNow,
} from './cellTexts.ts';

it.each([
  ['CL', 'CL'],
  ['Pets', 'Pets'],
  [null, 'Direct Call'],
])('TBL-56 the category %s reads %s', (category, text) => {
  expect(categoryText({ category })).toBe(text);
});

it.each([
  ['Austin', 'TX', 'Austin, TX'],
  ['Austin', null, 'Austin'],
  [null, 'TX', 'TX'],
  [null, null, '—'],
])('TBL-51 TIM-12 city %s and state %s read %s', (city, state, text) => {
  expect(locationText({ city, state })).toBe(text);
});

it.each([
  [['CGLY', 'CBPY'], 'General Liability, BOP'],
  [['AUTO'], 'Auto'],
  [['AUTO', 'XYZ'], 'Auto, XYZ'],
  [[], '—'],
])('TBL-43 the lines %j read %s', (lines, text) => {
  expect(linesText({ lines })).toBe(text);
});

it.each([
  ['PL', 'N/A (PL)'],
  ['L&A', 'N/A (L&A)'],
  ['CL', null],
  [null, null],
])('TBL-53 a commercial-only column in a row of category %s says %s', (category, text) => {
  expect(notApplicable({ category })).toBe(text);
});

it.each([
  [null, '1 +'],
  [0, '0'],
  [14, '14'],
])('TBL-52 %s employees read %s', (noOfEmployees, text) => {
  expect(employeesText({ noOfEmployees })).toBe(text);
});

it.each([
  ['Full-Service Restaurants', '722511', 'Full-Service Restaurants 722511'],
  ['Full-Service Restaurants', null, 'Full-Service Restaurants'],
  [null, '722511', '722511'],
  [null, null, '—'],
])('TBL-50 the industry %s, %s reads %s', (industryDescription, industryCode, text) => {
  expect(industryText({ industryDescription, industryCode })).toBe(text);
});

describe('the assignee', () => {
  const assigned = {
    assignedAgent: 'Dana Whitmore',
    assignedAgency: 'Harbor Point',
    assignedPartner: 'Tivly',
  };

  it('TBL-58 is agent and agency where both exist', () => {
    expect(assigneeText(assigned, 'agent')).toBe('Dana Whitmore, Harbor Point');
  });

  it('TBL-58 is the agency alone without an agent', () => {
    expect(assigneeText({ ...assigned, assignedAgent: null }, 'agent')).toBe('Harbor Point');
  });

  it.each(referralAudiences)(
    'TBL-58 TBL-59 is the partner without an agency, named to admins only: %s',
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
