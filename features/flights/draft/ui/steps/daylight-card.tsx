import { isRealDay } from "#platform/days.ts"
import { sunTimes } from "#platform/sun.ts"
import { formatIsoDay, formatTime } from "#platform/time.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { AnswersOf } from "../../answers.ts"
import type { DraftAirport } from "../../facts.ts"
import { firstDayOf } from "../../light-of-flight.ts"
import { DaylightStrip } from "./daylight-strip.tsx"

interface DaylightCardProps {
  place: DraftAirport
  answers: Pick<AnswersOf<"datum">, "schedule" | "day" | "windowFrom" | "seriesFrom">
}

/** How light the day of the flight is at the field where it starts. */
export function DaylightCard({ place, answers }: DaylightCardProps) {
  const day = firstDayOf(answers)
  if (!isRealDay(day)) return null
  const { dawn, sunrise, sunset, dusk } = sunTimes(day, place)
  if (!dawn || !sunrise || !sunset || !dusk) return null
  const at = (instant: Date) => `${formatTime(instant, place.timeZone)} Uhr`
  return (
    <Card as="section" labelledBy="tageslicht">
      <h2 id="tageslicht" className="text-h4">
        Tageslicht in {place.name}
      </h2>
      <p className="mt-1 text-small text-ink3">{formatIsoDay(day)}</p>
      <DaylightStrip times={{ dawn, sunrise, sunset, dusk }} zone={place.timeZone} />
      <SumTable>
        <SumRow label="Sonnenaufgang" amount={at(sunrise)} />
        <SumRow label="Sonnenuntergang" amount={at(sunset)} />
        <SumRow label="Ende der Dämmerung" note="danach ist es ein Nachtflug" amount={at(dusk)} />
      </SumTable>
    </Card>
  )
}
