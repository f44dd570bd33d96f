import { z } from "zod"
import { line } from "#platform/text-input.ts"
import { LICENCES } from "./licences.ts"

/** What a person says to become a pilot; the papers for it are asked for before they publish. */
export const pilotProfileSchema = z.object({
  licence: z.enum(LICENCES, "Bitte wähl deine Lizenz"),
  homeAirportCode: line(8, "Bitte wähl deinen Heimatplatz")
    .toUpperCase()
    .min(1, "Bitte wähl deinen Heimatplatz"),
})

export type PilotProfileInput = z.input<typeof pilotProfileSchema>
