import type { AnswersOf } from "../../answers.ts"
import type { DraftPage } from "../../draft-page.ts"
import { firstDayOf, firstTimesOf } from "../../light-of-flight.ts"
import { endsOfRoute } from "../../points-of-route.ts"
import { parseMinutes } from "../../typed-values.ts"
import { FieldCard } from "./field-card.tsx"
import type { FieldMoment } from "./light-text.tsx"

interface RouteFieldsProps {
  page: DraftPage
  route: AnswersOf<"route">
  /** What is paid for, or else what the way takes; of an outing there and back. */
  minutes: number | null
}

/** The fields at both ends, each with its runways and its light; one where the flight comes back. */
export function RouteFields({ page, route, minutes }: RouteFieldsProps) {
  const { kind, stay } = page.answers.typ
  const { departure, destination } = endsOfRoute(route, kind, page.airports)
  const date = page.answers.datum
  const day = firstDayOf(date)
  const times =
    departure &&
    firstTimesOf(date, {
      kind,
      stayMinutes: parseMinutes(stay) ?? null,
      flightMinutes: minutes,
      timeZone: departure.timeZone,
      now: new Date(page.now),
    })
  const start: FieldMoment[] = times ? [{ what: "Start", at: times.departsAt }] : []
  const landing: FieldMoment[] = times ? [{ what: "Landung", at: times.arrivesAt }] : []
  const home: FieldMoment[] =
    times && kind !== "one_way" ? [{ what: "Landung", at: times.endsAt }] : []
  const isRound = kind === "round_trip"
  return (
    <>
      {departure && (
        <FieldCard
          title={isRound ? "Start und Landung" : "Start"}
          field={departure}
          day={day}
          moments={[...start, ...home]}
        />
      )}
      {destination && destination !== departure && (
        <FieldCard title="Ziel" field={destination} day={day} moments={landing} />
      )}
    </>
  )
}
