import { Badge } from "#ui/elements/badge.tsx"
import { formatAge } from "../format-age.ts"
import type { FoundMetar } from "../reports.ts"

interface ReportHeadProps {
  title: string
  station: FoundMetar["station"]
  /** The aerodrome that it is about. */
  code: string
  ageMinutes: number
  isOld?: boolean
  raw: string
}

/** What kind of report it is, who gives it, how old it is, and its own words. */
export function ReportHead({ title, station, code, ageMinutes, isOld, raw }: ReportHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h4 className="font-semibold">{title}</h4>
        <Badge tone={isOld ? "warn" : "neutral"}>
          {isOld ? `alt, ${formatAge(ageMinutes)}` : formatAge(ageMinutes)}
        </Badge>
      </div>
      <p className="mt-0.5 text-small text-ink2">{formatStation(station, code)}</p>
      <p className="mt-3 rounded-small bg-sunken px-3.5 py-2.5 font-mono text-fine wrap-anywhere">
        {raw}
      </p>
    </>
  )
}

function formatStation(station: FoundMetar["station"], code: string): string {
  if (station.code === code) return "Vom Flugplatz selbst"
  const name = station.name === null ? station.code : `${station.name} (${station.code})`
  return `Nächste Meldung: ${name}, ${station.distanceKm}\u00a0km entfernt`
}
