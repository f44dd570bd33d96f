import {
  COST_UNNAMED,
  MAX_SEAT_PRICE_CENTS,
  MAX_SHARING_PASSENGERS,
  MIN_SEAT_PRICE_CENTS,
  SOLE_OWNER_SHARES_NO_HOURS,
  seatPriceCap,
} from "#features/flights/core/cost-sharing.ts"
import type { CostKind } from "#features/flights/core/flight.ts"
import { hourlyCostOf, TYPICAL_HOURLY_CENTS } from "#features/flights/core/hourly-cost.ts"
import { mayShareHourlyRate, type PlaneOwnership } from "#features/planes/plane.ts"
import { formatEuro, roundHalfUp } from "#platform/money.ts"
import { readNumber } from "#platform/number-text.ts"
import { formatDuration } from "#platform/time.ts"
import type { AnswersOf } from "./answers.ts"
import type { Reading } from "./draft.ts"
import { EXTRA_COST_LABELS } from "./extra-costs.ts"
import { type StartedReading, startReading } from "./reading.ts"
import { AMOUNT_UNREADABLE, readCents, readMinutes } from "./typed-values.ts"

export interface CostRow {
  kind: CostKind
  label: string
  amountCents: number
  /** What the amount was made of: cents per hour of a rental, cents per litre of fuel. */
  rateCents: number | null
  litresPerHour: number | null
  /** Why it is more than usual; empty where nobody says. */
  explanation: string
}

export interface ReadCosts {
  ownership: PlaneOwnership
  /** What is paid for; of an outing there and back. */
  flightMinutes: number
  costs: CostRow[]
  totalCostCents: number
  seats: number
  seatPriceCents: number
}

/** Product decision 4. */
export const FLIGHT_MINUTES = { least: 10, most: 480 } as const

type CostAnswers = AnswersOf<"kosten">

export function readCosts(answers: CostAnswers): Reading<ReadCosts> {
  const reading = startReading("kosten")
  const { refuse, warn, end } = reading
  const { ownership } = answers
  if (ownership === "") refuse("ownership", "Wem gehört das Flugzeug?")
  const flightMinutes = readFlightTime(reading, answers)
  const costs = flightMinutes === undefined ? [] : readRows(reading, answers, flightMinutes)
  // nothing is said of a price or an hour as long as one of the costs cannot be read
  const totalCostCents = end(() => costs.reduce((sum, row) => sum + row.amountCents, 0)).value
  if (totalCostCents === 0) {
    refuse("extras", "Ohne Kosten gibt es nichts zu teilen. Trag ein, was der Flug kostet.")
  }
  const seats = readSeats(reading, answers.seats)
  const seatPriceCents = readSeatPrice(reading, answers.seatPrice, totalCostCents, seats)
  if (flightMinutes && totalCostCents) {
    const hourly = hourlyCostOf(totalCostCents, flightMinutes)
    const { least, most } = TYPICAL_HOURLY_CENTS
    if (hourly < least || hourly > most) {
      warn(
        `Das sind ${formatEuro(hourly)} je Stunde. Üblich sind ${formatEuro(least)} bis ${formatEuro(most)}. Stimmen Flugzeit und Beträge?`,
      )
    }
  }
  return end(() => ({
    ownership: ownership as PlaneOwnership,
    flightMinutes: flightMinutes as number,
    costs,
    totalCostCents: totalCostCents as number,
    seats: seats as number,
    seatPriceCents: seatPriceCents as number,
  }))
}

function readFlightTime({ refuse }: StartedReading, { flightTime }: CostAnswers) {
  if (flightTime === "") return refuse("flightTime", "Wie lange fliegt ihr? Zum Beispiel 1:40.")
  const minutes = readMinutes(flightTime)
  if (minutes === undefined) return refuse("flightTime", "Schreib Stunden und Minuten wie 1:40.")
  const { least, most } = FLIGHT_MINUTES
  if (minutes < least || minutes > most) {
    return refuse("flightTime", `Zwischen ${formatDuration(least)} und ${formatDuration(most)}.`)
  }
  return minutes
}

function readRows(reading: StartedReading, answers: CostAnswers, minutes: number): CostRow[] {
  const rows = [readRental(reading, answers, minutes), readFuel(reading, answers, minutes)]
  const extras = answers.extras.map((extra, index) => readExtra(reading, extra, index))
  // what rounds to nothing costs nothing
  return [...rows, ...extras].flatMap((row) => (row?.amountCents ? [row] : []))
}

const AMOUNT_HINT = "Schreib den Betrag wie 132,00."
/** Of a litre; more is a slip of the comma: „2.855“ are thousands. */
const MAX_LITRE_CENTS = 5_000

function readRental(
  { refuse }: StartedReading,
  { ownership, hourlyRate, rate }: CostAnswers,
  minutes: number,
): CostRow | undefined {
  if (ownership !== "" && !mayShareHourlyRate(ownership)) {
    if (hourlyRate === "") return undefined
    return refuse("hourlyRate", SOLE_OWNER_SHARES_NO_HOURS)
  }
  if (hourlyRate === "") {
    // co-owners may share fuel alone; who rents pays by the hour
    if (ownership === "shared" || ownership === "") return undefined
    return refuse("hourlyRate", "Was kostet die Stunde?")
  }
  const rateCents = readCents(hourlyRate)
  if (!rateCents) return refuse("hourlyRate", AMOUNT_HINT)
  return {
    kind: "rental",
    label: `Miete ${rate === "wet" ? "nass" : "trocken"}, ${formatDuration(minutes)} zu ${formatEuro(rateCents)}/h`,
    amountCents: roundHalfUp((rateCents * minutes) / 60),
    rateCents,
    litresPerHour: null,
    explanation: "",
  }
}

