const codes =
  'AL205 AK907 AZ480 AR501 CA661 CO970 CT203 DE302 DC202 FL813 GA912 HI808 ID208 IL630 IN317 IA515 KS316 KY502 LA225 ' +
  'ME207 MD410 MA617 MI616 MN612 MS601 MO314 MT406 NE402 NV775 NH603 NJ201 NM505 NY315 NC919 ND701 OH614 OK918 OR541 ' +
  'PA215 RI401 SC803 SD605 TN423 TX512 UT801 VT802 VA804 WA509 WV304 WI414 WY307';

const byState = new Map(codes.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]));

/** Returns a telephone area code of a state. */
export const areaCode = (state: string) => byState.get(state) ?? '555';
