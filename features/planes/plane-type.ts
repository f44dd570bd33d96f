import type { Balance } from "./mass-and-balance.ts"
import type { Gear, PlaneCategory, Wing } from "./plane.ts"

export type Fuel = "Avgas" | "Mogas" | "Jet A-1"

/** kg a litre at 15 °C, as handbooks reckon. */
export const FUEL_DENSITY: Record<Fuel, number> = { Avgas: 0.72, Mogas: 0.74, "Jet A-1": 0.8 }

/** The part of mass and balance that is the type's; the empty mass is each aircraft's own. */
export type TypeBalance = Omit<Balance, "emptyKg" | "emptyArm">

/** What is typical of a type: to begin with, and to be replaced by the aircraft's own figures. */
export interface PlaneType {
  model: string
  /** Designator of ICAO Doc 8643; empty where we do not know it. */
  icaoType: string
  category: PlaneCategory
  wing: Wing
  /** Fixed, unless it says otherwise. */
  gear?: Gear
  seats: number
  cruiseKnots: number
  fuelLitresPerHour: number
  fuel: Fuel
  /** Only where type certificate and handbook are at hand. */
  balance?: TypeBalance
}
