import { z } from "zod"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { formatEuro } from "#platform/money.ts"
import { line } from "#platform/text-input.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type EnvelopeFault, envelopeFault } from "./envelope.ts"
import { MAX_ENVELOPE_POINTS, MAX_STATIONS } from "./mass-and-balance.ts"
import {
  GEARS,
  LIVERIES,
  maxSeats,
  mayShareHourlyRate,
  PLANE_CATEGORIES,
  PLANE_OWNERSHIPS,
  WINGS,
} from "./plane.ts"
import { PLANE_TYPE_KEYS } from "./plane-types.ts"
import { canonicalRegistration } from "./registration.ts"

/*
 * What a pilot says of an aircraft, for the form and the API alike. Masses in kg, arms in metres
 * behind the datum.
 */

const FIRST_YEAR = 1930
const HIGHEST_KG = 5_700
const HIGHEST_RATE_CENTS = 500_000

const NUMBER = "Trag eine Zahl ein."
const NEGATIVE = "Eine Masse ist nie negativ."

const kg = () => z.number(NUMBER).min(0, NEGATIVE).max(HIGHEST_KG, `Höchstens ${HIGHEST_KG} kg.`)
const heavyKg = () => kg().refine((mass) => mass < 0 || mass >= 1, "Trag die Masse in kg ein.")
const arm = () =>
  z.number(NUMBER).min(-10, "In Metern, mindestens −10.").max(20, "In Metern, höchstens 20.")

const ENVELOPE_FAULTS: Record<EnvelopeFault, string> = {
  "too-few-points": "Der Bereich braucht mindestens 3 verschiedene Punkte.",
  "no-area": "Diese Punkte liegen auf einer Linie. So entsteht kein Bereich.",
  "crosses-itself":
    "Die Linie kreuzt sich. Trag die Punkte so ein, wie man einmal um den Bereich herumgeht.",
}

const balanceSchema = z
  .object({
    emptyKg: heavyKg(),
    emptyArm: arm(),
    maxTakeoffKg: heavyKg(),
    maxLandingKg: heavyKg().nullable(),
    stations: z
      .array(
        z.object({
          name: line(40).min(1, "Gib dem Platz einen Namen."),
          arm: arm(),
          maxKg: kg().nullable(),
        }),
      )
      .min(1, "Mindestens ein Platz, der beladen wird.")
      .max(MAX_STATIONS, `Höchstens ${MAX_STATIONS} Plätze.`),
    fuel: z.object({
      arm: arm(),
      litres: z.number(NUMBER).min(0, "Trag die ausfliegbaren Liter ein.").max(2_000),
      density: z
        .number(NUMBER)
        .min(0.6, "Kraftstoff wiegt mindestens 0,6 kg je Liter.")
        .max(0.9, "Kraftstoff wiegt höchstens 0,9 kg je Liter."),
    }),
    envelope: z
      .array(z.object({ arm: arm(), kg: kg() }))
      .min(3, ENVELOPE_FAULTS["too-few-points"])
      .max(MAX_ENVELOPE_POINTS, `Höchstens ${MAX_ENVELOPE_POINTS} Punkte.`),
  })
  .superRefine((balance, context) => {
    const fault = envelopeFault(balance.envelope)
    if (balance.envelope.length >= 3) refuse(context, "envelope", fault && ENVELOPE_FAULTS[fault])
    refuse(
      context,
      "emptyKg",
      balance.emptyKg >= balance.maxTakeoffKg && "Leer muss es leichter sein als beim Start.",
    )
    refuse(
      context,
      "maxLandingKg",
      (balance.maxLandingKg ?? 0) > balance.maxTakeoffKg &&
        "Landen darf es nicht schwerer als starten.",
    )
  })

