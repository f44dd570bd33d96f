import {
  ASSUMED_PILOT_KG,
  type Balance,
  type Loading,
  loadAircraft,
  type Station,
} from "./mass-and-balance.ts"

/*
 * Whether guests can be seated so that an aircraft stays within its handbook, at take-off and when
 * it lands. Asked before anybody pays, so it is generous where the pilot still decides: a booking is
 * refused only where no seating at all would do. It assumes 85 kg at the controls, in the first
 * place for people, and fuel for the flight and 45 minutes more, or a full tank where that holds
 * less. Luggage goes into the compartments named for it, in any division; without one it travels
 * with its owner.
 */

export interface Guest {
  weightKg: number
  luggageKg: number
}

export interface LoadedPlane {
  balance: Balance | null
  seats: number
  fuelLitresPerHour: number | null
}

/** NCO.OP.125 asks for 30 minutes by day and 45 by night. */
export const RESERVE_MINUTES = 45

/** What sums of fractions may be off. */
const TOLERANCE_KG = 1e-6

const COMPARTMENT = /gepäck|fracht|kofferraum|stauraum|baggage|luggage|cargo/iu

/** Divisions of the luggage that are tried, from as far forward to as far aft as it goes. */
const DIVISIONS = 20

/** Whether some seating is allowed; where masses, arms or consumption are unknown nothing speaks against it. */
export function canBeSeated(
  plane: LoadedPlane,
  flightMinutes: number,
  guests: readonly Guest[],
): boolean {
  const { balance } = plane
  const fuel = balance && fuelFor(balance, plane.fuelLitresPerHour, flightMinutes)
  if (!balance || !fuel || !hasSeats(plane, balance)) return true
  if (isOverMass(balance, fuel.fuelLitres, guests)) return false
  return firstAllowed(balance, loadingsOf(plane, balance, fuel, guests)) !== undefined
}

/**
 * How these guests may sit, and where their luggage goes; where no way is allowed, one that is not.
 * Undefined where masses, arms or consumption are unknown, or the seats do not do.
 */
export function findLoading(
  plane: LoadedPlane,
  flightMinutes: number,
  guests: readonly Guest[],
): Loading | undefined {
  const { balance } = plane
  const fuel = balance && fuelFor(balance, plane.fuelLitresPerHour, flightMinutes)
  if (!balance || !fuel) return undefined
  const [first] = loadingsOf(plane, balance, fuel, guests)
  return firstAllowed(balance, loadingsOf(plane, balance, fuel, guests)) ?? first
}

function firstAllowed(balance: Balance, loadings: Iterable<Loading>): Loading | undefined {
  for (const loading of loadings) {
    if (loadAircraft(balance, loading).faults.length === 0) return loading
  }
  return undefined
}

interface Fuel {
  fuelLitres: number
  burnLitres: number
}

function hasSeats(plane: LoadedPlane, balance: Balance): boolean {
  return placesOf(balance.stations, plane.seats).seats.length > 0
}

/** Every seating with every division of the luggage. */
function* loadingsOf(
  plane: LoadedPlane,
  balance: Balance,
  fuel: Fuel,
  guests: readonly Guest[],
): Generator<Loading> {
  const places = placesOf(balance.stations, plane.seats)
  const hasCompartment = places.compartments.length > 0
  const loads = guests.map(({ weightKg, luggageKg }) => weightKg + (hasCompartment ? 0 : luggageKg))
  const luggageKg = hasCompartment ? guests.reduce((sum, guest) => sum + guest.luggageKg, 0) : 0
  const divisions = divisionsOf(balance.stations, places.compartments, luggageKg)
  for (const seating of seatingsOf(places.seats, loads)) {
    for (const division of divisions) {
      const stationKg = balance.stations.map(
        (_, index) => (seating.get(index) ?? 0) + (division[index] ?? 0),
      )
      yield { stationKg, ...fuel }
    }
  }
}

