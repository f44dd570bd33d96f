import { z } from "zod"
import { type FeeRule, STANDARD_FEE_RULE } from "../fee-rule.ts"
import type { Setting } from "../setting.ts"

const MIN_RATE = 10
const MAX_RATE = 250
/** Never more than the cheapest seat costs. */
const MAX_MIN_CENTS = 1_000
const MIN_CENTS = 100
const MAX_CENTS = 15_000

const RATE_SENTENCE = "Zwischen 1 % und 25 %."
const MIN_SENTENCE = "Zwischen 1,00 € und 10,00 €: Mehr als den kleinsten Anteil kostet sie nie."
const MAX_SENTENCE = "Zwischen 1,00 € und 150,00 €."

export const feeSetting: Setting<FeeRule> = {
  key: "fee",
  group: "Geld",
  label: "Servicegebühr",
  about:
    "Was ein Platz über den Kostenanteil hinaus kostet, Umsatzsteuer inbegriffen. Sie gilt für alles, was ab jetzt in die Kasse kommt. Wer schon bucht oder gebucht hat, behält die Gebühr, die dort stand, bis zur Abrechnung.",
  right: "settings.fee",
  needsTwo: true,
  schema: z
    .object({
      ratePermille: z.int().min(MIN_RATE, RATE_SENTENCE).max(MAX_RATE, RATE_SENTENCE),
      minCents: z.int().min(MIN_CENTS, MIN_SENTENCE).max(MAX_MIN_CENTS, MIN_SENTENCE),
      maxCents: z.int().min(MIN_CENTS, MAX_SENTENCE).max(MAX_CENTS, MAX_SENTENCE),
    })
    .refine(({ minCents, maxCents }) => minCents <= maxCents, {
      path: ["maxCents"],
      message: "Das Höchste liegt unter dem Mindesten.",
    }),
  standard: STANDARD_FEE_RULE,
  fields: [
    {
      name: "ratePermille",
      kind: "percent",
      label: "Anteil",
      hint: "Vom Kostenanteil eines Platzes.",
    },
    { name: "minCents", kind: "euro", label: "Mindestens", hint: "Je Platz." },
    { name: "maxCents", kind: "euro", label: "Höchstens", hint: "Je Platz." },
  ],
}
