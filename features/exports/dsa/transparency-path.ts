/** What the back office moderates, in figures of a year (DSA Art. 15 and 24). */
export const TRANSPARENCY_PATH = "/de/verwaltung/transparenz"

export const TRANSPARENCY_FILES = [
  "bericht.csv",
  "begruendungen.json",
  "begruendungen.csv",
] as const
export type TransparencyFile = (typeof TRANSPARENCY_FILES)[number]

export function transparencyPath(year: number, file?: TransparencyFile): string {
  return `${TRANSPARENCY_PATH}${file ? `/${file}` : ""}?jahr=${year}`
}

/** The year of an address; undefined where it names none. */
export function parseYear(text: string | null): number | undefined {
  return text !== null && /^20\d\d$/.test(text) ? Number(text) : undefined
}
