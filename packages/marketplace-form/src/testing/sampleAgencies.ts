import type { Agency } from '../wire/agency.ts';

type Row = readonly [
  fulcrumId: number,
  name: string,
  region: string,
  regionCode: string,
  zipCode: string,
  phone: string,
];

const rows: readonly Row[] = [
  [104882, 'Harbor Point Insurance', 'Southeast', 'GA', '31401', '9125550170'],
  [118340, 'Northgate Risk Partners', 'Pacific Northwest', 'WA', '99201', '5095550141'],
  [100217, 'Prairie Mutual Agency', 'Great Plains', 'IA', '50309', '5155550128'],
  [121096, 'Riverbend Insurance', 'Great Lakes', 'MI', '49503', '6165550133'],
  [109931, 'Copperline Agency', 'Mountain', 'ID', '83702', '2085550119'],
  [113675, 'Lakefront Insurance', 'Great Lakes', 'IL', '60540', '6305550164'],
  [120448, 'Gulfside Agency', 'Southeast', 'FL', '33801', '8635550152'],
  [107512, 'Kern Valley Agents', 'Pacific Southwest', 'CA', '93301', '6615550177'],
  [115204, 'Blue Ridge Brokers', 'Mid-Atlantic', 'VA', '24011', '5405550186'],
  [102760, 'Tidewater Underwriters', 'Mid-Atlantic', 'NC', '28401', '9105550195'],
];

/** Sample agencies, as the lookup returns them. People and numbers are fictional, places are real. */
export const sampleAgencies: readonly Agency[] = rows.map(
  ([fulcrumId, name, region, regionCode, zipCode, phone]) => ({
    fulcrumId,
    name,
    address: { region, regionCode, zipCode },
    contact: { name: `${name} desk`, email: `desk${fulcrumId}@example.com`, phone: `+1${phone}` },
  }),
);
