import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { lines } from "#platform/text-input.ts"
import { RETURN_REASON_IDS } from "./vetting.ts"

export const LONGEST_NOTE = 500

export const vettingSchema = z
  .object({
    verdict: z.enum(["published", "returned"]),
    reason: z.enum(RETURN_REASON_IDS, "Wähl einen Grund.").optional(),
    note: lines(LONGEST_NOTE).default(""),
  })
  .refine(({ verdict, reason }) => verdict === "published" || reason !== undefined, {
    path: ["reason"],
    error: "Wähl einen Grund.",
  })
  .refine(({ verdict, reason, note }) => verdict === "published" || reason !== "other" || note, {
    path: ["note"],
    error: "Schreib dazu, was fehlt.",
  })

export type VettingInput = z.output<typeof vettingSchema>

export const vettingAnswerSchema = z.object({ id: rowId, status: z.string() })

export type VettingAnswer = z.output<typeof vettingAnswerSchema>
