const regions: Readonly<Record<string, string>> = {
  Northeast: 'CT ME MA NH RI VT NY',
  'Mid-Atlantic': 'NJ PA DE MD DC VA WV',
  Southeast: 'NC SC GA FL AL MS TN KY',
  'Great Lakes': 'OH IN IL MI WI',
  'Great Plains': 'MN IA ND SD NE KS MO',
  'South Central': 'TX OK AR LA',
  Mountain: 'MT ID WY CO UT NV NM AZ',
  'Pacific Northwest': 'WA OR AK',
  'Pacific Southwest': 'CA HI',
};

const byState = new Map(
  Object.entries(regions).flatMap(([region, states]) =>
    states.split(' ').map((state) => [state, region] as const),
  ),
);

/** Returns the sales region of a state. */
export const regionOf = (state: string) => byState.get(state) ?? 'Other';
