import { type EnvelopePoint, isInsideEnvelope } from "./envelope.ts"

/*
 * Mass and balance: what stands where in an aircraft, against what its handbook allows. Masses in
 * kg, arms in metres behind the datum, moments in kg m. A planning aid: the pilot computes by the
 * handbook before every flight (NCO.GEN.105, SERA.2010).
 */

/** Somebody at the controls, where nobody has said how heavy they are. */
export const ASSUMED_PILOT_KG = 85

export const MAX_STATIONS = 8
export const MAX_ENVELOPE_POINTS = 16

export interface Station {
  name: string
  arm: number
  /** What the handbook allows there; null where it names no limit. */
  maxKg: number | null
}

interface FuelTank {
  arm: number
  /** Usable. */
  litres: number
  /** kg a litre. */
  density: number
}

export interface Balance {
  emptyKg: number
  emptyArm: number
  maxTakeoffKg: number
  /** null: the same as at take-off. */
  maxLandingKg: number | null
  stations: Station[]
  fuel: FuelTank
  envelope: EnvelopePoint[]
}

export interface Loading {
  /** One for each station, in their order. */
  stationKg: readonly number[]
  fuelLitres: number
  /** What the flight burns of it. */
  burnLitres: number
}

interface LoadRow {
  name: string
  kg: number
  arm: number
  moment: number
}

export interface LoadState {
  kg: number
  arm: number
  moment: number
  isInside: boolean
}

/** What a handbook does not allow, each with what is too much. */
export type LoadFault =
  | { kind: "station"; name: string; overKg: number }
  | { kind: "tank"; overLitres: number }
  | { kind: "burn"; overLitres: number }
  | { kind: "takeoff-mass" | "landing-mass"; overKg: number }
  | { kind: "takeoff-envelope" | "landing-envelope" }

export interface LoadedAircraft {
  rows: LoadRow[]
  takeoff: LoadState
  landing: LoadState
  faults: LoadFault[]
}

/** An aircraft with everything on board, at take-off and after the flight. */
export function loadAircraft(balance: Balance, loading: Loading): LoadedAircraft {
  const { fuel } = balance
  const fuelKg = loading.fuelLitres * fuel.density
  const burnKg = Math.min(loading.burnLitres, loading.fuelLitres) * fuel.density
  const rows = [
    rowOf("Leer", balance.emptyKg, balance.emptyArm),
    ...balance.stations.map(({ name, arm }, index) =>
      rowOf(name, loading.stationKg[index] ?? 0, arm),
    ),
    rowOf("Kraftstoff", fuelKg, fuel.arm),
  ]
  const kg = rows.reduce((sum, row) => sum + row.kg, 0)
  const moment = rows.reduce((sum, row) => sum + row.moment, 0)
  const takeoff = stateOf(balance, kg, moment)
  const landing = stateOf(balance, kg - burnKg, moment - burnKg * fuel.arm)
  return { rows, takeoff, landing, faults: faultsOf(balance, loading, takeoff, landing) }
}

/** Guests and their luggage against what the aircraft carries with its pilot and fuel on board. */
export function checkPayload(
  payloadKg: number,
  loadKg: readonly number[],
): { loadKg: number; freeKg: number; isOver: boolean } {
  const sum = loadKg.reduce((total, kg) => total + kg, 0)
  return { loadKg: sum, freeKg: payloadKg - sum, isOver: sum > payloadKg }
}

function rowOf(name: string, kg: number, arm: number): LoadRow {
  return { name, kg, arm, moment: kg * arm }
}

function stateOf({ envelope }: Balance, kg: number, moment: number): LoadState {
  const arm = moment / kg
  return { kg, moment, arm, isInside: isInsideEnvelope(envelope, { arm, kg }) }
}

function faultsOf(
  balance: Balance,
  { stationKg, fuelLitres, burnLitres }: Loading,
  takeoff: LoadState,
  landing: LoadState,
): LoadFault[] {
  const maxLandingKg = balance.maxLandingKg ?? balance.maxTakeoffKg
  const faults: LoadFault[] = balance.stations.flatMap(({ name, maxKg }, index) => {
    const overKg = maxKg === null ? 0 : (stationKg[index] ?? 0) - maxKg
    return overKg > 0 ? [{ kind: "station", name, overKg } as const] : []
  })
  if (fuelLitres > balance.fuel.litres) {
    faults.push({ kind: "tank", overLitres: fuelLitres - balance.fuel.litres })
  }
  if (burnLitres > fuelLitres) faults.push({ kind: "burn", overLitres: burnLitres - fuelLitres })
  if (takeoff.kg > balance.maxTakeoffKg) {
    faults.push({ kind: "takeoff-mass", overKg: takeoff.kg - balance.maxTakeoffKg })
  } else if (!takeoff.isInside) faults.push({ kind: "takeoff-envelope" })
  if (landing.kg > maxLandingKg) {
    faults.push({ kind: "landing-mass", overKg: landing.kg - maxLandingKg })
  } else if (!landing.isInside) faults.push({ kind: "landing-envelope" })
  return faults
}
