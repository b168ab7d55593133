/** Returns the initials of the first and last name: 'MO' for 'Maya Okafor'. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  const [initial = ''] = first;
  const [lastInitial = ''] = others.at(-1) ?? '';
  return `${initial}${lastInitial}`.toLocaleUpperCase();
}
