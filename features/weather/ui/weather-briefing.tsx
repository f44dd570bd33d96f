import { RefreshCw } from "lucide"
import { type ReactNode, useState } from "react"
import type { Country } from "#features/places/town.ts"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { BriefingPlace } from "../briefing-place.ts"
import type { Minimums } from "../minimums.ts"
import { MinimumsSection } from "./minimums-section.tsx"
import { OfficialBriefings } from "./official-briefings.tsx"
import { PlaceReportsView } from "./place-reports.tsx"
import { PlaceSun } from "./place-sun.tsx"
import { useReports } from "./use-reports.ts"

interface WeatherBriefingProps {
  flightId: number
  pilotId: number
  timeZone: string
  /** ISO instant. */
  opensAt: string
  isOpen: boolean
  /** Whether anybody is asked for reports here. */
  hasReports: boolean
  countries: readonly Country[]
  places: readonly BriefingPlace[]
  minimums: Minimums | null
}

/** The weather of a flight for who flies it: sun, reports, own minimums, and where the official one is. */
export function WeatherBriefing(props: WeatherBriefingProps) {
  const { hasReports, isOpen, minimums, pilotId, countries } = props
  return (
    <Card as="section" labelledBy="wetter">
      {hasReports && isOpen ? <OpenBriefing {...props} /> : <SunOnly {...props} />}
      {hasReports && <MinimumsSection pilotId={pilotId} minimums={minimums} />}
      <OfficialBriefings countries={countries} />
    </Card>
  )
}

function Title() {
  return (
    <h2 id="wetter" className="text-h3">
      Wetter
    </h2>
  )
}

function SunOnly({ hasReports, opensAt, timeZone, places }: WeatherBriefingProps) {
  return (
    <>
      <Title />
      <p className="mt-2 max-w-text text-ui text-ink2">
        {hasReports
          ? `METAR und TAF stehen hier ab ${formatInstant(new Date(opensAt), timeZone)}. Vorher sagen sie nichts über deinen Flug.`
          : "METAR und TAF zeigen wir hier nicht. Lies sie in der amtlichen Beratung."}
      </p>
      <Places places={places}>{(place) => <PlaceSun place={place} />}</Places>
    </>
  )
}

function OpenBriefing({ flightId, minimums, places }: WeatherBriefingProps) {
  const [presses, setPresses] = useState(0)
  const {
    progress,
    places: reports,
    minutesSince,
  } = useReports(flightId, JSON.stringify([presses, minimums]))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Title />
        <Button
          variant="secondary"
          size="small"
          icon={RefreshCw}
          isPending={progress === "loading"}
          onClick={() => setPresses(presses + 1)}
          className="noscript:hidden"
        >
          Neu laden
        </Button>
      </div>
      <p className="mt-2 max-w-text text-ui text-ink2">
        Was gemeldet ist, in Klartext und daneben im Original. Eine Planungshilfe, keine Freigabe:
        Du entscheidest mit der amtlichen Beratung.
      </p>
      {progress === "failed" && (
        <div className="mt-4">
          <Notice tone="warn" title="Die Meldungen sind nicht gekommen.">
            Versuch es gleich noch einmal, oder lies die amtliche Beratung.
          </Notice>
        </div>
      )}
      <Places places={places}>
        {(place) => (
          <>
            <PlaceSun place={place} />
            {(reports || progress !== "failed") && (
              <PlaceReportsView
                place={place}
                reports={reports?.find(({ code }) => code === place.code)}
                minutesSince={minutesSince}
                hasMinimums={minimums !== null}
              />
            )}
          </>
        )}
      </Places>
    </>
  )
}

interface PlacesProps {
  places: readonly BriefingPlace[]
  children: (place: BriefingPlace) => ReactNode
}

function Places({ places, children }: PlacesProps) {
  return (
    <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-x-10 gap-y-8">
      {places.map((place) => (
        <li key={place.code} className="@container min-w-0 border-t border-line pt-5">
          {children(place)}
        </li>
      ))}
    </ul>
  )
}
