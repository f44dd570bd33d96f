import { Fragment } from "react"
import type { BriefingPlace } from "../briefing-place.ts"
import { isOld } from "../format-age.ts"
import type { FoundMetar } from "../reports.ts"
import { JudgementList } from "./judgement-list.tsx"
import { ReportHead } from "./report-head.tsx"

interface MetarReportProps {
  metar: FoundMetar
  place: BriefingPlace
  minutesSince: number
  hasMinimums: boolean
}

/** The weather of now, in German and held against the pilot's own minimums. */
export function MetarReport({ metar, place, minutesSince, hasMinimums }: MetarReportProps) {
  const { station, raw, lines, judgements } = metar
  const ageMinutes = metar.ageMinutes + minutesSince
  const isTooOld = isOld(ageMinutes)
  return (
    <>
      <ReportHead
        title="METAR: das Wetter jetzt"
        station={station}
        code={place.code}
        ageMinutes={ageMinutes}
        isOld={isTooOld}
        raw={raw}
      />
      {lines.length === 0 ? (
        <Unreadable />
      ) : (
        <dl className="mt-4 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-ui">
          {lines.map(({ label, text }) => (
            <Fragment key={label}>
              <dt className="text-ink2">{label}</dt>
              <dd className="tabular-nums wrap-anywhere">{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {hasMinimums && lines.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <h5 className="font-semibold">Gegen deine Grenzen</h5>
          {isTooOld ? (
            <p className="mt-1 text-ui text-ink2">
              Diese Meldung ist zu alt, um sie zu vergleichen.
            </p>
          ) : (
            <JudgementList judgements={judgements} isOwnStation={station.code === place.code} />
          )}
        </div>
      )}
    </>
  )
}

/** Stands where the words of a report could not be understood. */
export function Unreadable() {
  return (
    <p className="mt-3 text-ui text-ink2">
      Diese Meldung können wir nicht übersetzen. Es gilt, was oben im Original steht.
    </p>
  )
}
