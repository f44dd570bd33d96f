import type { FlightKind } from "#features/flights/core/flight.ts"
import type { Fuel } from "#features/planes/plane-type.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDuration } from "#platform/time.ts"
import type { AirportRow } from "../factories/make-airport.ts"
import type { PlaneRow } from "../factories/make-plane.ts"
import type { CostDraft } from "../factories/write-flights.ts"
import { createRandom } from "../random.ts"

/** Cents a litre. */
const FUEL_PRICES: Record<Fuel, number> = { Avgas: 285, Mogas: 215, "Jet A-1": 205 }

/** Fees that are well known; the others are as usual for the kind of field. */
const KNOWN_FEES: Record<string, number> = {
  EDKB: 1200,
  EDWG: 1500,
  EDWJ: 1800,
  EDWR: 1700,
  EDWY: 1600,
  EDXH: 2400,
  EDXW: 4600,
  EDXY: 1400,
}

/** Always the same fee at the same field. */
function landingFee(airport: Pick<AirportRow, "code" | "kind">): number {
  const known = KNOWN_FEES[airport.code]
  if (known !== undefined) return known
  const random = createRandom(`fee ${airport.code}`)
  return (airport.kind === "airport" ? random.int(24, 42) : random.int(8, 17)) * 100
}

export interface CostedFlight {
  kind: FlightKind
  /** Block time that is paid for: both ways of an excursion. */
  minutes: number
  from: AirportRow
  to: AirportRow
  plane: PlaneRow
  fuel: Fuel
  isNight: boolean
  isOverSea: boolean
}

/** The direct costs of a flight, as its pilot would list them. */
export function costsOf(flight: CostedFlight): CostDraft[] {
  const { kind, from, to, isNight, isOverSea } = flight
  const costs: CostDraft[] = [...engineCosts(flight)]
  if (kind !== "round_trip") {
    costs.push({ kind: "landing", label: `Landung ${to.name}`, amountCents: landingFee(to) })
  }
  if (kind === "one_way") {
    costs.push({
      kind: "parking",
      label: `Abstellen ${to.name} übers Wochenende`,
      amountCents: Math.round(landingFee(to) / 200) * 100,
    })
  } else {
    costs.push({ kind: "landing", label: `Landung ${from.name}`, amountCents: landingFee(from) })
  }
  if (from.kind === "airport") {
    costs.push({ kind: "approach", label: "Anfluggebühr", amountCents: 1450 })
  }
  if (isNight) costs.push({ kind: "lighting", label: "Platzbefeuerung", amountCents: 2800 })
  if (isOverSea) {
    costs.push({ kind: "safety_equipment", label: "Leihe der Schwimmwesten", amountCents: 1200 })
  }
  return costs
}

function engineCosts({ plane, minutes, kind, fuel }: CostedFlight): CostDraft[] {
  const rate = plane.hourlyRateCents
  const way = kind === "excursion" ? "hin und zurück " : ""
  const costs: CostDraft[] = []
  if (rate) {
    const price = `${way}${formatDuration(minutes)} zu ${formatEuro(rate)}/h`
    costs.push({
      kind: "rental",
      label: `Miete ${plane.isRateWet ? "nass" : "trocken"}, ${price}`,
      amountCents: Math.round((rate * minutes) / 60),
    })
  }
  if (!rate || !plane.isRateWet) {
    const litres = Math.max(1, Math.round(((plane.fuelLitresPerHour ?? 0) * minutes) / 60))
    const price = FUEL_PRICES[fuel]
    costs.push({
      kind: "fuel",
      label: `${fuel}, ${litres} l zu ${formatEuro(price)}`,
      amountCents: litres * price,
    })
  }
  return costs
}
