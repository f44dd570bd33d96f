import { expect, test } from "vitest"
import type { LoadRoom } from "./load-room.ts"
import {
  limitInWords,
  overloadInWords,
  reckoningInWords,
  roomInSentences,
  roomInWords,
  roomWithReckoning,
} from "./load-words.ts"

const ROOM: LoadRoom = {
  doesFit: true,
  overKg: 0,
  openSeats: 1,
  unusableSeats: 0,
  nextKg: 80,
  unnamedSeats: 0,
  isBalanceKnown: true,
}

test.each([
  [{}, "Beladung passt, 80 kg frei", "Der nächste Gast kann mit Gepäck bis 80 kg wiegen."],
  [{ openSeats: 0 }, "Beladung passt", "Die Beladung passt."],
  [
    { unusableSeats: 1, nextKg: 35 },
    "Beladung passt",
    "1 Platz bleibt leer: Mehr als 35 kg gehen nicht mehr.",
  ],
  [
    { openSeats: 2, unusableSeats: 2, nextKg: 0 },
    "Beladung passt",
    "2 Plätze bleiben leer: Mehr trägt die Maschine nicht.",
  ],
  [{ doesFit: false, overKg: 12 }, "12 kg über der Zuladung", "12 kg zu viel."],
  [{ doesFit: false }, "Beladung passt nicht", "So passt die Beladung nicht."],
])("the pilot reads of %j what is left", (part, badge, sentence) => {
  expect(roomInWords({ ...ROOM, ...part })).toBe(badge)
  expect(roomInSentences({ ...ROOM, ...part })).toBe(sentence)
})

test("the pilot reads how it was reckoned, and what is kept for the checkout", () => {
  expect(reckoningInWords(ROOM)).toBe(
    "Gerechnet mit 85 kg am Steuer, Kraftstoff für den Flug und 45 Minuten Reserve, in Schritten von 5 kg, mit allen Anfragen.",
  )
  expect(reckoningInWords({ ...ROOM, isBalanceKnown: false, unnamedSeats: 2 })).toBe(
    "Gerechnet nach der Zuladung, in Schritten von 5 kg, mit allen Anfragen und je 45 kg für 2 Plätze an der Kasse.",
  )
})

test("beside the badge stands who may come along, or why a seat stays empty", () => {
  expect(roomWithReckoning({ ...ROOM, openSeats: 0 })).toBe(reckoningInWords(ROOM))
  expect(roomWithReckoning(ROOM)).toContain("mit Gepäck bis 80 kg wiegen. Gerechnet")
  expect(roomWithReckoning({ ...ROOM, unusableSeats: 1, nextKg: 35 })).toContain(
    "1 Platz bleibt leer: Mehr als 35 kg gehen nicht mehr. Gerechnet",
  )
})

test("a guest who flies alone reads nothing of fewer people", () => {
  const alone = [{ weightKg: 38, luggageKg: 7 }]
  for (const kg of [0, 35, 40]) expect(overloadInWords(alone, kg)).not.toContain("Personen")
  expect(overloadInWords(alone, 40)).toBe(
    "Dieser Platz trägt höchstens 40 kg mit Gepäck. Mit weniger Gepäck passt es. Bezahlt ist nichts.",
  )
  expect(limitInWords(1, 35)).toBe("Dieser Platz trägt höchstens 35 kg mit Gepäck.")
  expect(overloadInWords([...alone, ...alone], 140)).toBe(
    "Eure 2 Plätze tragen zusammen höchstens 140 kg mit Gepäck. Mit weniger Gepäck oder weniger Personen kann es gehen. Bezahlt ist nichts.",
  )
})
