import { airportTitle } from "#features/places/airport.ts"
import { RunwayList } from "#features/places/ui/runway-list.tsx"
import { formatIsoDay, formatTime } from "#platform/time.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { DraftAirport } from "../../facts.ts"
import { daylightOf } from "../../light-of-flight.ts"
import { DaylightStrip } from "./daylight-strip.tsx"
import { type FieldMoment, LightText } from "./light-text.tsx"

interface FieldCardProps {
  /** „Start“, „Ziel“ or both. */
  title: string
  field: DraftAirport
  /** ISO day of the flight; empty while there is none. */
  day: string
  /** When the flight starts or lands here. */
  moments: readonly FieldMoment[]
}

const METRES_PER_FOOT = 0.3048

/** What a pilot looks up about a field: how high, how long, how late it is light. */
export function FieldCard({ title, field, day, moments }: FieldCardProps) {
  const { code, timeZone, elevationFt } = field
  const light = daylightOf(day, field)
  const at = (instant: Date) => `${formatTime(instant, timeZone)} Uhr`
  return (
    <Card as="section" labelledBy={`platz-${code}`}>
      <p className="text-small text-ink3">{title}</p>
      <h2 id={`platz-${code}`} className="mt-1 text-h4">
        {airportTitle(field)} <span className="font-mono text-small text-ink3">{code}</span>
      </h2>
      <SumTable className="mt-3">
        <SumRow
          label="Platzhöhe"
          amount={elevationFt === null ? "unbekannt" : heightOf(elevationFt)}
        />
      </SumTable>
      <RunwayList runways={field.runways} />
      {light && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-small text-ink3">Tageslicht am {formatIsoDay(day)}</p>
          <DaylightStrip times={light} zone={timeZone} />
          <SumTable>
            <SumRow label="Sonnenuntergang" amount={at(light.sunset)} />
            <SumRow label="Ende der Dämmerung" amount={at(light.dusk)} />
          </SumTable>
          <LightText field={field} moments={moments} />
        </div>
      )}
      <p className="mt-4 text-small text-ink3">
        Öffnungszeiten und PPR bitte selbst prüfen: im AIP und beim Platz.
      </p>
    </Card>
  )
}

function heightOf(feet: number): string {
  return `${Math.round(feet * METRES_PER_FOOT).toLocaleString("de-DE")}\u00a0m (${feet.toLocaleString("de-DE")}\u00a0ft)`
}
