import { z } from "zod"
import { approvalReasonSchema } from "#features/approvals/approval-schemas.ts"
import { reasonSchema } from "#features/sheet-notes/sheet-note.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { line } from "#platform/text-input.ts"

const name = line(80)

/** How somebody is really called. */
export const nameCorrectionSchema = z.object({
  firstName: name.min(1, "Schreib den Vornamen."),
  lastName: name,
  reason: reasonSchema,
})
/** Where somebody really gets mails, for a second person to agree. */
export const emailCorrectionSchema = z.object({
  email: emailSchema,
  reason: approvalReasonSchema,
})
export type EmailCorrection = z.output<typeof emailCorrectionSchema>

export type NameCorrection = z.output<typeof nameCorrectionSchema>
