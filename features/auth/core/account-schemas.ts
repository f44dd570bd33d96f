import { z } from "zod"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { verbatim } from "#platform/text-input.ts"
import { PASSWORD_LENGTH } from "./auth.ts"
import { codeSchema } from "./auth-schemas.ts"

/** A password as somebody chooses it; long enough for 256 characters of any kind. */
const chosenPassword = verbatim(4 * PASSWORD_LENGTH.most, "Bitte gib ein Passwort ein")

export const checkPasswordSchema = z.object({
  password: chosenPassword,
  /** What it must not be made of. */
  email: emailSchema.optional(),
})

export const setPasswordSchema = z.object({ password: chosenPassword })

export const confirmPasswordSchema = z.object({ token: codeSchema })

export const changeEmailSchema = z.object({ email: emailSchema })

export const confirmEmailChangeSchema = z.object({ currentToken: codeSchema, newToken: codeSchema })
