import { formatInstant } from "#platform/time.ts"
import type { BriefingPlace } from "../briefing-place.ts"
import type { FoundTaf } from "../reports.ts"
import { Unreadable } from "./metar-report.tsx"
import { ReportHead } from "./report-head.tsx"

interface TafReportProps {
  taf: FoundTaf
  place: BriefingPlace
  minutesSince: number
}

/** The hours ahead, part by part, and whether they reach as far as the flight. */
export function TafReport({ taf, place, minutesSince }: TafReportProps) {
  const { station, raw, periods, validTo } = taf
  return (
    <>
      <ReportHead
        title="TAF: die nächsten Stunden"
        station={station}
        code={place.code}
        ageMinutes={taf.ageMinutes + minutesSince}
        raw={raw}
      />
      {validTo === null ? (
        <Unreadable />
      ) : (
        <>
          <ol className="mt-3 text-ui">
            {periods.map(({ when, change, text }) => (
              <li
                key={`${when} ${change} ${text}`}
                className="border-t border-line py-2.5 first:border-t-0"
              >
                <p className="text-small text-ink2">
                  <strong className="font-semibold text-ink">{when}</strong>, {change}
                </p>
                <p className="mt-0.5">{text}</p>
              </li>
            ))}
          </ol>
          <p className="text-small text-ink3">{formatReach(validTo, place)}</p>
        </>
      )}
    </>
  )
}

function formatReach(validTo: string, { visits, timeZone }: BriefingPlace): string {
  const end = formatInstant(new Date(validTo), timeZone)
  const isReached = visits.every(({ at }) => at <= validTo)
  return isReached
    ? `Reicht bis ${end}.`
    : `Reicht nur bis ${end}. Du bist erst danach dort: Schau später noch einmal.`
}
