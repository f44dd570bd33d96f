import type { PlaneDetails } from "./plane-schema.ts"

/** A pilot's own aircraft as the list shows it. */
export interface PlaneSummary {
  id: number
  registration: string
  model: string
  year: number
  seats: number
  payloadKg: number
  hasBalance: boolean
  isInUse: boolean
}

/** The same with everything that its pilot may change. */
export interface OwnPlane {
  id: number
  isInUse: boolean
  details: Omit<PlaneDetails, "typeKey"> & { typeKey: string | null }
}
