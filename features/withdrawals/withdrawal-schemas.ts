import { z } from "zod"
import { LONGEST } from "#features/users/profile-rules.ts"
import { emailSchema } from "#features/users/users-schemas.ts"
import { line, lines } from "#platform/text-input.ts"
import { LONGEST_CONTRACT } from "./withdrawal.ts"

/** The three things that the law lets us ask for (§ 356a Abs. 2 BGB), and no reason. */
export const declarationSchema = z.object({
  name: line(LONGEST.fullName).min(1, "Bitte gib deinen Namen an"),
  email: emailSchema,
  contract: lines(LONGEST_CONTRACT).min(1, "Bitte schreib, welchen Vertrag du meinst"),
})
