/** A time zone that a schedule can be in. */
export interface Timezone {
  readonly label: string;
  /** IANA name. */
  readonly value: string;
}

/** The timezones a delivery schedule may use; Central is the default. */
export const timezones = [
  { label: 'Alaska', value: 'America/Anchorage' },
  { label: 'Central', value: 'America/Chicago' },
  { label: 'Eastern', value: 'America/New_York' },
  { label: 'Hawaii', value: 'Pacific/Honolulu' },
  { label: 'Mountain', value: 'America/Denver' },
  { label: 'Pacific', value: 'America/Los_Angeles' },
] as const satisfies readonly Timezone[];

/** The name of a time zone; one that no schedule may use is its own name. */
export const timezoneName = (zone: string): string =>
  timezones.find(({ value }) => value === zone)?.label ?? zone;
