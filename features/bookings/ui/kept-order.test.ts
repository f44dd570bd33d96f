import { afterEach, beforeEach, expect, test } from "vitest"
import { setClockSource } from "#platform/clock.ts"
import {
  findKeptOrder,
  forgetKeptOrder,
  forgetKeptOrders,
  type KeptOrder,
  keepOrder,
} from "./kept-order.ts"

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

const ORDER: KeptOrder = {
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
  keepOrder("one", ORDER, 900)
  expect(findKeptOrder("one")).toEqual(ORDER)
  expect(findKeptOrder("another")).toBeUndefined()
})

test("with the end of the hold it is gone, also where nobody comes back to that checkout", () => {
  keepOrder("one", ORDER, 900)
  keepOrder("another", ORDER, 1200)
  at(901)
  expect(findKeptOrder("another")).toEqual(ORDER)
  expect(Object.keys(sessionStorage)).toEqual([expect.stringContaining("another")])
})

test("an order, and a sign-out, leave nothing behind", () => {
  sessionStorage.setItem("somebody-else", "stays")
  keepOrder("one", ORDER, 900)
  keepOrder("another", ORDER, 900)
  forgetKeptOrder("one")
  expect([findKeptOrder("one"), findKeptOrder("another")]).toEqual([undefined, ORDER])
  forgetKeptOrders()
  expect(Object.keys(sessionStorage)).toEqual(["somebody-else"])
})

test("what another edition of the page has kept, and a tab that keeps nothing, are no order", () => {
  keepOrder("one", { entries: { people: "Lena" } } as unknown as KeptOrder, 900)
  expect(findKeptOrder("one")).toBeUndefined()
  Reflect.deleteProperty(globalThis, "sessionStorage")
  keepOrder("one", ORDER, 900)
  expect(findKeptOrder("one")).toBeUndefined()
  forgetKeptOrders()
})
