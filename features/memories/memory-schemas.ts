import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { line } from "#platform/text-input.ts"
import { MAX_CAPTION_LENGTH } from "./memory.ts"

export const addedMemorySchema = z.object({ memoryId: z.int() })
export type AddedMemory = z.infer<typeof addedMemorySchema>

export const captionSchema = z.object({ caption: line(MAX_CAPTION_LENGTH) })

/** More seats than any aircraft of a flight has. */
const MAX_PICTURED = 20

const PICTURED_MISSING = "Bitte sag, wer zu erkennen ist, oder dass es niemand ist."

/** Who is in the picture: people with an account, and the companions for whom they have booked. */
export const memoryRequestSchema = z
  .object({
    pictured: z
      .array(
        z
          .object({ userId: rowId, self: z.boolean(), companions: z.boolean() })
          .refine(({ self, companions }) => self || companions, { error: PICTURED_MISSING }),
      )
      .max(MAX_PICTURED)
      .refine((all) => new Set(all.map(({ userId }) => userId)).size === all.length, {
        error: "Jede Person bitte nur einmal.",
      }),
    isNobodyPictured: z.boolean(),
  })
  .refine(({ pictured, isNobodyPictured }) => isNobodyPictured === (pictured.length === 0), {
    error: PICTURED_MISSING,
    path: ["pictured"],
  })
export type MemoryRequestInput = z.infer<typeof memoryRequestSchema>

export const consentSchema = z.object({ agrees: z.boolean() })
