import { type CsvCell, toCsvFile } from "#platform/csv.ts"

/*
 * What a seller got in a calendar year, by quarters: to the cent here and in what they are told; the message
 * to the tax office takes full euros.
 */

export type Quarters = readonly [number, number, number, number]

export const NO_QUARTERS: Quarters = [0, 0, 0, 0]

export interface SellerYear {
  /** What arrived on an account of theirs. */
  considerationCents: Quarters
  /** Of how many bookings. */
  activities: Quarters
}

export function sumOfQuarters(quarters: Quarters): number {
  return quarters.reduce((sum, part) => sum + part, 0)
}

/** Half euros up, also of what came back. */
export function inFullEuros(quarters: Quarters): Quarters {
  const [first, second, third, fourth] = quarters.map((cents) => Math.round(cents / 100))
  return [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0]
}

/** The first and the last moment of a year are those of Germany. */
export const QUARTER_LABELS = ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"] as const

interface ListedSeller extends SellerYear {
  name: string
  why: string
}

/** The sellers of a year as a table, for whoever checks it before it is sent. */
export function toSellersCsv(sellers: readonly ListedSeller[]): string {
  const titles: CsvCell[] = ["Name", "Stand"]
  for (const quarter of QUARTER_LABELS) titles.push(`${quarter} in €`, `${quarter} Buchungen`)
  const rows = sellers.map(({ name, why, considerationCents, activities }) => {
    const cells: CsvCell[] = [name, why]
    for (const [index, cents] of considerationCents.entries()) {
      cells.push({ cents }, activities[index] ?? 0)
    }
    return cells
  })
  return toCsvFile([titles, ...rows])
}
