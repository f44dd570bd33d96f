/*
 * What is asked of a person's figures, and the addresses that ask it.
 */

export const STATISTICS_PATH = "/de/cockpit/statistik"

export type Role = "pilot" | "guest"

export interface StatisticsQuery {
  /** Null: all time. */
  year: number | null
  /** Unsaid: at the controls, for those who have flights there. */
  role: Role | null
}

/** Years of flights, plain digits. */
export const YEAR = /^20\d\d$/

/** What an address asks; undefined where it names a year that is none, or a role that nobody has. */
export function parseStatisticsQuery(words: URLSearchParams): StatisticsQuery | undefined {
  const [said, view] = [words.get("jahr"), words.get("ansicht")]
  if (said !== null && !YEAR.test(said)) return undefined
  if (view !== null && view !== "steuer" && view !== "gast") return undefined
  const role = view === null ? null : view === "gast" ? "guest" : "pilot"
  return { year: said === null ? null : Number(said), role }
}

export function statisticsPath({ year, role }: Partial<StatisticsQuery> = {}): string {
  return withWords(STATISTICS_PATH, {
    jahr: year,
    ansicht: role && (role === "guest" ? "gast" : "steuer"),
  })
}

/** The flights of a year, or of all of them, as a table to keep. */
export function flightsCsvPath(year: number | null): string {
  return withWords(`${STATISTICS_PATH}/fluege.csv`, { jahr: year })
}

function withWords(
  path: string,
  words: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const said = Object.entries(words).filter(([, value]) => value !== null && value !== undefined)
  const address = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return address.size > 0 ? `${path}?${address}` : path
}
