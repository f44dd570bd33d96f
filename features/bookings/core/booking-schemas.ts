import { z } from "zod"
import { isRealDay } from "#platform/days.ts"
import { rowId } from "#platform/id-input.ts"
import { line, lines } from "#platform/text-input.ts"

export const checkoutSchema = z.object({
  flightId: rowId,
  seats: z
    .number({ error: "Wähle, wie viele mitfliegen." })
    .int("Wähle, wie viele mitfliegen.")
    .min(1, "Wähle mindestens einen Platz.")
    .max(5, "Mehr als fünf Mitfliegende sind bei geteilten Kosten nicht erlaubt."),
  shownTotalCents: z.int().positive(),
})

export const namedStartSchema = z.object({
  day: line(10, "Wähle einen Tag.").refine(isRealDay, "Wähle einen Tag."),
  time: line(5, "Wähle eine Uhrzeit.").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Wähle eine Uhrzeit."),
})

/** The same of an offer without a date, with the start that somebody would like. */
export const proposalSchema = checkoutSchema.extend(namedStartSchema.shape)

/** More or fewer seats, while they are held. */
export const heldSeatsSchema = checkoutSchema.pick({ seats: true })

/** How many more come along, and the price of a seat that the page showed. */
export const moreSeatsSchema = checkoutSchema.pick({ seats: true, shownTotalCents: true })

/** Another payment of what is due: what the page showed of it, and what of that vouchers pay. */
export const payAgainSchema = checkoutSchema
  .pick({ shownTotalCents: true })
  .extend({ creditCents: z.int().min(0) })

/** For how many seats of a full flight somebody waits. */
export const waitlistSchema = checkoutSchema.pick({ seats: true })

/**
 * Who stays at home, by their places in the booking, and what the page showed as going back. A place is
 * never given twice, so that its numbers may grow beyond the seats.
 */
export const givenUpSeatsSchema = z.object({
  stayHome: z
    .array(z.int().min(1).max(1000))
    .min(1, "Wähle, wer zu Hause bleibt.")
    .max(5)
    .refine((places) => new Set(places).size === places.length, "Jede Person zählt nur einmal."),
  shownRefundCents: z.int().nonnegative(),
})

/** The change that a guest has before their eyes: a newer one is not agreed to. */
export const seenChangeSchema = z.object({ changeId: rowId })

export const personSchema = z.object({
  name: line(80).min(2, "Bitte gib Vor- und Nachnamen an."),
  weightKg: z
    .number({ error: "Bitte gib das Gewicht in kg an." })
    .int("Bitte ganze Kilogramm.")
    .min(5, "Das ist zu leicht. Bitte in kg, mit Kleidung.")
    .max(250, "Das ist zu schwer für diese Flugzeuge. Bitte in kg."),
  luggageKg: z
    .number({ error: "Bitte gib das Gepäck in kg an." })
    .int("Bitte ganze Kilogramm.")
    .min(0, "Weniger als nichts geht nicht.")
    .max(30, "Höchstens 30 kg.")
    // left empty, nothing comes along
    .default(0),
  isMinor: z.boolean(),
  /** Of a minor: who has the care of them and consents. */
  guardianName: line(80).optional(),
})
export type Person = z.output<typeof personSchema>

function isOrderShaped(value: unknown): value is { people: Person[]; hasGuardianConsent: boolean } {
  return (
    typeof value === "object" &&
    value !== null &&
    "people" in value &&
    Array.isArray(value.people) &&
    value.people.every(isPersonShaped)
  )
}

function isPersonShaped(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  const guardianName = "guardianName" in value ? value.guardianName : undefined
  return guardianName === undefined || typeof guardianName === "string"
}

export const orderSchema = z
  .object({
    people: z.array(personSchema).min(1).max(5),
    hasConsent: z.literal(true, {
      error: "Ohne dieses Einverständnis dürfen wir die Gewichte nicht verarbeiten.",
    }),
    hasGuardianConsent: z.boolean(),
    message: lines(1000),
    shownTotalCents: z.int().positive(),
    /** What of it the person saw as paid by their vouchers. */
    creditCents: z.int().min(0).optional(),
  })
  .refine((order) => order.hasGuardianConsent || !order.people.some((person) => person.isMinor), {
    path: ["hasGuardianConsent"],
    // said together with everything else that is missing
    when: ({ value }) => isOrderShaped(value),
    error: "Für Minderjährige brauchen wir das Einverständnis der Sorgeberechtigten.",
  })
  .superRefine(
    (order, context) => {
      for (const [index, { isMinor, guardianName = "" }] of order.people.entries()) {
        if (!isMinor || guardianName.length >= 2) continue
        const message = "Wer ist sorgeberechtigt? Bitte Vor- und Nachname."
        context.addIssue({ code: "custom", path: ["people", index, "guardianName"], message })
      }
    },
    { when: ({ value }) => isOrderShaped(value) },
  )
export type Order = z.output<typeof orderSchema>
