import type { Tick } from "#features/checklists/checklist.ts"
import type { PersonKey } from "./boarding.ts"
import type { LoadVerdict } from "./load-verdict.ts"

/** One of the people on the pilot's list; weights are theirs alone to see. */
export interface ExpectedPerson extends PersonKey {
  name: string
  isMinor: boolean
  weightKg: number | null
  luggageKg: number | null
}

/** A booking on the list, with the token of its pass. */
export interface ExpectedParty {
  bookingId: number
  name: string
  token: string
  people: ExpectedPerson[]
}

export interface BoardingList {
  parties: ExpectedParty[]
  ticks: Tick[]
  /** ISO instant from which somebody may be noted as missing. */
  missingFrom: string
  /** Whether the aircraft carries all of them; null without one. */
  load: LoadVerdict | null
}
