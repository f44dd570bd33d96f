import { expect, test } from "vitest"
import {
  canGiveGoodwill,
  goodwillNeedsSecondPerson,
  refuseGoodwill,
  sayGoodwill,
} from "./goodwill.ts"

const ROOM = { givenCents: 0, cardCents: 6_875, hasAccount: true }

test("up to 500 euros for a booking somebody gives alone, a cent more needs a second person", () => {
  expect(goodwillNeedsSecondPerson(50_000)).toBe(false)
  expect(goodwillNeedsSecondPerson(50_001)).toBe(true)
  const said = (amountCents: number) =>
    sayGoodwill({ amountCents, way: "credit", givenCents: 0 }).join(" ")
  expect(said(50_000)).not.toContain("zweite Person")
  expect(said(50_001)).toContain("Eine zweite Person muss es freigeben.")
})

test("what was given before counts, so that nobody splits it", () => {
  const said = (amountCents: number) =>
    sayGoodwill({ amountCents, way: "credit", givenCents: 49_000 }).join(" ")
  expect(said(1_000)).not.toContain("zweite Person")
  expect(said(1_001)).toContain("Eine zweite Person muss es freigeben.")
})

test("all together is at most a thousand euros", () => {
  const refused = refuseGoodwill(
    { amountCents: 60_000, way: "credit" },
    { ...ROOM, givenCents: 45_000 },
  )
  expect(refused?.sentence.replaceAll("\u00a0", " ")).toContain("jetzt also noch 550,00 €")
})

test("a card takes no more than it has paid and may not get back otherwise; credit needs an account", () => {
  expect(refuseGoodwill({ amountCents: 6_875, way: "card" }, ROOM)).toBeUndefined()
  expect(refuseGoodwill({ amountCents: 6_876, way: "card" }, ROOM)?.field).toBe("way")
  const gone = { ...ROOM, hasAccount: false }
  expect(refuseGoodwill({ amountCents: 100, way: "credit" }, gone)?.field).toBe("way")
  expect(refuseGoodwill({ amountCents: 100, way: "card" }, gone)).toBeUndefined()
})

test("what was never ordered, or has nobody who could be given anything, has no goodwill", () => {
  expect(canGiveGoodwill("settled", ROOM)).toBe(true)
  expect(canGiveGoodwill("declined", ROOM)).toBe(true)
  expect(canGiveGoodwill("lapsed", ROOM)).toBe(false)
  expect(canGiveGoodwill("settled", { ...ROOM, givenCents: 100_000 })).toBe(false)
  expect(canGiveGoodwill("settled", { givenCents: 0, cardCents: 0, hasAccount: false })).toBe(false)
})

test("before the click it is said where it comes from and where it goes", () => {
  const sentences = sayGoodwill({ amountCents: 2_000, way: "credit", givenCents: 0 }).join(" ")
  expect(sentences.replaceAll("\u00a0", " ")).toContain("20,00 € liegen sofort als Guthaben")
  expect(sentences).toContain("Kulanz")
})
