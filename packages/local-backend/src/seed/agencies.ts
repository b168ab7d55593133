import { areaCode } from './areaCodes.ts';
import { places as everywhere, placesIn } from './places.ts';
import type { Random } from './random.ts';
import { regionOf } from './regions.ts';
import { agencyBeginnings, agencyEndings, familyNames, givenNames } from './words.ts';

/** An agency of the demo data. */
export interface SeedAgency {
  readonly fulcrumId: number;
  readonly name: string;
  readonly region: string;
  readonly regionCode: string;
  readonly zipCode: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Prepaid balance, or null if claims are billed. */
  readonly prepaidCents: number | null;
}

/** The agencies of the demo users and their neighbors: ID, name, state, ZIP code, agent, prepaid cents. */
const known: readonly (readonly [number, string, string, string, string, number | null])[] = [
  [104_882, 'Harbor Point Insurance', 'GA', '31401', 'Dana Whitfield', null],
  [118_340, 'Northgate Risk', 'WA', '99201', 'Luis Ferrante', 24_000],
  [100_217, 'Prairie Mutual Agency', 'IA', '50309', 'Tobias Wren', null],
  [121_096, 'Riverbend Insurance', 'MI', '49503', 'Ana Villalobos', null],
  [109_931, 'Copperline Agency', 'ID', '83702', 'Priya Raman', 90_000],
  [113_675, 'Lakefront Insurance', 'IL', '60540', 'Ellen Marsh', null],
  [120_448, 'Gulfside Agency', 'FL', '33801', 'Omar Castillo', null],
  [107_512, 'Kern Valley Agents', 'CA', '93301', 'Grace Chen', 45_000],
  [116_204, 'Cascade & Pine', 'OR', '97401', 'Ingrid Larsson', null],
  [112_730, 'Delta Bend Insurance', 'LA', '70801', 'Marcus Teague', null],
  [103_558, 'Narragansett Agents', 'RI', '02903', 'Fiona Doyle', 60_000],
  [119_007, 'High Plains Risk', 'SD', '57104', 'Lars Henning', null],
];

const mailName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

function agency(
  random: Random,
  [fulcrumId, name, state, zipCode, contactName, prepaidCents]: (typeof known)[number],
): SeedAgency {
  return {
    fulcrumId,
    name,
    region: regionOf(state),
    regionCode: state,
    zipCode,
    contactName,
    contactEmail: `hello@${mailName(name)}.example.com`,
    contactPhone: `${areaCode(state)}55501${random.int(10, 99)}`,
    prepaidCents,
  };
}

/** Returns the agencies: those of the demo users, and one per available name, at real places. */
export function seedAgencies(random: Random): readonly SeedAgency[] {
  const names = random.sample(agencyBeginnings, agencyBeginnings.length);
  const others = names.map((beginning, index): (typeof known)[number] => {
    const { state } = random.pick(everywhere);
    const { zip } = random.pick(placesIn(state));
    const agent = `${random.pick(givenNames)} ${random.pick(familyNames)}`;
    const prepaid = random.chance(0.3) ? random.int(20, 400) * 500 : null;
    return [200_113 + index * 37, `${beginning} ${random.pick(agencyEndings)}`, state, zip, agent, prepaid];
  });
  return [...known, ...others].map((each) => agency(random, each));
}
