import type { FlightKind, Topic } from "#features/flights/core/flight.ts"
import { days, minutes } from "#platform/duration.ts"
import type { AnswersOf } from "./answers.ts"
import type { Reading } from "./draft.ts"
import { startReading } from "./reading.ts"
import { parseMinutes } from "./typed-values.ts"

export interface ReadKind {
  kind: FlightKind
  /** Of an outing: minutes on the ground at its destination. */
  stayMinutes: number | null
  topics: Topic[]
  isInstantBooking: boolean
}

/** An outing stays at least long enough to get out, at most a week. */
const STAY_MINUTES = { least: 15, most: days(7) / minutes(1) } as const

export function parseKind(answers: AnswersOf<"typ">): Reading<ReadKind> {
  const { refuse, end } = startReading("typ")
  const { kind, booking, topics } = answers
  if (kind === "") refuse("kind", "Wähl, was für ein Flug es wird.")
  if (booking === "") refuse("booking", "Wähl, ob du jede Anfrage selbst bestätigst.")
  const stay = kind === "excursion" ? parseMinutes(answers.stay) : undefined
  if (kind === "excursion") {
    if (answers.stay === "") refuse("stay", "Wie lange bleibt ihr am Ziel?")
    else if (stay === undefined || stay < STAY_MINUTES.least || stay > STAY_MINUTES.most) {
      refuse(
        "stay",
        "Schreib Stunden und Minuten, zum Beispiel 3:30: von 15 Minuten bis zu einer Woche.",
      )
    }
  }
  return end(() => ({
    kind: kind as FlightKind,
    stayMinutes: stay ?? null,
    topics,
    isInstantBooking: booking === "instant",
  }))
}
