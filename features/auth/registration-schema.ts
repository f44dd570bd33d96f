import { z } from "zod"
import { pilotProfileSchema } from "#features/users/pilot-profile-schema.ts"
import { LONGEST } from "#features/users/user-settings.ts"
import { emailSchema } from "#features/users/users-schemas.ts"
import { line, verbatim } from "#platform/text-input.ts"

const FIRST_NAME = "Bitte gib deinen Vornamen an"
const LAST_NAME = "Bitte gib deinen Nachnamen an"

/** What somebody says to register, in the order of the form. A password is set afterwards. */
export const registrationSchema = z.object({
  firstName: line(LONGEST.name, FIRST_NAME).min(1, FIRST_NAME),
  lastName: line(LONGEST.name, LAST_NAME).min(1, LAST_NAME),
  email: emailSchema,
  pilot: pilotProfileSchema.optional(),
  isAdult: z.literal(true, "Bitte bestätige, dass du 18 oder älter bist"),
  acceptsTerms: z.literal(true, "Ohne unsere AGB legen wir kein Konto an"),
  hasSubscribedNewsletter: z.boolean().default(false),
})

export type Registration = z.output<typeof registrationSchema>
export type RegistrationInput = z.input<typeof registrationSchema>

/** A password as somebody chooses it; long enough for 256 characters of any kind. */
export const chosenPassword = verbatim(4 * 256, "Bitte gib ein Passwort ein")
