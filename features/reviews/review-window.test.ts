import { expect, test } from "vitest"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { days, hours } from "#platform/duration.ts"
import {
  canReply,
  canReview,
  formatReviewRefusal,
  haveFlownTogether,
  type ReviewFacts,
  reviewRefusal,
  reviewWindow,
} from "./review-window.ts"

const arrivesAt = new Date("2026-12-05T14:00:00Z")
const { opensAt, closesAt } = reviewWindow({ arrivesAt })
const flown: ReviewFacts = {
  side: "guest",
  flight: { status: "settlement_due", arrivesAt, timeZone: "Europe/Berlin" },
  booking: { status: "confirmed" },
  outcome: null,
  isOtherGone: false,
  isPublished: false,
}
const before = (at: Date) => new Date(at.getTime() - 1)

test("the window opens two hours after the planned end and lasts 14 days", () => {
  expect(opensAt.getTime() - arrivesAt.getTime()).toBe(hours(2))
  expect(closesAt.getTime() - opensAt.getTime()).toBe(days(14))
  expect(reviewRefusal(flown, before(opensAt))).toBe("too-early")
  expect(reviewRefusal(flown, opensAt)).toBeNull()
  expect(reviewRefusal(flown, before(closesAt))).toBeNull()
  expect(reviewRefusal(flown, closesAt)).toBe("too-late")
})

test("a flight that started late is reviewed once it has landed", () => {
  const late = { ...flown, flight: { ...flown.flight, status: "under_way" as const } }
  expect(reviewRefusal(late, opensAt)).toBe("not-landed")
  expect(canReview(late, opensAt)).toBe(false)
})

test.each<[BookingStatus, ReviewFacts["outcome"], ReturnType<typeof reviewRefusal>]>([
  ["confirmed", null, null],
  ["flown", "flown", null],
  ["disputed", "flown", null],
  ["disputed", "no_show", null],
  ["settled", "flown", null],
  ["settled", "released", null],
  ["settled", "no_show", "no-show"],
  ["no_show", "no_show", "no-show"],
  ["cancelled_by_pilot", null, "not-flown"],
  ["cancelled_by_passenger", "cancelled_late", "not-on-board"],
  ["requested", null, "not-on-board"],
  ["held", null, "not-on-board"],
  ["joined", null, "not-on-board"],
])("a booking that is %s with the outcome %s: %s", (status, outcome, refusal) => {
  const facts = { ...flown, booking: { status }, outcome }
  expect(reviewRefusal(facts, opensAt)).toBe(refusal)
  expect(haveFlownTogether(facts)).toBe(refusal === null)
})

test("who has said that a guest did not come does not review that guest", () => {
  const absent = { ...flown, booking: { status: "flown" as const }, outcome: "no_show" as const }
  expect(reviewRefusal({ ...absent, side: "pilot" }, opensAt)).toBe("no-show")
  expect(reviewRefusal({ ...absent, side: "guest" }, opensAt)).toBeNull()
})

test("of a flight that did not take place there are none, whatever its bookings say", () => {
  const flight = { ...flown.flight, status: "cancelled" as const }
  expect(reviewRefusal({ ...flown, flight }, opensAt)).toBe("not-flown")
})

test("what is published stays, and nobody reviews a deleted account", () => {
  expect(reviewRefusal({ ...flown, isPublished: true }, opensAt)).toBe("published")
  expect(reviewRefusal({ ...flown, isOtherGone: true }, opensAt)).toBe("person-gone")
})

test("every refusal is a sentence in the time of the flight", () => {
  expect(formatReviewRefusal("too-early", flown.flight)).toBe(
    "Bewerten könnt ihr euch ab Sa., 5. Dezember 2026, 17:00 Uhr.",
  )
  expect(formatReviewRefusal("too-late", flown.flight)).toBe(
    "Bewerten konntet ihr euch bis Sa., 19. Dezember 2026, 17:00 Uhr. Diese Zeit ist vorbei.",
  )
})

test("who is meant replies once, to what all may read", () => {
  const review = {
    subjectId: 7,
    publishedAt: opensAt,
    hiddenAt: null,
    voidedAt: null,
    reply: null,
  }
  expect(canReply(review, { userId: 7 })).toBe(true)
  expect(canReply(review, { userId: 8 })).toBe(false)
  expect(canReply({ ...review, publishedAt: null }, { userId: 7 })).toBe(false)
  expect(canReply({ ...review, hiddenAt: opensAt }, { userId: 7 })).toBe(false)
  expect(canReply({ ...review, voidedAt: opensAt }, { userId: 7 })).toBe(false)
  expect(canReply({ ...review, reply: "Danke!" }, { userId: 7 })).toBe(false)
})