// no seating makes anybody lighter
function isOverMass(balance: Balance, fuelLitres: number, guests: readonly Guest[]): boolean {
  const guestsKg = guests.reduce((sum, { weightKg, luggageKg }) => sum + weightKg + luggageKg, 0)
  const fuelKg = fuelLitres * balance.fuel.density
  return (
    balance.emptyKg + ASSUMED_PILOT_KG + fuelKg + guestsKg > balance.maxTakeoffKg + TOLERANCE_KG
  )
}

function fuelFor(
  balance: Balance,
  litresPerHour: number | null,
  minutes: number,
): Fuel | undefined {
  const { litres } = balance.fuel
  if (litres === 0) return { fuelLitres: 0, burnLitres: 0 }
  if (litresPerHour === null) return undefined
  const needed = (litresPerHour * (minutes + RESERVE_MINUTES)) / 60
  const fuelLitres = Math.min(needed, litres)
  return { fuelLitres, burnLitres: Math.min((litresPerHour * minutes) / 60, fuelLitres) }
}

interface SeatPlace {
  station: number
  /** People, the one at the controls included. */
  room: number
}

/**
 * Which stations hold people, and how many each. A handbook names rows or single seats, but not how
 * many sit there: with as many stations as rows two sit in front, else one; every other holds what
 * is left when each has at least one.
 */
function placesOf(stations: readonly Station[], seats: number) {
  const indices = stations.map((_, index) => index)
  const isCompartment = (index: number) => COMPARTMENT.test(stations[index]?.name ?? "")
  const forPeople = indices.filter((index) => !isCompartment(index))
  const count = forPeople.length
  const front = count === 1 ? seats : count <= Math.ceil(seats / 2) ? 2 : 1
  const behind = Math.max(1, seats - front - (count - 2))
  return {
    seats: forPeople.map(
      (station, row): SeatPlace => ({ station, room: row === 0 ? front : behind }),
    ),
    compartments: indices.filter(isCompartment),
  }
}

/** Every way to seat people of these masses, as kg by station, with the pilot in the first place. */
function* seatingsOf(
  places: readonly SeatPlace[],
  loads: readonly number[],
): Generator<ReadonlyMap<number, number>> {
  const kg = new Map(places.map(({ station }) => [station, 0]))
  const room = new Map(places.map(({ station, room: most }) => [station, most]))
  const put = (station: number, mass: number, people: 1 | -1) => {
    kg.set(station, (kg.get(station) ?? 0) + mass)
    room.set(station, (room.get(station) ?? 0) - people)
  }
  const [first] = places
  if (first) put(first.station, ASSUMED_PILOT_KG, 1)
  function* seat(next: number): Generator<ReadonlyMap<number, number>> {
    const mass = loads[next]
    if (mass === undefined) return yield kg
    for (const { station } of places) {
      if ((room.get(station) ?? 0) < 1) continue
      put(station, mass, 1)
      yield* seat(next + 1)
      put(station, -mass, -1)
    }
  }
  yield* seat(0)
}

/** Luggage by station: filled from the front, filled from the back, and what lies between. */
function divisionsOf(
  stations: readonly Station[],
  compartments: readonly number[],
  luggageKg: number,
): readonly number[][] {
  const byArm = compartments.toSorted((a, b) => (stations[a]?.arm ?? 0) - (stations[b]?.arm ?? 0))
  const forward = filled(stations, byArm, luggageKg)
  if (compartments.length < 2) return [forward]
  const aft = filled(stations, byArm.toReversed(), luggageKg)
  return Array.from({ length: DIVISIONS + 1 }, (_, step) =>
    forward.map((kg, index) => kg + ((aft[index] ?? 0) - kg) * (step / DIVISIONS)),
  )
}

/** What fits into each in this order; what fits nowhere overloads the last, which is then refused. */
function filled(
  stations: readonly Station[],
  order: readonly number[],
  luggageKg: number,
): number[] {
  const kg = stations.map(() => 0)
  let left = luggageKg
  for (const [place, index] of order.entries()) {
    const most = stations[index]?.maxKg ?? null
    const isLast = place === order.length - 1
    const taken = isLast || most === null ? left : Math.min(left, most)
    kg[index] = taken
    left -= taken
  }
  return kg
}
