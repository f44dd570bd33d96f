import { z } from "zod"
import { emailSchema, ownUserSchema } from "#features/users/core/users-schemas.ts"
import { text } from "#platform/messages/text.ts"
import { safeRedirectPath } from "#platform/redirect.ts"
import { verbatim } from "#platform/text-input.ts"

export const sendLoginCodeSchema = z.object({
  email: emailSchema,
  /** Where the link in the mail leads afterwards; whatever is no page of ours is left out. */
  redirect: verbatim(2000).optional().transform(safeRedirectPath),
})

const codeRequired = () => text("login.code.required")

/** Six digits out of a mail, whatever they are for. */
export const codeSchema = z
  .string({ error: codeRequired })
  .regex(/^\d{6}$/, { error: codeRequired })

export const loginCodeSchema = z.object({
  email: emailSchema,
  token: codeSchema,
  isPersistent: z.boolean().default(true),
})

// how long a password must be is asked where one is chosen; here every wrong one is just wrong
export const passwordLoginSchema = z.object({
  email: emailSchema,
  password: verbatim(1000, "Bitte gib dein Passwort ein").min(1, "Bitte gib dein Passwort ein"),
  isPersistent: z.boolean().default(false),
})

/** The specification's answer to every successful sign-in. */
export const signedInSchema = z.object({ accessToken: z.string(), user: ownUserSchema })

export type SignedIn = z.output<typeof signedInSchema>
