import { z } from "zod"
import { isMasked } from "#features/users/core/bank-account.ts"
import { bicProblem, electronicIban, ibanProblem } from "#features/users/core/iban.ts"
import { LANGUAGE_TAGS, MAX_LANGUAGES } from "#features/users/core/languages.ts"
import { MAX_LENGTHS, REQUIRED_FIELDS } from "#features/users/core/profile-rules.ts"
import { line, lines } from "#platform/text-input.ts"
import { OPTIONAL_MAIL_IDS } from "./mail-kinds.ts"
import { OPTIONAL_PUSH_IDS } from "./push-kinds.ts"

/*
 * What a person may change about the own account, all at once or one thing at a time: what is not
 * sent stays as it is.
 */

/** All at once, because only together they lead to an account. */
export const bankAccountSchema = z
  .object({
    accountHolder: line(MAX_LENGTHS.accountHolder).min(1, "Bitte gib an, wem das Konto gehört"),
    iban: line(64).transform(electronicIban),
    bic: line(20)
      .default("")
      .transform((bic) => bic.replace(/\s/gu, "").toUpperCase()),
  })
  .superRefine(({ iban, bic }, context) => {
    // the masked IBAN is the one that is stored; the command compares the two
    const wrong = {
      iban: isMasked(iban) ? undefined : ibanProblem(iban),
      bic: bicProblem(bic, iban),
    }
    for (const [property, message] of Object.entries(wrong)) {
      if (message) context.addIssue({ code: "custom", path: [property], message })
    }
  })

export const nameAndLanguagesSchema = z.object({
  firstName: line(MAX_LENGTHS.name).min(1, REQUIRED_FIELDS.firstName),
  lastName: line(MAX_LENGTHS.name).min(1, REQUIRED_FIELDS.lastName),
  languages: listOf(LANGUAGE_TAGS)
    .refine((tags) => tags.length > 0, "Wähl mindestens eine Sprache")
    .refine((tags) => tags.length <= MAX_LANGUAGES, `Höchstens ${MAX_LANGUAGES} Sprachen`),
})

export type NameAndLanguages = z.input<typeof nameAndLanguagesSchema>

export const userSettingsSchema = nameAndLanguagesSchema
  .extend({
    about: lines(MAX_LENGTHS.about),
    hasSubscribedNewsletter: z.boolean(),
    mutedMails: listOf(OPTIONAL_MAIL_IDS),
    mutedPushes: listOf(OPTIONAL_PUSH_IDS),
    bankAccount: bankAccountSchema.nullable(),
  })
  .partial()

export type UserSettingsInput = z.input<typeof userSettingsSchema>
export type UserSettings = z.output<typeof userSettingsSchema>

/** Some of `values`, each once. */
function listOf<T extends string>(values: readonly T[]) {
  return z
    .array(z.enum(values))
    .max(100)
    .transform((list) => [...new Set(list)])
}
