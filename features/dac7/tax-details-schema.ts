import { z } from "zod"
import { birthDateSchema } from "#features/users/pilots/birth-date.ts"
import { line } from "#platform/text-input.ts"
import { TAX_COUNTRIES } from "./countries.ts"
import { compactTaxId, taxIdProblem } from "./tax-id.ts"

const MAX_LENGTH = 100
const MAX_TAX_ID_LENGTH = 30
const MAX_POST_CODE_LENGTH = 12

/** What a pilot says for the tax offices, with the day of birth, which the profile keeps. */
export const taxDetailsSchema = z
  .object({
    taxId: line(MAX_TAX_ID_LENGTH).min(1, "Gib deine Steuer-Identifikationsnummer an."),
    street: line(MAX_LENGTH).min(1, "Gib Straße und Hausnummer an."),
    postCode: line(MAX_POST_CODE_LENGTH).min(1, "Gib die Postleitzahl an."),
    city: line(MAX_LENGTH).min(1, "Gib den Ort an."),
    country: line(2).refine((code) => Object.hasOwn(TAX_COUNTRIES, code), "Wähl das Land aus."),
  })
  .extend(birthDateSchema.shape)
  .superRefine(({ country, taxId, postCode }, context) => {
    if (country !== "DE") return
    const problem = taxIdProblem(taxId)
    if (problem) context.addIssue({ code: "custom", path: ["taxId"], message: problem })
    if (!/^\d{5}$/.test(postCode)) {
      const message = "Eine deutsche Postleitzahl hat fünf Ziffern."
      context.addIssue({ code: "custom", path: ["postCode"], message })
    }
  })
  .transform((details) => ({ ...details, taxId: compactTaxId(details.taxId) }))

export type TaxDetailsInput = z.output<typeof taxDetailsSchema>
