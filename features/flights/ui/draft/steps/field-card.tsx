import { airportTitle } from "#features/places/airport.ts"
import { RunwayList } from "#features/places/ui/runway-list.tsx"
import { formatIsoDay, formatTime } from "#platform/time.ts"
import { Card } from "#ui/card.tsx"
import { LedgerRow, LedgerTable } from "#ui/ledger.tsx"
import type { DraftAirport } from "../../../draft/facts.ts"
import { daylightOf } from "../../../draft/light-of-flight.ts"
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
      <LedgerTable className="mt-3">
        <LedgerRow
          label="Platzhöhe"
          amount={elevationFt === null ? "unbekannt" : heightOf(elevationFt)}
        />
      </LedgerTable>
      <RunwayList runways={field.runways} />
      {light && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-small text-ink3">Tageslicht am {formatIsoDay(day)}</p>
          <DaylightStrip times={light} zone={timeZone} />
          <LedgerTable>
            <LedgerRow label="Sonnenuntergang" amount={at(light.sunset)} />
            <LedgerRow label="Ende der Dämmerung" amount={at(light.dusk)} />
          </LedgerTable>
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
