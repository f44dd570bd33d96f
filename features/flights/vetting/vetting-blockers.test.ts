import { expect, test } from "vitest"
import { publishBlockers } from "./vetting-blockers.ts"

const NOW = new Date("2026-11-22T09:00:00Z")
const FIT = { rules: [{ title: "Medical", state: "ok" as const }] }

const dated = (departsAt: string) => ({
  status: "in_review" as const,
  schedule: "fixed" as const,
  timeZone: "Europe/Berlin",
  departsAt: new Date(departsAt),
  windowTo: null,
})

const NEAR = "Bis zum Start sind es keine 6 Stunden mehr."
const FAR = "Der Start liegt mehr als 365 Tage in der Zukunft."

test.each([
  ["2026-11-22T15:00:00Z", []],
  ["2026-11-22T14:59:59Z", [NEAR]],
  ["2026-11-21T15:00:00Z", [NEAR]],
  ["2027-11-22T22:00:00Z", []],
  ["2027-11-22T23:30:00Z", [FAR]],
])("a flight that starts at %s meets %j", (departsAt, hindrances) => {
  expect(publishBlockers(dated(departsAt), FIT, NOW)).toEqual(hindrances)
})

test.each([
  ["2026-11-22", []],
  ["2026-11-21", ["Der Zeitraum dieses Angebots ist vorbei."]],
])("an offer whose window ends on %s meets %j", (windowTo, hindrances) => {
  const offer = {
    ...dated("2026-12-05T10:00:00Z"),
    schedule: "flexible" as const,
    departsAt: null,
    windowTo,
  }
  expect(publishBlockers(offer, FIT, NOW)).toEqual(hindrances)
})

test("a warning of Flugfit is no hindrance, blockers are, each by its name", () => {
  const flight = dated("2026-12-05T10:00:00Z")
  const rules = [
    { title: "Medical", state: "blocker" as const },
    { title: "Versicherung", state: "warning" as const },
    { title: "Lizenz", state: "blocker" as const },
  ]
  expect(publishBlockers(flight, { rules: rules.slice(1, 2) }, NOW)).toEqual([])
  expect(publishBlockers(flight, { rules }, NOW)).toEqual([
    "Nicht flugfit an diesem Tag: Medical, Lizenz.",
  ])
})

test.each(["draft", "published", "blocked", "cancelled"] as const)(
  "a flight that is %s does not wait",
  (status) => {
    const flight = { ...dated("2026-12-05T10:00:00Z"), status }
    expect(publishBlockers(flight, FIT, NOW)).toEqual([
      "Dieser Flug wartet nicht mehr auf eine Prüfung.",
    ])
  },
)
