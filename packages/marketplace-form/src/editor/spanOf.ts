const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 60 + minutes + seconds / 60;
};

/** Where a span of a day begins and how long it is, in minutes; none where its end is not after its start. */
export function spanOf(start: string, end: string): { readonly x: number; readonly width: number } {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  if (start === '' || end === '' || to <= from) return { x: 0, width: 0 };
  return { x: Math.round(from), width: Math.round(to - from) };
}
