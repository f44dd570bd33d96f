import { expect, test } from "vitest"
import {
  formatCalculation,
  formatLimit,
  formatLoadRoom,
  formatLoadRoomCalculation,
  formatOverload,
  loadRoomSentences,
} from "./format-load.ts"
import type { LoadRoom } from "./load-room.ts"

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
  [{}, "Nächster Gast bis 80 kg", "Der nächste Gast kann mit Gepäck bis 80 kg wiegen."],
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
  expect(formatLoadRoom({ ...ROOM, ...part })).toBe(badge)
  expect(loadRoomSentences({ ...ROOM, ...part })).toBe(sentence)
})

test("the pilot reads how the load was calculated, and what is reserved for the checkout", () => {
  expect(formatCalculation(ROOM)).toBe(
    "Gerechnet mit 85 kg am Steuer, Kraftstoff für den Flug und 45 Minuten Reserve, in Schritten von 5 kg, mit allen Anfragen.",
  )
  expect(formatCalculation({ ...ROOM, isBalanceKnown: false, unnamedSeats: 2 })).toBe(
    "Gerechnet nach der Zuladung, in Schritten von 5 kg, mit allen Anfragen und je 45 kg für 2 Plätze an der Kasse.",
  )
})

test("next to the badge the pilot reads who may come along, or why a seat stays empty", () => {
  expect(formatLoadRoomCalculation({ ...ROOM, openSeats: 0 })).toBe(formatCalculation(ROOM))
  expect(formatLoadRoomCalculation(ROOM)).toContain("mit Gepäck bis 80 kg wiegen. Gerechnet")
  expect(formatLoadRoomCalculation({ ...ROOM, unusableSeats: 1, nextKg: 35 })).toContain(
    "1 Platz bleibt leer: Mehr als 35 kg gehen nicht mehr. Gerechnet",
  )
})

test("a guest who flies alone reads nothing of fewer people", () => {
  const alone = [{ weightKg: 38, luggageKg: 7 }]
  for (const kg of [0, 35, 40]) expect(formatOverload(alone, kg)).not.toContain("Personen")
  expect(formatOverload(alone, 40)).toBe(
    "Dieser Platz trägt höchstens 40 kg mit Gepäck. Mit weniger Gepäck passt es. Bezahlt ist nichts.",
  )
  expect(formatLimit(1, 35)).toBe("Dieser Platz trägt höchstens 35 kg mit Gepäck.")
  expect(formatOverload([...alone, ...alone], 140)).toBe(
    "Eure 2 Plätze tragen zusammen höchstens 140 kg mit Gepäck. Mit weniger Gepäck oder weniger Personen kann es gehen. Bezahlt ist nichts.",
  )
})
