import { Skeleton } from "#ui/elements/skeleton.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { BriefingPlace } from "../briefing-place.ts"
import type { PlaceReports } from "../reports.ts"
import { MetarReport } from "./metar-report.tsx"
import { TafReport } from "./taf-report.tsx"

interface PlaceReportsViewProps {
  place: BriefingPlace
  /** Undefined until they are here. */
  reports: PlaceReports | undefined
  /** Since they were answered. */
  minutesSince: number
  hasMinimums: boolean
}

/** What is reported of one aerodrome: now and for the hours ahead. */
export function PlaceReportsView({
  place,
  reports,
  minutesSince,
  hasMinimums,
}: PlaceReportsViewProps) {
  if (!reports) {
    return (
      <>
        <div role="status" className="mt-5 grid gap-4 noscript:hidden @min-[46rem]:grid-cols-2">
          <span className="sr-only">Die Meldungen werden geladen</span>
          <Skeleton className="h-72" />
          <Skeleton className="h-72" />
        </div>
        <p className="mt-5 hidden text-ui text-ink2 noscript:block">
          METAR und TAF brauchen JavaScript. Ohne liest du sie in der amtlichen Beratung.
        </p>
      </>
    )
  }
  const { metar, taf } = reports
  if (metar.state === "unreachable" && taf.state === "unreachable") {
    return (
      <div className="mt-5">
        <Notice tone="warn" title="Der Wetterdienst ist gerade nicht erreichbar.">
          Lies die amtliche Beratung, oder lade gleich noch einmal.
        </Notice>
      </div>
    )
  }
  return (
    <div className="mt-5 grid gap-x-10 gap-y-6 @min-[46rem]:grid-cols-2">
      <section>
        {metar.state === "found" ? (
          <MetarReport
            metar={metar}
            place={place}
            minutesSince={minutesSince}
            hasMinimums={hasMinimums}
          />
        ) : (
          <Missing kind="METAR" state={metar.state} />
        )}
      </section>
      <section>
        {taf.state === "found" ? (
          <TafReport taf={taf} place={place} minutesSince={minutesSince} />
        ) : (
          <Missing kind="TAF" state={taf.state} />
        )}
      </section>
    </div>
  )
}

interface MissingProps {
  kind: "METAR" | "TAF"
  state: "none" | "unreachable"
}

function Missing({ kind, state }: MissingProps) {
  return (
    <>
      <h4 className="font-semibold">{kind}</h4>
      <p className="mt-1 text-ui text-ink2">
        {state === "none"
          ? "Keine Meldung in der Nähe: Im Umkreis von 50 km gibt es gerade keine."
          : "Der Wetterdienst ist gerade nicht erreichbar."}
      </p>
    </>
  )
}