/** Whether fuel is asked for: it is part of a wet rate. */
export function isFuelAsked({ ownership, hourlyRate, rate }: CostAnswers): boolean {
  if (ownership === "own") return true
  return ownership === "shared" ? hourlyRate === "" || rate === "dry" : rate === "dry"
}

function readFuel(
  { refuse }: StartedReading,
  answers: CostAnswers,
  minutes: number,
): CostRow | undefined {
  if (answers.ownership === "" || !isFuelAsked(answers)) return undefined
  // a glider of one's own goes up by winch
  const isUnnamed = answers.fuelLitresPerHour === "" && answers.fuelPrice === ""
  if (answers.ownership === "own" && isUnnamed && answers.extras.length > 0) return undefined
  const litresPerHour = readNumber(answers.fuelLitresPerHour)
  const price = readCents(answers.fuelPrice)
  const priceCents = price && price <= MAX_LITRE_CENTS ? price : undefined
  if (litresPerHour === undefined || litresPerHour <= 0 || litresPerHour > 1_000) {
    refuse("fuelLitresPerHour", "Wie viele Liter braucht das Flugzeug in der Stunde?")
  }
  if (!priceCents) refuse("fuelPrice", "Was kostet der Liter? Zum Beispiel 2,85.")
  if (!litresPerHour || litresPerHour < 0 || !priceCents) return undefined
  return {
    kind: "fuel",
    label: `Sprit, ${formatLitres((litresPerHour * minutes) / 60)} l zu ${formatEuro(priceCents)}`,
    amountCents: roundHalfUp((litresPerHour * priceCents * minutes) / 60),
    rateCents: priceCents,
    litresPerHour,
    explanation: "",
  }
}

function formatLitres(litres: number): string {
  return litres.toLocaleString("de-DE", { maximumFractionDigits: 1 })
}

function readExtra(
  { refuse }: StartedReading,
  { kind, label, amount, explanation = "" }: CostAnswers["extras"][number],
  index: number,
): CostRow | undefined {
  const isUnnamed = kind === "other" && label === ""
  if (isUnnamed) refuse(`extras.${index}.label`, COST_UNNAMED)
  const amountCents = readCents(amount)
  if (!amountCents) return refuse(`extras.${index}.amount`, AMOUNT_UNREADABLE)
  if (isUnnamed) return undefined
  return {
    kind,
    label: label === "" ? EXTRA_COST_LABELS[kind] : label,
    amountCents,
    rateCents: null,
    litresPerHour: null,
    explanation,
  }
}

export function readSeats({ refuse }: StartedReading, text: string): number | undefined {
  if (text === "") return refuse("seats", "Wie viele Gäste nimmst du mit?")
  const seats = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (seats < 1) return refuse("seats", "Schreib eine Zahl ab 1.")
  if (seats > MAX_SHARING_PASSENGERS) {
    return refuse(
      "seats",
      `Höchstens ${MAX_SHARING_PASSENGERS} Gäste: Zu sechst, dich eingerechnet, darf man Kosten teilen.`,
    )
  }
  return seats
}

function readSeatPrice(
  { refuse }: StartedReading,
  text: string,
  totalCostCents: number | undefined,
  seats: number | undefined,
): number | undefined {
  if (text === "") return refuse("seatPrice", "Was soll ein Platz kosten?")
  const cents = readCents(text)
  if (cents === undefined) return refuse("seatPrice", "Schreib den Preis wie 62,50.")
  if (cents < MIN_SEAT_PRICE_CENTS) {
    return refuse("seatPrice", `Mindestens ${formatEuro(MIN_SEAT_PRICE_CENTS)}.`)
  }
  if (cents > MAX_SEAT_PRICE_CENTS) {
    return refuse("seatPrice", `Höchstens ${formatEuro(MAX_SEAT_PRICE_CENTS)}.`)
  }
  if (!totalCostCents || seats === undefined) return cents
  const cap = seatPriceCap(totalCostCents, seats)
  if (cents <= cap) return cents
  const formula = `${formatEuro(totalCostCents)} ÷ (${seats} + 1)`
  return refuse(
    "seatPrice",
    cap < MIN_SEAT_PRICE_CENTS
      ? `${formula} sind nur ${formatEuro(cap)}, mindestens kostet ein Platz ${formatEuro(MIN_SEAT_PRICE_CENTS)}. Biete weniger Plätze an, oder prüf deine Kosten.`
      : `Höchstens ${formatEuro(cap)}: ${formula}. Du selbst zahlst immer einen Anteil mit.`,
  )
}

export interface DividedCosts {
  totalCostCents: number
  seats: number
  capCents: number
  /** What is asked for; undefined while it is no amount. */
  seatPriceCents: number | undefined
}

/** The price rule with what is typed so far; undefined as long as there is nothing to divide. */
export function divideCosts(answers: CostAnswers): DividedCosts | undefined {
  const reading = startReading("kosten")
  const minutes = readFlightTime(reading, answers)
  const rows = minutes === undefined ? [] : readRows(reading, answers, minutes)
  const totalCostCents = rows.reduce((sum, row) => sum + row.amountCents, 0)
  const seats = readSeats(reading, answers.seats)
  if (totalCostCents === 0 || seats === undefined) return undefined
  return {
    totalCostCents,
    seats,
    capCents: seatPriceCap(totalCostCents, seats),
    seatPriceCents: readCents(answers.seatPrice),
  }
}
