import type { FeeRule } from "#features/settings/fee-rule.ts"
import { hours, minutes } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { priceOfSeat } from "./cost-sharing.ts"

/*
 * A flight that guests have booked is no longer its pilot's alone. Words and photos may change at any
 * time and the price may fall; another start, way or aircraft is another flight, to which everybody
 * on it has to agree (product decision 3). Who does not answer leaves it with everything back.
 */

/** What guests have booked; instants are ISO text, to the minute. */
export interface FlightFacts {
  departsAt: string
  /** When it is over: the last landing. */
  endsAt: string
  timeZone: string
  /** From the departure on, every place by its name. */
  way: string[]
  plane: { id: number; name: string } | null
  seatPriceCents: number
}

export type ChangedFact = "start" | "end" | "way" | "plane" | "price"

/** A landing is an estimate: so much earlier or later is still the same flight. */
const LANDING_TOLERANCE_MS = minutes(30)

/** What guests would not find as they have booked it. */
export function changesOf(before: FlightFacts, after: FlightFacts): ChangedFact[] {
  const isOther: Record<ChangedFact, boolean> = {
    start: before.departsAt !== after.departsAt,
    end: Math.abs(lengthOf(after) - lengthOf(before)) > LANDING_TOLERANCE_MS,
    way: before.way.join("\n") !== after.way.join("\n"),
    plane: before.plane?.id !== after.plane?.id,
    price: before.seatPriceCents !== after.seatPriceCents,
  }
  return FACTS.filter((fact) => isOther[fact])
}

const FACTS: readonly ChangedFact[] = ["start", "end", "way", "plane", "price"]

function lengthOf({ departsAt, endsAt }: FlightFacts): number {
  return new Date(endsAt).getTime() - new Date(departsAt).getTime()
}

/** A lower price is nothing to agree to; everything else is. */
export function needsConsent(changes: readonly ChangedFact[]): boolean {
  return changes.some((fact) => fact !== "price")
}

const ANSWER_WITHIN_MS = hours(48)
const ANSWER_BEFORE_START_MS = hours(3)
/** Whoever is asked has at least this long. */
const MIN_TIME_TO_ANSWER_MS = hours(1)

/**
 * Until when guests agree: 48 h, at the latest 3 h before the start, of the old and the new one the
 * earlier. Undefined where less than an hour would be left: then it is too late to ask.
 */
export function answerBy(
  { before, after }: { before: FlightFacts; after: FlightFacts },
  now: Date,
): Date | undefined {
  const start = Math.min(...[before, after].map(({ departsAt }) => new Date(departsAt).getTime()))
  const latest = Math.min(now.getTime() + ANSWER_WITHIN_MS, start - ANSWER_BEFORE_START_MS)
  return latest - now.getTime() < MIN_TIME_TO_ANSWER_MS ? undefined : new Date(latest)
}

/** An instant as the facts hold it. */
export function toTheMinute(at: Date): string {
  return `${at.toISOString().slice(0, 16)}:00.000Z`
}

export interface ChangeRow {
  label: string
  before: string
  after: string
}

/** What differs, for people: one row for each fact. `feeRule`: that of the guest who reads it, or of now. */
export function changeRows(before: FlightFacts, after: FlightFacts, feeRule: FeeRule): ChangeRow[] {
  const changes = changesOf(before, after)
  return FACTS.flatMap((fact) => {
    // who is told another start wants to know the landing as well
    const isShown = changes.includes(fact) || (fact === "end" && changes.includes("start"))
    const { label, inWords } = ROWS[fact]
    return isShown
      ? [{ label, before: inWords(before, feeRule), after: inWords(after, feeRule) }]
      : []
  })
}

const ROWS: Record<
  ChangedFact,
  { label: string; inWords: (facts: FlightFacts, rule: FeeRule) => string }
> = {
  start: {
    label: "Abflug",
    inWords: ({ departsAt, timeZone }) => formatInstant(new Date(departsAt), timeZone),
  },
  end: {
    label: "Landung",
    inWords: ({ endsAt, timeZone }) => formatInstant(new Date(endsAt), timeZone),
  },
  way: { label: "Strecke", inWords: ({ way }) => way.join(" – ") },
  plane: { label: "Flugzeug", inWords: ({ plane }) => plane?.name ?? "noch keins" },
  price: {
    label: "Preis je Platz",
    inWords: ({ seatPriceCents }, rule) => formatEuro(priceOfSeat(seatPriceCents, rule).totalCents),
  },
}
