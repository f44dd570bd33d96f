import { z } from "zod"
import { codeSchema } from "#features/auth/core/auth-schemas.ts"
import { verbatim } from "#platform/text-input.ts"
import { PROOF_WAYS } from "./proof-ways.ts"

export const proofByCodeSchema = z.object({ token: codeSchema })

export const proofByPasswordSchema = z.object({
  password: verbatim(1000, "Bitte gib dein Passwort ein").min(1, "Bitte gib dein Passwort ein"),
})

/** What the dialog needs to ask. */
export const proofViewSchema = z.object({
  ways: z.array(z.enum(PROOF_WAYS)),
  /** Where a code would go. */
  email: z.string(),
  /** Of the demo world's back office; null everywhere else. */
  demoCode: z.string().nullable(),
})

export type ProofView = z.output<typeof proofViewSchema>
