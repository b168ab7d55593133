/** Whether two names are one: accented letters can be written as one character or as several. */
export const isSameFlagName = (a: string, b: string) => a.normalize() === b.normalize();
