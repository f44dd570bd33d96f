import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"

/** Where a pilot says it, and reads what was reported. */
export const TAX_DETAILS_PATH = `${SETTINGS_PATH}/steuern`

/** The report of a year, as the back office makes it. */
export const TAX_REPORT_PATH = "/de/verwaltung/steuermeldung"

export function taxReportPath(year: number): string {
  return `${TAX_REPORT_PATH}?jahr=${year}`
}

/** A message that was made, as a file. */
export function taxMessagePath(id: number): string {
  return `${TAX_REPORT_PATH}/meldung.xml?nr=${id}`
}

/** The sellers of a year as a table. */
export function taxSellersPath(year: number): string {
  return `${TAX_REPORT_PATH}/anbieter.csv?jahr=${year}`
}

/** The first year of the law. */
const FIRST_YEAR = 2023

export function parseTaxYear(text: string | null): number | undefined {
  const year = /^20\d\d$/.test(text ?? "") ? Number(text) : 0
  return year >= FIRST_YEAR ? year : undefined
}
