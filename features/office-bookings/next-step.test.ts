import { expect, test } from "vitest"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { type NextStepFacts, nextStepOfBooking } from "./next-step.ts"

const at = (text: string) => new Date(text)
const NOW = at("2026-12-01T10:00:00Z")

const FACTS: NextStepFacts = {
  booking: {
    status: "confirmed",
    holdUntil: at("2026-12-01T10:15:00Z"),
    respondBy: at("2026-12-02T10:00:00Z"),
    counterDepartsAt: null,
    paymentDueBy: at("2026-12-02T11:00:00Z"),
    rebookBy: at("2026-12-04T10:00:00Z"),
  },
  flight: {
    status: "published",
    departsAt: at("2026-12-05T10:00:00Z"),
    expectedDepartsAt: null,
    arrivesAt: at("2026-12-05T11:00:00Z"),
  },
  changeAnswerBy: null,
  objectionsUntil: null,
  objection: null,
  payout: null,
  waitingCents: 0,
}

const next = (status: BookingStatus, facts: Partial<NextStepFacts> = {}) =>
  nextStepOfBooking({ ...FACTS, ...facts, booking: { ...FACTS.booking, status } }, NOW)

test.each<[BookingStatus, string, string]>([
  ["held", "Gast bestellt", "2026-12-01T10:15:00.000Z"],
  ["requested", "Pilot:in antwortet", "2026-12-02T10:00:00.000Z"],
  ["payment_due", "Gast zahlt", "2026-12-02T11:00:00.000Z"],
  ["rebooking_offered", "Gast wählt neuen Termin", "2026-12-04T10:00:00.000Z"],
  ["confirmed", "Start", "2026-12-05T10:00:00.000Z"],
])("a %s booking waits for: %s", (status, label, deadline) => {
  expect(next(status).deadline).toEqual({ label, at: deadline })
})

test("before the flight a change that nobody has agreed to comes first, then the flight itself", () => {
  const changeAnswerBy = at("2026-12-03T10:00:00Z")
  expect(next("confirmed", { changeAnswerBy }).deadline?.label).toBe("Gast stimmt zu")
  const flight = { ...FACTS.flight, expectedDepartsAt: at("2026-12-05T12:00:00Z") }
  expect(next("confirmed", { flight }).deadline?.at).toBe("2026-12-05T12:00:00.000Z")
  const landed = { ...FACTS.flight, status: "settlement_due" as const }
  expect(next("confirmed", { flight: landed }).deadline).toEqual({
    label: "Abrechnung fällig",
    at: "2026-12-12T11:00:00.000Z",
  })
})

test("an objection is the pilot's for 72 hours, then it is decided here", () => {
  const objection = { objectedAt: at("2026-11-30T10:00:00Z"), answeredAt: null }
  expect(next("disputed", { objection }).deadline?.at).toBe("2026-12-03T10:00:00.000Z")
  const answered = { ...objection, answeredAt: at("2026-11-30T12:00:00Z") }
  expect(next("disputed", { objection: answered })).toEqual({
    text: "Über den Einwand entscheidet jetzt die Verwaltung.",
    deadline: null,
  })
})

test("what is over says how the money ends", () => {
  expect(next("cancelled_by_pilot", { waitingCents: 500 }).text).toMatch(/Erstattung .* unterwegs/)
  expect(next("cancelled_by_pilot").text).toMatch(/geschieht nichts mehr/)
  expect(next("settled", { payout: "held" }).text).toContain("Angehalten")
})
