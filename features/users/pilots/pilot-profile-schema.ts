import { z } from "zod"
import { REQUIRED_FIELDS } from "#features/users/core/profile-rules.ts"
import { line } from "#platform/text-input.ts"
import { LICENCES } from "./licences.ts"

/** What a person says to become a pilot; the papers for it are asked for before they publish. */
export const pilotProfileSchema = z.object({
  licence: z.enum(LICENCES, REQUIRED_FIELDS.licence),
  homeAirportCode: line(8, REQUIRED_FIELDS.homeAirport)
    .toUpperCase()
    .min(1, REQUIRED_FIELDS.homeAirport),
})

export type PilotProfileInput = z.input<typeof pilotProfileSchema>
