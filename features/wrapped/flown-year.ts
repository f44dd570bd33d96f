import type { FlightOnBoard } from "#features/statistics/flight-on-board.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"

/** A flight of the year with the landscape that its own picture shows. */
export interface YearFlight extends FlightOnBoard {
  terrain: Terrain
}

/** What somebody has flown in a year, at the controls and as a guest. */
export interface FlownYear {
  year: number
  /** Whether it lies behind us. */
  isOver: boolean
  /** The earliest first. */
  flights: readonly YearFlight[]
}
