import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { formatAccountEvent } from "#features/users/core/account-events.ts"
import { ENTITY_LABELS } from "./entity-labels.ts"
import {
  EVENT_LABELS,
  formatEntityReason,
  formatEntityStatus,
  formatEventKind,
} from "./event-labels.ts"

const ROOMS = ["features", "platform", "server", "db/seed/factories", "db/seed/world"]

/** The endings of the kinds that the code composes of two parts. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  approval: ["executed", "declined", "withdrawn", "expired", "failed"],
  document: ["verified", "rejected"],
  flight: ["published", "returned", "submitted", "cancelled", "expired", "blocked"],
  payout: ["ordered", "paid", "held", "failed"],
  transfer: ["done", "failed", "reversed"],
  payment: ["authorised", "captured", "voided", "failed", "partially_refunded", "refunded"],
}

const sources = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(room, file), "utf8")),
).filter((source) => /recordEvent\(|moveBooking\(|eventsTable|event: "/.test(source))

const entities = Object.keys(ENTITY_LABELS).join("|")
const literal = new RegExp(`"((?:${entities})\\.[a-z_]+)"`, "g")
const recorded = /(?:kind|event): (?:[^\n]*\? )?"([a-z]+)\.[a-z_]+"/g
const template = /kind: `([a-z]+)\.\$\{/g

const found = (pattern: RegExp) =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? "")))

test("every event that the code records is said in plain words", () => {
  const kinds = found(literal)
  expect(kinds.size).toBeGreaterThan(60)
  expect([...kinds].filter((kind) => !(kind in EVENT_LABELS))).toEqual([])
})

test("so is every one that is put together of two parts", () => {
  const prefixes = [...found(template)]
  expect(prefixes.toSorted()).toEqual(Object.keys(PUT_TOGETHER).toSorted())
  const kinds = prefixes.flatMap((prefix) => PUT_TOGETHER[prefix]?.map((end) => `${prefix}.${end}`))
  expect(kinds.filter((kind) => !kind || !(kind in EVENT_LABELS))).toEqual([])
})

test("what happens to an account is in its own history, too", () => {
  const ofAccounts = Object.keys(EVENT_LABELS).filter((kind) => kind.startsWith("user."))
  expect(ofAccounts.filter((kind) => formatAccountEvent(kind) === kind)).toEqual([])
})

test("every thing that something happens to has a name", () => {
  const named = [...found(recorded), ...Object.keys(EVENT_LABELS).map((kind) => kind.split(".")[0])]
  expect([...new Set(named)].filter((entity) => !entity || !(entity in ENTITY_LABELS))).toEqual([])
})

test("an event without a label is shown as it is, and nothing as nothing", () => {
  expect(formatEventKind("moon.landed")).toBe("moon.landed")
  expect(formatEntityStatus("flight", "in_review")).toBe("in Prüfung")
  expect(formatEntityStatus("payout", "ordered")).toBe("beauftragt")
  expect(formatEntityStatus("transfer", "done")).toBe("ausgeführt")
  expect(formatEntityStatus("flight", "melted")).toBe("melted")
  expect(formatEntityStatus("moon", null)).toBeNull()
  expect(formatEntityReason("document", "unreadable")).toBe("Auf dem Bild ist nicht alles zu lesen")
  expect(formatEntityReason("booking", "48 h")).toBe("48 h")
})

test("the reasons of settlements and refunds are no internal names", () => {
  expect(formatEntityReason("booking", "released")).toBe("nach Einwand erstattet")
  expect(formatEntityReason("flight", "never-settled")).toBe("nie abgerechnet")
  expect(formatEntityReason("payment", "price_cut")).not.toBe("price_cut")
})
