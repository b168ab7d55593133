/** A time zone for delivery schedules. */
export interface Timezone {
  readonly label: string;
  /** IANA name. */
  readonly value: string;
}

/** The time zones that a delivery schedule may use. Central is the default. */
export const timezones = [
  { label: 'Alaska', value: 'America/Anchorage' },
  { label: 'Central', value: 'America/Chicago' },
  { label: 'Eastern', value: 'America/New_York' },
  { label: 'Hawaii', value: 'Pacific/Honolulu' },
  { label: 'Mountain', value: 'America/Denver' },
  { label: 'Pacific', value: 'America/Los_Angeles' },
] as const satisfies readonly Timezone[];

/** Returns the name of a time zone. A time zone that schedules can't use is returned as is. */
export const timezoneName = (zone: string): string =>
  timezones.find(({ value }) => value === zone)?.label ?? zone;
