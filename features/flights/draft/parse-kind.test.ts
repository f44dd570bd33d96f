import { expect, test } from "vitest"
import { answersOf, sentencesOf } from "#tests/support/draft-answers.ts"
import type { AnswersOf } from "./answers.ts"
import { parseKind } from "./parse-kind.ts"

type Kind = Partial<AnswersOf<"typ">>
const read = (kind: Kind) => parseKind(answersOf("typ", kind))

test("an outing is read with its time on the ground", () => {
  expect(read({ stay: "3:30", booking: "instant" }).value).toEqual({
    kind: "excursion",
    stayMinutes: 210,
    topics: ["inselflug"],
    isInstantBooking: true,
  })
})

test.each(["round_trip", "one_way"] as const)("a %s has no time on the ground", (kind) => {
  expect(read({ kind, stay: "nie" }).value).toMatchObject({ kind, stayMinutes: null })
})

const STAY = "Schreib Stunden und Minuten, zum Beispiel 3:30: von 15 Minuten bis zu einer Woche."

test.each<[string, Kind, Record<string, string>]>([
  ["no kind", { kind: "" }, { "typ.kind": "Wähl, was für ein Flug es wird." }],
  [
    "no way of booking",
    { booking: "" },
    { "typ.booking": "Wähl, ob du jede Anfrage selbst bestätigst." },
  ],
  ["no stay", { stay: "" }, { "typ.stay": "Wie lange bleibt ihr am Ziel?" }],
  ["14 minutes", { stay: "0:14" }, { "typ.stay": STAY }],
  ["more than a week", { stay: "168:01" }, { "typ.stay": STAY }],
  ["words", { stay: "lange" }, { "typ.stay": STAY }],
])("%s is refused with a sentence", (_, kind, problems) => {
  expect(sentencesOf(read(kind))).toEqual(problems)
})

test.each([
  ["0:15", 15],
  ["168:00", 10_080],
])("a stay of %s is read", (stay, minutes) => {
  expect(read({ stay }).value?.stayMinutes).toBe(minutes)
})
