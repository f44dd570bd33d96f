import { afterAll, expect, test } from "vitest"
import { setClockSource } from "#platform/clock.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { PLANE_INPUT } from "#tests/support/plane-input.ts"
import { type PlaneInput, planeSchema } from "./plane-schema.ts"
import { PLANE_TYPES } from "./plane-types.ts"

const restore = setClockSource(() => new Date("2026-12-31T23:30:00Z"))
afterAll(restore)

const BALANCE = {
  ...structuredClone(PLANE_TYPES.c172p.balance),
  emptyKg: 680,
  emptyArm: 1,
} as NonNullable<PlaneInput["balance"]>

const PLANE: PlaneInput = { ...PLANE_INPUT, typeKey: null, icaoType: "", balance: BALANCE }

/** The sentences of a refusal, each with its field. */
function faultsOf(changes: Record<string, unknown>): string[] {
  const result = planeSchema.safeParse(
    { ...PLANE, ...changes },
    { error: validationMessages("de") },
  )
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`)
}

const balance = (changes: object) => ({ balance: { ...BALANCE, ...changes } })
const corners = (...pairs: [arm: number, kg: number][]) =>
  balance({ envelope: pairs.map(([arm, kg]) => ({ arm, kg })) })

test.each<[string, Record<string, unknown>]>([
  ["as it is", {}],
  [
    "without rate, fuel flow and balance",
    { hourlyRateCents: null, fuelLitresPerHour: null, balance: null },
  ],
  ["of a sole owner without a rate", { ownership: "own", hourlyRateCents: null }],
  ["of the year that has begun at home", { year: 2027 }],
  ["with all the room between empty and full", { payloadKg: 408 }],
  ["with nineteen passengers", { seats: 20 }],
  ["that is a microlight of two seats", { category: "UL", seats: 2 }],
])("an aircraft %s is taken", (_, changes) => {
  expect(faultsOf(changes)).toEqual([])
})

test.each<[string, Record<string, unknown>, string]>([
  ["no registration", { registration: " " }, "registration: Bitte gib das Kennzeichen an."],
  [
    "what is no registration",
    { registration: "DE-KBW" },
    "registration: Das ist kein Kennzeichen. So sieht eins aus: D-EKBW, D-1234, OE-KMG.",
  ],
  ["a year to come", { year: 2028 }, "year: Dieses Baujahr liegt in der Zukunft."],
  ["a year before aeroplanes", { year: 1900 }, "year: Frühestens 1930."],
  ["one seat", { seats: 1 }, "seats: Mindestens 2 Sitze, sonst kann niemand mitfliegen."],
  [
    "three seats in a microlight",
    { category: "UL", seats: 3 },
    "seats: Höchstens 2 Sitze. Mehr darf diese Klasse nicht haben.",
  ],
  ["21 seats", { seats: 21 }, "seats: Höchstens 20 Sitze. Mehr darf diese Klasse nicht haben."],
  [
    "a sole owner's rate",
    { ownership: "own" },
    "hourlyRateCents: Gehört es dir allein, gibt es keinen Stundensatz zu teilen, nur Kraftstoff und Gebühren. Lass das Feld leer.",
  ],
  ["a payload below nothing", { payloadKg: -5 }, "payloadKg: Eine Zuladung ist größer als 0 kg."],
  [
    "more payload than there is room",
    { payloadKg: 409 },
    "payloadKg: Zwischen Leermasse und Höchstmasse liegen nur 408 kg.",
  ],
  ["a text for a number", { payloadKg: "viel" }, "payloadKg: Trag ganze Kilogramm ein."],
  [
    "a negative empty mass",
    balance({ emptyKg: -680 }),
    "balance.emptyKg: Eine Masse ist nie negativ.",
  ],
  [
    "an aircraft that is full when empty",
    { ...balance({ emptyKg: 1088 }), payloadKg: 1 },
    "balance.emptyKg: Leer muss es leichter sein als beim Start.",
  ],
  [
    "a landing heavier than the take-off",
    balance({ maxLandingKg: 1100 }),
    "balance.maxLandingKg: Landen darf es nicht schwerer als starten.",
  ],
  [
    "a negative limit of a station",
    balance({ stations: [{ name: "Vorn", arm: 1, maxKg: -1 }] }),
    "balance.stations.0.maxKg: Eine Masse ist nie negativ.",
  ],
  [
    "an envelope of two corners",
    corners([1, 500], [1.2, 900]),
    "balance.envelope: Der Bereich braucht mindestens 3 verschiedene Punkte.",
  ],
  [
    "an envelope of one corner three times",
    corners([1, 500], [1, 500], [1, 500]),
    "balance.envelope: Der Bereich braucht mindestens 3 verschiedene Punkte.",
  ],
  [
    "an envelope that crosses itself",
    corners([1, 500], [1.2, 900], [1.2, 500], [1, 900]),
    "balance.envelope: Die Linie kreuzt sich. Trag die Punkte so ein, wie man einmal um den Bereich herumgeht.",
  ],
  [
    "an envelope without an inside",
    corners([1, 500], [1.1, 600], [1.2, 700]),
    "balance.envelope: Diese Punkte liegen auf einer Linie. So entsteht kein Bereich.",
  ],
])("%s is refused at its field", (_, changes, fault) => {
  expect(faultsOf(changes)).toEqual([fault])
})
