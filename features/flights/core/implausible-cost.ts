import type { PlaneCategory } from "#features/planes/plane.ts"
import { formatEuro, roundHalfUp } from "#platform/money.ts"
import type { CostKind, FlightKind } from "./flight.ts"

/*
 * From which amount a single item of a flight is hardly right. The class of an aircraft stands for its
 * mass: microlights, motor gliders and gliders up to 850 kg, single-engined ones up to 2 t, twins above.
 *
 * Fees are about twice the dearest of the published lists that were compared (Anklam, Heide-Büsum,
 * Wangerooge, Norderney, Langenlebarn): a landing there costs 5 to 15 EUR in the first class, 6 to
 * 31 EUR up to 2 t and 33 to 91 EUR above; an approach 35 EUR up to 2 t; a night outside 6 to 15 EUR;
 * lights 28 EUR an hour; opening a field on request 27 to 54 EUR. Fuel is what the thirstiest
 * usual engine of the class burns, at 4 EUR a litre; a rental more than twice what clubs ask.
 */
type MassClass = "light" | "single" | "twin"

const CLASS_OF: Record<PlaneCategory, MassClass> = {
  UL: "light",
  TMG: "light",
  glider: "light",
  SEP: "single",
  MEP: "twin",
}

interface Limit {
  per: "hour" | "landing" | "flight"
  cents: Record<MassClass, number>
}

const same = (cents: number) => ({ light: cents, single: cents, twin: cents })

const LIMITS: Record<CostKind, Limit> = {
  rental: { per: "hour", cents: { light: 25_000, single: 45_000, twin: 90_000 } },
  fuel: { per: "hour", cents: { light: 12_000, single: 32_000, twin: 60_000 } },
  landing: { per: "landing", cents: { light: 3_000, single: 6_000, twin: 18_000 } },
  approach: { per: "landing", cents: { light: 4_000, single: 7_000, twin: 15_000 } },
  parking: { per: "flight", cents: { light: 3_000, single: 4_000, twin: 8_000 } },
  lighting: { per: "landing", cents: same(6_000) },
  customs: { per: "flight", cents: same(11_000) },
  handling: { per: "landing", cents: { light: 10_000, single: 15_000, twin: 30_000 } },
  safety_equipment: { per: "flight", cents: same(10_000) },
  other: { per: "flight", cents: same(10_000) },
}

const PER_LABELS: Record<Limit["per"], string> = {
  hour: "je Stunde",
  landing: "je Landung",
  flight: "für einen Flug",
}

/** What of a flight decides how much its items may cost. */
export interface CostedFlight {
  /** That are paid for: of an outing there and back. */
  minutes: number
  landings: number
  /** null: no aircraft is named, the usual single-engined one is meant. */
  category: PlaneCategory | null
}

interface CostItem {
  kind: CostKind
  amountCents: number
}

/** Of an outing there is one landing away and one at home; every stop at an airfield is one more. */
export function landingsOf(kind: FlightKind, stopsAtAirfields: number): number {
  return (kind === "excursion" ? 2 : 1) + stopsAtAirfields
}

/** Why an item is hardly right, as a sentence; undefined where it is usual. */
export function implausibleCost(item: CostItem, flight: CostedFlight): string | undefined {
  const { per, cents } = LIMITS[item.kind]
  const each = cents[CLASS_OF[flight.category ?? "SEP"]]
  const times = { hour: flight.minutes / 60, landing: flight.landings, flight: 1 }[per]
  if (item.amountCents <= roundHalfUp(each * times)) return undefined
  const own =
    times === 1
      ? ""
      : `, also ${formatEuro(roundHalfUp(item.amountCents / times))} ${PER_LABELS[per]}`
  return `${formatEuro(item.amountCents)}${own}: Üblich sind höchstens ${formatEuro(each)} ${PER_LABELS[per]}.`
}
