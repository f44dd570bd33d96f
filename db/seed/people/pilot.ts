import type { PlaneOwnership } from "#features/planes/plane.ts"
import type { Licence } from "#features/users/core/user.ts"
import type { DemoPlaneTypeKey } from "../planes/plane-types.ts"

/** One pilot of the demo world: who they are, where they start and what they fly. */
export interface DemoPilot {
  firstName: string
  lastName: string
  /** Only where it is not the name's. */
  email?: string
  /** ICAO code */
  home: string
  licence: Licence
  /** Licensed in this year. */
  since: number
  hours: number
  hasNightRating?: boolean
  /** Flies too little to take guests: the log shows what is missing. */
  fliesRarely?: boolean
  languages?: readonly string[]
  about: string
  plane: {
    type: DemoPlaneTypeKey
    registration: string
    year: number
    ownership: PlaneOwnership
    /** Cents an hour where the club's price is not the usual one of the type. */
    rateCents?: number
    /** The rate holds no fuel. */
    isDry?: boolean
  }
}
