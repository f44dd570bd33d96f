import { afterEach, beforeEach, expect, test } from "vitest"
import { setClockSource } from "#platform/clock.ts"
import {
  findSavedOrder,
  removeSavedOrder,
  removeSavedOrders,
  type SavedOrder,
  saveOrder,
} from "./saved-order.ts"

/** As browsers have it: what is kept are the properties of the object. */
function tabStorage() {
  const methods: Partial<Storage> = {
    getItem: (name) => (kept[name] as string | undefined) ?? null,
    setItem(name, value) {
      kept[name] = value
    },
    removeItem(name) {
      delete kept[name]
    },
  }
  const kept: Record<string, unknown> = Object.create(methods)
  return kept
}

const ORDER: SavedOrder = {
  entries: {
    people: [{ name: "Lena", weightKg: "64,5", luggageKg: "", isMinor: false, guardianName: "" }],
    hasConsent: false,
    hasGuardianConsent: false,
    message: "Moin",
    usesCredit: false,
  },
  login: { email: "lena@example.org", isSent: true },
}

const START = new Date("2026-06-01T09:00:00Z")
const at = (seconds: number) => setClockSource(() => new Date(START.getTime() + seconds * 1000))
let restore = () => {}

beforeEach(() => {
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: tabStorage() })
  restore = at(0)
})

afterEach(() => {
  restore()
  Reflect.deleteProperty(globalThis, "sessionStorage")
})

test("what is typed at a checkout is found again as it was, for this checkout alone", () => {
  saveOrder("one", ORDER, 900)
  expect(findSavedOrder("one")).toEqual(ORDER)
  expect(findSavedOrder("another")).toBeUndefined()
})

test("after the hold expires the order is gone, even if the checkout is never opened again", () => {
  saveOrder("one", ORDER, 900)
  saveOrder("another", ORDER, 1200)
  at(901)
  expect(findSavedOrder("another")).toEqual(ORDER)
  expect(Object.keys(sessionStorage)).toEqual([expect.stringContaining("another")])
})

test("an order, and a sign-out, leave nothing behind", () => {
  sessionStorage.setItem("somebody-else", "stays")
  saveOrder("one", ORDER, 900)
  saveOrder("another", ORDER, 900)
  removeSavedOrder("one")
  expect([findSavedOrder("one"), findSavedOrder("another")]).toEqual([undefined, ORDER])
  removeSavedOrders()
  expect(Object.keys(sessionStorage)).toEqual(["somebody-else"])
})

test("an order stored by another version of the page, and a tab without storage, give no order", () => {
  saveOrder("one", { entries: { people: "Lena" } } as unknown as SavedOrder, 900)
  expect(findSavedOrder("one")).toBeUndefined()
  Reflect.deleteProperty(globalThis, "sessionStorage")
  saveOrder("one", ORDER, 900)
  expect(findSavedOrder("one")).toBeUndefined()
  removeSavedOrders()
})
