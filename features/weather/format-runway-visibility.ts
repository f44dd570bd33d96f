import { formatMetres } from "./format-conditions.ts"

const RUNWAY_VISUAL_RANGE =
  /(?:^|\s)R(\d{2}[LCR]?)\/([PM]?\d{4})(?:V([PM]?\d{4}))?([UDN])?(?=\s|$)/g

const TRENDS: Readonly<Record<string, string>> = {
  U: ", wird besser",
  D: ", wird schlechter",
  N: ", bleibt so",
}

/** „Bahn 26R 600 m, bleibt so“, runway by runway; undefined where none is given. */
export function formatRunwayVisibility(body: string): string | undefined {
  const ranges = [...body.matchAll(RUNWAY_VISUAL_RANGE)].map(
    ([, runway, first = "", last, trend = ""]) => {
      const range = last ? `${formatRange(first)} bis ${formatRange(last)}` : formatRange(first)
      return `Bahn ${runway} ${range}${TRENDS[trend] ?? ""}`
    },
  )
  return ranges.length === 0 ? undefined : ranges.join("; ")
}

function formatRange(range: string): string {
  const metres = formatMetres(Number(range.slice(-4)))
  if (range.startsWith("P")) return `über ${metres}`
  return range.startsWith("M") ? `unter ${metres}` : metres
}
