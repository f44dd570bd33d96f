import { expect, test } from "vitest"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { hours } from "#platform/duration.ts"
import { pilotStep } from "./pilot-step.ts"

const NOW = new Date("2026-12-05T10:00:00Z")
const flight = {
  id: 7,
  status: "published" as const,
  departsAt: new Date(NOW.getTime() + hours(48)),
  timeZone: "Europe/Berlin",
  go: null,
  requests: 0,
  guests: 2,
  toReview: 0,
}

const STATUSES: readonly FlightStatus[] = [
  "draft",
  "in_review",
  "published",
  "paused",
  "under_way",
  "settlement_due",
  "settlement_submitted",
  "closed",
  "cancelled",
  "expired",
  "blocked",
]

test("requests come before everything else", () => {
  expect(pilotStep({ ...flight, requests: 1 }, NOW)).toMatchObject({
    title: "Eine Anfrage wartet",
    action: { href: "#anfragen" },
  })
  expect(pilotStep({ ...flight, requests: 3 }, NOW).title).toBe("3 Anfragen warten")
})

test("with guests on board the decision comes first, and then that it flies", () => {
  expect(pilotStep({ ...flight, go: { kind: "open" } }, NOW).title).toBe("Fliegt ihr?")
  expect(pilotStep({ ...flight, go: { kind: "overdue" } }, NOW).title).toBe("Fliegt ihr?")
  const go = { kind: "go", decidedAt: NOW.toISOString() } as const
  expect(pilotStep({ ...flight, go }, NOW).title).toBe("Ihr fliegt")
  expect(pilotStep({ ...flight, guests: 0, go: { kind: "open" } }, NOW).title).toBe(
    "Noch fliegt niemand mit",
  )
})

test("a flight ahead says who comes along, and until when it can be booked", () => {
  expect(pilotStep(flight, NOW)).toEqual({
    title: "2 Gäste fliegen mit",
    text: "Gebucht werden kann bis Mo., 7. Dezember 2026, 08:00 Uhr.",
  })
  expect(pilotStep({ ...flight, guests: 0 }, NOW).title).toBe("Noch fliegt niemand mit")
  const soon = { ...flight, departsAt: new Date(NOW.getTime() + hours(2)) }
  expect(pilotStep(soon, NOW).text).toBe("Die Buchung ist geschlossen.")
  expect(pilotStep({ ...flight, departsAt: NOW }, NOW).title).toBe("Der Flug läuft")
})

test("after the landing it leads to the settlement", () => {
  expect(pilotStep({ ...flight, status: "settlement_due" }, NOW).action?.href).toBe(
    "/de/cockpit/flug/7/abrechnung/kosten",
  )
  expect(pilotStep({ ...flight, status: "closed", guests: 0 }, NOW).action).toBeUndefined()
})

test("once it is settled or nothing else is to do, guests are reviewed", () => {
  const landed = { ...flight, toReview: 2 }
  expect(pilotStep({ ...landed, status: "settlement_due" }, NOW).title).toBe("Rechne den Flug ab")
  expect(pilotStep({ ...landed, status: "closed" }, NOW)).toMatchObject({
    title: "Wie waren deine Gäste?",
    action: { label: "Bewerten", href: "/de/cockpit/flug/7/bewertung" },
  })
  expect(pilotStep({ ...landed, toReview: 1, status: "closed" }, NOW).title).toBe(
    "Wie war dein Gast?",
  )
})

test("every status has a step with a title and a sentence", () => {
  for (const status of STATUSES) {
    const { title, text } = pilotStep({ ...flight, status }, NOW)
    expect(title, status).not.toBe("")
    expect(text, status).toMatch(/\.$/)
  }
})
