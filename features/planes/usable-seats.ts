import { canBeSeated, type Guest, type LoadedPlane } from "./seating.ts"

/*
 * What an aircraft still takes along: the one answer for the seats that are sold, for who may sit on
 * them and for what the pilot reads. New guests count in steps of 5 kg, rounded up, and limits are
 * said in the same steps, so that what is said is what is accepted and nobody learns more exactly
 * what others weigh (decision 24).
 */

export interface Carrier extends LoadedPlane {
  /** Guests and their luggage, with pilot and fuel on board. */
  payloadKg: number
}

/** Who has a seat of a flight. */
export interface Aboard {
  guests: readonly Guest[]
  /** Seats at the checkout whose people have not said what they weigh. */
  unnamed: number
}

export const NOBODY_ABOARD: Aboard = { guests: [], unnamed: 0 }

const STEP_KG = 5

/** A seat that takes nobody over 40 kg is not sold: so the lightest guest whom one is kept for. */
export const MIN_GUEST_KG = 45

/** A person of 250 kg with 30 kg of luggage is the heaviest that the checkout takes down. */
const HEAVIEST_GUEST_KG = 280

/** Whether it carries all of them; a guest who is not named yet is as light as one may be. */
export function doesCarry(
  plane: Carrier | undefined,
  flightMinutes: number,
  { guests, unnamed }: Aboard,
): boolean {
  if (!plane) return true
  const freeKg = plane.payloadKg - massOf(guests)
  if (unnamed === 0) return freeKg >= 0 && canBeSeated(plane, flightMinutes, guests)
  // some centres of gravity need heavier guests
  for (let kg = MIN_GUEST_KG; kg * unnamed <= freeKg; kg += STEP_KG) {
    const others = Array.from({ length: unnamed }, () => ({ weightKg: kg, luggageKg: 0 }))
    if (canBeSeated(plane, flightMinutes, [...guests, ...others])) return true
  }
  return false
}

/** How many of the offered seats stay empty, because with these guests nobody could use them. */
export function countUnusableSeats(
  plane: Carrier | undefined,
  flightMinutes: number,
  seatsOffered: number,
  guests: readonly Guest[],
): number {
  for (let unnamed = seatsOffered - guests.length; unnamed > 0; unnamed -= 1) {
    if (doesCarry(plane, flightMinutes, { guests, unnamed })) {
      return seatsOffered - guests.length - unnamed
    }
  }
  return Math.max(0, seatsOffered - guests.length)
}

/** Whether new guests may come along with those who have their seats already. */
export function mayJoin(
  plane: Carrier | undefined,
  flightMinutes: number,
  aboard: Aboard,
  party: readonly Guest[],
): boolean {
  return doesCarry(plane, flightMinutes, joined(aboard, party, inSteps(massOf(party))))
}

/**
 * What these guests may weigh together with their luggage, at most what they do, divided among them as
 * they divide it; 0 where nothing is left.
 */
export function maxKgOf(
  plane: Carrier | undefined,
  flightMinutes: number,
  aboard: Aboard,
  party: readonly Guest[],
): number {
  const freeKg = plane ? plane.payloadKg - massOf(aboard.guests) : Number.POSITIVE_INFINITY
  for (let kg = inSteps(Math.min(massOf(party), Math.max(0, freeKg))); kg > 0; kg -= STEP_KG) {
    if (doesCarry(plane, flightMinutes, joined(aboard, party, kg))) return kg
  }
  return 0
}

/** The same for so many guests of whom nothing is known yet. */
export function maxKgOfNext(
  plane: Carrier | undefined,
  flightMinutes: number,
  aboard: Aboard,
  seats = 1,
): number {
  const party = Array.from({ length: seats }, () => ({ weightKg: HEAVIEST_GUEST_KG, luggageKg: 0 }))
  return maxKgOf(plane, flightMinutes, aboard, party)
}

// the party with another mass, a milligram less for what sums of fractions are off
function joined({ guests, unnamed }: Aboard, party: readonly Guest[], kg: number): Aboard {
  const share = Math.max(0, kg - 1e-6) / (massOf(party) || 1)
  const others = party.map(({ weightKg, luggageKg }) => ({
    weightKg: weightKg * share,
    luggageKg: luggageKg * share,
  }))
  return { guests: [...guests, ...others], unnamed }
}

function inSteps(kg: number): number {
  return Math.ceil(kg / STEP_KG) * STEP_KG
}

function massOf(guests: readonly Guest[]): number {
  return guests.reduce((sum, { weightKg, luggageKg }) => sum + weightKg + luggageKg, 0)
}
