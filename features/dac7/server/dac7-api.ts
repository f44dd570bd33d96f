import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { taxDetailsSchema } from "../tax-details-schema.ts"
import { makeTaxMessages } from "./make-tax-messages.ts"
import { saveTaxDetails } from "./save-tax-details.ts"

const FIRST_YEAR = 2023
const LAST_YEAR = 2200

export const dac7Api: readonly Endpoint[] = [
  endpoint({
    method: "PUT",
    path: "/api/tax-details",
    summary: "A pilot who was asked says what the tax offices want to know; no answer repeats it",
    access: "pilot",
    refuses: ["invalid"],
    // nobody's tax number lies in the list of repeats
    repeat: "natural",
    body: taxDetailsSchema,
    answer: z.object({ isSaved: z.literal(true) }),
    async handle(call) {
      await saveTaxDetails(call.db, requireUser(call), call.body)
      return { json: { isSaved: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/tax-reports/:year/messages",
    summary: "The back office makes the messages about the sellers of a year that are due",
    access: needsRight("tax-reports.make"),
    freshProof: true,
    refuses: ["invalid"],
    params: z.object({ year: z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR) }),
    answer: z.object({ made: z.int() }),
    async handle(call) {
      const made = await makeTaxMessages(call.db, requireUser(call), call.params.year)
      return { json: { made } }
    },
  }),
]
