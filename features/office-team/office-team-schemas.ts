import { z } from "zod"
import { approvalReasonSchema } from "#features/approvals/approval-schemas.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { OFFICE_ROLES } from "#platform/actor.ts"

/** Which roles the account of an address shall have; none takes the back office away. */
export const roleChangeSchema = z.object({
  email: emailSchema,
  roles: z.array(z.enum(OFFICE_ROLES)).max(OFFICE_ROLES.length),
  reason: approvalReasonSchema,
})

export type RoleChange = z.output<typeof roleChangeSchema>
