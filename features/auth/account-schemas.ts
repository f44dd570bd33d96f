import { z } from "zod"
import { emailSchema } from "#features/users/users-schemas.ts"
import { codeSchema } from "./auth-schemas.ts"
import { chosenPassword } from "./registration-schema.ts"

export const checkPasswordSchema = z.object({
  password: chosenPassword,
  /** What it must not be made of. */
  email: emailSchema.optional(),
})

export const setPasswordSchema = z.object({ password: chosenPassword })

export const confirmPasswordSchema = z.object({ token: codeSchema })

export const changeEmailSchema = z.object({ email: emailSchema })

export const confirmEmailChangeSchema = z.object({ currentToken: codeSchema, newToken: codeSchema })
