import { z } from "zod"
import { line } from "#platform/text-input.ts"
import { LICENCES } from "./licences.ts"
import { NEEDED } from "./profile-rules.ts"

/** What a person says to become a pilot; the papers for it are asked for before they publish. */
export const pilotProfileSchema = z.object({
  licence: z.enum(LICENCES, NEEDED.licence),
  homeAirportCode: line(8, NEEDED.homeAirport).toUpperCase().min(1, NEEDED.homeAirport),
})

export type PilotProfileInput = z.input<typeof pilotProfileSchema>
