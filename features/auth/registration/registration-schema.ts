import { z } from "zod"
import { MAX_LENGTHS, REQUIRED_FIELDS } from "#features/users/core/profile-rules.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { pilotProfileSchema } from "#features/users/pilots/pilot-profile-schema.ts"
import { line } from "#platform/text-input.ts"

/** What somebody says to register, in the order of the form. A password is set afterwards. */
export const registrationSchema = z.object({
  firstName: line(MAX_LENGTHS.name, REQUIRED_FIELDS.firstName).min(1, REQUIRED_FIELDS.firstName),
  lastName: line(MAX_LENGTHS.name, REQUIRED_FIELDS.lastName).min(1, REQUIRED_FIELDS.lastName),
  email: emailSchema,
  pilot: pilotProfileSchema.optional(),
  isAdult: z.literal(true, "Bitte bestätige, dass du 18 oder älter bist"),
  acceptsTerms: z.literal(true, "Ohne unsere AGB legen wir kein Konto an"),
  hasSubscribedNewsletter: z.boolean().default(false),
})

export type Registration = z.output<typeof registrationSchema>
export type RegistrationInput = z.input<typeof registrationSchema>
