/** The moment at which stories, tests and pictures stand still: 10:24 AM in Chicago. */
export const storyTime = Date.parse('2026-11-20T16:24:00Z');

const minute = 60_000;

/** A moment before (or, negative, after) the story time. */
export const minutesAgo = (minutes: number) => storyTime - minutes * minute;

/** A moment as people in Chicago read it, e.g. `'11-20 10:23'`, in November 2026. */
export const chicago = (monthDayTime: string) => {
  const [day = '', time = ''] = monthDayTime.split(' ');
  return Date.parse(`2026-${day}T${time}:00-06:00`);
};
