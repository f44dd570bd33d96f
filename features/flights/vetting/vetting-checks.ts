import { pilotShare, seatPriceCap } from "#features/flights/core/cost-sharing.ts"
import type { CostKind, FlightKind } from "#features/flights/core/flight.ts"
import {
  hourlyCostOf,
  paidMinutesOf,
  TYPICAL_HOURLY_CENTS,
} from "#features/flights/core/hourly-cost.ts"
import { type CostedFlight, implausibleCost } from "#features/flights/core/implausible-cost.ts"
import type { PlaneOwnership } from "#features/planes/plane.ts"
import { maxGuests, mayShareHourlyRate, type PlaneCategory } from "#features/planes/plane.ts"
import { formatEuro } from "#platform/money.ts"

/** What whoever vets a flight looks at first: the rules of cost sharing with this flight's numbers. */
export interface VettingCheck {
  title: string
  /** `look`: somebody has to decide whether that is right. */
  state: "ok" | "look"
  sentence: string
}

interface CheckedFlight {
  kind: FlightKind
  durationMinutes: number
  seatsOffered: number
  totalCostCents: number
  seatPriceCents: number
  costs: readonly { kind: CostKind; label: string; amountCents: number; explanation: string }[]
  costed: CostedFlight
  plane: { model: string; seats: number; category: PlaneCategory; ownership: PlaneOwnership } | null
  licence: string
}

export function checksOfFlight(flight: CheckedFlight): VettingCheck[] {
  return [
    checkCap(flight),
    checkHour(flight),
    checkCosts(flight),
    checkItems(flight),
    checkSeats(flight),
  ]
}

function checkCap({ totalCostCents, seatPriceCents, seatsOffered }: CheckedFlight): VettingCheck {
  const cap = seatPriceCap(totalCostCents, seatsOffered)
  const own = pilotShare(totalCostCents, seatPriceCents, seatsOffered)
  return {
    title: "Preisgrenze",
    state: seatPriceCents <= cap ? "ok" : "look",
    sentence: `${formatEuro(totalCostCents)} durch ${seatsOffered + 1} Personen sind höchstens ${formatEuro(cap)} je Platz. Verlangt werden ${formatEuro(seatPriceCents)}, am Steuer bleiben ${formatEuro(own)}.`,
  }
}

function checkHour(flight: CheckedFlight): VettingCheck {
  const hourly = hourlyCostOf(flight.totalCostCents, paidMinutesOf(flight))
  const { least, most } = TYPICAL_HOURLY_CENTS
  return {
    title: "Kosten je Stunde",
    state: hourly >= least && hourly <= most ? "ok" : "look",
    sentence: `${formatEuro(hourly)} je Stunde. Üblich sind ${formatEuro(least)} bis ${formatEuro(most)}.`,
  }
}

function checkCosts({ costs, plane }: CheckedFlight): VettingCheck {
  const title = "Kostenarten"
  const rental = costs.find(({ kind }) => kind === "rental")
  if (rental && plane && !mayShareHourlyRate(plane.ownership)) {
    return {
      title,
      state: "look",
      sentence: `„${rental.label}“: Das Flugzeug gehört der Pilot:in allein, eine Stundenmiete wird dann nicht geteilt.`,
    }
  }
  const other = costs.filter(({ kind }) => kind === "other").map(({ label }) => `„${label}“`)
  if (other.length > 0) {
    return {
      title,
      state: "look",
      sentence: `Frei benannt: ${other.join(", ")}. Geteilt werden nur direkte Kosten dieses Flugs, nie Zeit, Versicherung, Wartung oder Hangar.`,
    }
  }
  return { title, state: "ok", sentence: "Nur direkte Kosten dieses Flugs." }
}

function checkItems(flight: CheckedFlight): VettingCheck {
  const unusual = flight.costs.flatMap((cost) => {
    const sentence = implausibleCost(cost, flight.costed)
    if (!sentence) return []
    const because = cost.explanation ? ` Erklärt mit: „${cost.explanation}“` : " Nicht erklärt."
    return [`${cost.label}: ${sentence}${because}`]
  })
  return {
    title: "Einzelne Posten",
    state: unusual.length === 0 ? "ok" : "look",
    sentence: unusual.length === 0 ? "Jeder für sich im üblichen Rahmen." : unusual.join(" "),
  }
}

function checkSeats({ seatsOffered, plane, licence }: CheckedFlight): VettingCheck {
  const title = "Plätze"
  if (!plane) return { title, state: "look", sentence: "Es ist kein Flugzeug genannt." }
  const most = maxGuests(plane, licence)
  const offered = seatsOffered === 1 ? "1 Platz" : `${seatsOffered} Plätze`
  return {
    title,
    state: seatsOffered <= most ? "ok" : "look",
    sentence: `${offered} in einer ${plane.model} mit ${plane.seats} Sitzen. Mit ${licence} sind dort höchstens ${most} Gäste erlaubt.`,
  }
}
