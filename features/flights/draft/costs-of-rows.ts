import { writeNumber } from "#platform/number-text.ts"
import type { AnswersOf } from "./answers.ts"
import { EXTRA_COST_KINDS, EXTRA_COST_LABELS, type ExtraCostKind } from "./extra-costs.ts"
import type { FlightRows } from "./flight-rows.ts"
import { minutesToDestination } from "./offer.ts"
import type { CostRow } from "./parse-costs.ts"
import { writeCents, writeMinutes } from "./typed-values.ts"

type Rows = Pick<
  FlightRows,
  "kind" | "durationMinutes" | "seatsOffered" | "seatPriceCents" | "costs" | "plane"
>

/** What the form of the costs held when these rows were made of it, as far as they tell. */
export function costsOfRows(flight: Rows): AnswersOf<"kosten"> {
  const { costs, plane, seatsOffered, seatPriceCents } = flight
  const rental = costs.find(({ kind }) => kind === "rental")
  const fuel = costs.find(({ kind }) => kind === "fuel")
  const minutes = paidMinutesOf(flight, rental, fuel)
  // rows of before do not say what their amounts were made of
  const rateCents = rental && (rental.rateCents ?? perHour(rental.amountCents, minutes))
  const litres = fuel?.litresPerHour ?? plane?.fuelLitresPerHour ?? null
  const priceCents =
    fuel && (fuel.rateCents ?? (litres ? perHour(fuel.amountCents / litres, minutes) : null))
  return {
    ownership: plane?.ownership ?? "",
    flightTime: writeMinutes(minutes),
    hourlyRate: rateCents ? writeCents(rateCents) : "",
    rate: rental && fuel ? "dry" : "wet",
    fuelLitresPerHour: fuel && litres ? writeNumber(litres, 1) : "",
    fuelPrice: priceCents ? writeCents(priceCents) : "",
    extras: costs.filter((row) => row !== rental && row !== fuel).map(extraOf),
    seats: String(seatsOffered),
    seatPrice: writeCents(seatPriceCents),
  }
}

function perHour(amountCents: number, minutes: number): number {
  return Math.round((amountCents * 60) / minutes)
}

/** Of an outing half of the time is kept, rounded up; an amount that is made of it tells exactly. */
function paidMinutesOf(
  { kind, durationMinutes }: Rows,
  rental: CostRow | undefined,
  fuel: CostRow | undefined,
): number {
  const whole = kind === "excursion" ? 2 * durationMinutes : durationMinutes
  const exact = [
    rental?.rateCents && (rental.amountCents * 60) / rental.rateCents,
    fuel?.rateCents &&
      fuel.litresPerHour &&
      (fuel.amountCents * 60) / (fuel.rateCents * fuel.litresPerHour),
  ].find(
    (minutes) => minutes && minutesToDestination(kind, Math.round(minutes)) === durationMinutes,
  )
  return exact ? Math.round(exact) : whole
}

function extraOf({
  kind,
  label,
  amountCents,
  explanation,
}: CostRow): AnswersOf<"kosten">["extras"][number] {
  const known: ExtraCostKind = EXTRA_COST_KINDS.find((one) => one === kind) ?? "other"
  return {
    kind: known,
    label: label === EXTRA_COST_LABELS[known] ? "" : label.slice(0, 60),
    amount: writeCents(amountCents),
    ...(explanation && { explanation }),
  }
}
