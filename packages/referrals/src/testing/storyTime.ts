/** The fixed time of stories, tests and screenshots: 10:24 AM in Chicago. */
export const storyTime = Date.parse('2026-11-20T16:24:00Z');

const minute = 60_000;

/** Returns the time a number of minutes before (or, if negative, after) the story time. */
export const minutesAgo = (minutes: number) => storyTime - minutes * minute;

/** Parses a Chicago time in November 2026, e.g. `'11-20 10:23'`. */
export const chicago = (monthDayTime: string) => {
  const [day = '', time = ''] = monthDayTime.split(' ');
  return Date.parse(`2026-${day}T${time}:00-06:00`);
};
