import { z } from "zod"
import { emailSchema } from "#features/users/core/users-schemas.ts"

/** A copy of the own data, as its owner sees it. */
export const dataExportSchema = z.object({
  id: z.uuid(),
  status: z.enum(["requested", "ready", "expired"]),
  createdAt: z.iso.datetime(),
  /** Until when it can be fetched; null while it is being made. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
})

export type DataExport = z.output<typeof dataExportSchema>

/** The own address, typed once more: nobody deletes an account by a slip. */
export const deleteAccountSchema = z.object({ email: emailSchema })
