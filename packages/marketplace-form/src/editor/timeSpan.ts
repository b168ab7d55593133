const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 60 + minutes + seconds / 60;
};

/**
 * Returns the start and length of a time span in a day, in minutes. The length is 0 unless the end is after the start.
 */
export function timeSpan(start: string, end: string): { readonly x: number; readonly width: number } {
  const [from, to] = [toMinutes(start), toMinutes(end)];
  if (start === '' || end === '' || to <= from) return { x: 0, width: 0 };
  return { x: Math.round(from), width: Math.round(to - from) };
}
