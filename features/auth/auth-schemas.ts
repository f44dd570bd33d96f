import { z } from "zod"
import { emailSchema, ownUserSchema } from "#features/users/users-schemas.ts"

export const sendLoginCodeSchema = z.object({ email: emailSchema })

export const loginCodeSchema = z.object({
  email: emailSchema,
  token: z.string("Bitte gib den Token ein").regex(/^\d{6}$/, "Bitte gib den Token ein"),
  isPersistent: z.boolean().default(true),
})

// how long a password must be is asked where one is chosen; here every wrong one is just wrong
export const passwordLoginSchema = z.object({
  email: emailSchema,
  password: z.string("Bitte gib dein Passwort ein").min(1, "Bitte gib dein Passwort ein").max(1000),
  isPersistent: z.boolean().default(false),
})

/** The specification's answer to every successful sign-in. */
export const signedInSchema = z.object({ accessToken: z.string(), user: ownUserSchema })

export type SignedIn = z.output<typeof signedInSchema>