export const planeSchema = z
  .object({
    typeKey: z.enum(PLANE_TYPE_KEYS).nullable(),
    model: line(60).min(1, "Bitte gib das Muster an."),
    icaoType: line(4)
      .toUpperCase()
      .regex(/^(?:[A-Z0-9]{2,4})?$/, "Zwei bis vier Buchstaben oder Ziffern, etwa C172."),
    registration: line(20)
      .min(1, "Bitte gib das Kennzeichen an.")
      .transform((text, context) => {
        const registration = canonicalRegistration(text)
        if (registration) return registration
        context.addIssue({
          code: "custom",
          message: "Das ist kein Kennzeichen. So sieht eins aus: D-EKBW, D-1234, OE-KMG.",
        })
        return z.NEVER
      }),
    category: z.enum(PLANE_CATEGORIES, "Bitte wähle die Klasse."),
    wing: z.enum(WINGS, "Bitte wähle, wo die Flügel sind."),
    gear: z.enum(GEARS, "Bitte wähle, ob das Fahrwerk fest ist.").default("fixed"),
    /** Null: nobody has said it, and the light of the picture chooses. */
    livery: z.enum(LIVERIES).nullable().default(null),
    year: z
      .int("Trag das Baujahr mit vier Ziffern ein.")
      .min(FIRST_YEAR, `Frühestens ${FIRST_YEAR}.`)
      .refine((year) => year <= thisYear(), "Dieses Baujahr liegt in der Zukunft."),
    seats: z
      .int("Trag eine ganze Zahl ein.")
      .min(2, "Mindestens 2 Sitze, sonst kann niemand mitfliegen."),
    ownership: z.enum(PLANE_OWNERSHIPS, "Bitte wähle, wem das Flugzeug gehört."),
    hourlyRateCents: z
      .int("Trag einen Betrag ein.")
      .positive("Trag einen Betrag über 0,00 € ein, oder lass das Feld leer.")
      .max(HIGHEST_RATE_CENTS, `Höchstens ${formatEuro(HIGHEST_RATE_CENTS)}.`)
      .nullable(),
    /** The rate holds the fuel. */
    isRateWet: z.boolean(),
    fuelLitresPerHour: z
      .number(NUMBER)
      .positive("Trag einen Verbrauch über 0 ein, oder lass das Feld leer.")
      .max(500, "Höchstens 500 Liter je Stunde.")
      .nullable(),
    cruiseKnots: z.int("Trag ganze Knoten ein.").min(30, "Mindestens 30 Knoten.").max(400),
    /** For guests and luggage, with pilot and fuel on board. */
    payloadKg: z
      .int("Trag ganze Kilogramm ein.")
      .positive("Eine Zuladung ist größer als 0 kg.")
      .max(2_000, "Höchstens 2000 kg."),
    balance: balanceSchema.nullable(),
  })
  .superRefine((plane, context) => {
    const most = maxSeats(plane.category)
    refuse(
      context,
      "seats",
      plane.seats > most && `Höchstens ${most} Sitze. Mehr darf diese Klasse nicht haben.`,
    )
    refuse(
      context,
      "hourlyRateCents",
      plane.hourlyRateCents !== null &&
        !mayShareHourlyRate(plane.ownership) &&
        "Gehört es dir allein, gibt es keinen Stundensatz zu teilen, nur Kraftstoff und Gebühren. Lass das Feld leer.",
    )
    const room = plane.balance && plane.balance.maxTakeoffKg - plane.balance.emptyKg
    refuse(
      context,
      "payloadKg",
      room !== null &&
        room > 0 &&
        plane.payloadKg > room &&
        `Zwischen Leermasse und Höchstmasse liegen nur ${Math.floor(room)} kg.`,
    )
  })

export type PlaneInput = z.input<typeof planeSchema>
export type PlaneDetails = z.output<typeof planeSchema>

function refuse(context: z.RefinementCtx, property: string, sentence: string | false | undefined) {
  if (sentence) context.addIssue({ code: "custom", path: [property], message: sentence })
}

function thisYear(): number {
  return Number(isoDay(clock.now(), HOME_ZONE).slice(0, 4))
}
