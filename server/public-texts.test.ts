import { expect, test } from "vitest"
import { isOfOffice } from "#platform/server/endpoint.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { textsIn } from "#tests/support/text-leaves.ts"

/*
 * Words that strangers read are declared with their call (`publicTexts`), so that no blocked word gets
 * into them. Every other text of a call in which somebody could write a sentence stands here, with why.
 */

const EXCUSED: Readonly<Record<string, readonly string[]>> = {
  "a draft keeps whatever is typed; handing it in is judged (judge-words.ts)": [
    "POST /api/drafts: answers.title",
    "POST /api/drafts: answers.description",
    "POST /api/drafts: answers.meetingPoint",
    "POST /api/drafts: answers.extras.[].label",
    "POST /api/drafts: answers.stops.[].name",
    "PUT /api/drafts/:id: answers.title",
    "PUT /api/drafts/:id: answers.description",
    "PUT /api/drafts/:id: answers.meetingPoint",
    "PUT /api/drafts/:id: answers.extras.[].label",
    "PUT /api/drafts/:id: answers.stops.[].name",
  ],
  "those alone read it who have booked, or who fly together": [
    "POST /api/drafts: answers.extras.[].explanation",
    "PUT /api/drafts/:id: answers.extras.[].explanation",
    "POST /api/checkouts/:ref/order: people.[].name",
    "POST /api/checkouts/:ref/order: people.[].guardianName",
    "POST /api/checkouts/:ref/order: message",
    "POST /api/bookings/:id/decline: reason",
    "POST /api/bookings/:id/cancel-for-guest: word",
    "POST /api/flights/:id/cancel: word",
    "POST /api/flights/:id/new-dates: word",
    "POST /api/flights/:id/diversion: words",
    "POST /api/flights/:id/settlement-costs: costs.[].label",
    "POST /api/flights/:id/settlement-costs: costs.[].explanation",
    "POST /api/bookings/:id/objection: words",
    "POST /api/bookings/:id/objection-answer: words",
    "PUT /api/bookings/:id/review: noteToSubject",
    "POST /api/linked-reviews: noteToSubject",
    "PUT /api/memories/:id: caption",
  ],
  "a conversation is private": [
    "POST /api/conversations: text",
    "POST /api/conversations/:id/messages: text",
  ],
  "the back office alone reads it": [
    "POST /api/flights/:id/occurrences: words",
    "PUT /api/bookings/:id/review: noteToOffice",
    "POST /api/linked-reviews: noteToOffice",
    "POST /api/documents: class",
    "POST /api/documents: number",
  ],
  "strangers read its initial alone": ["PUT /api/users/:id: lastName", "POST /api/users: lastName"],
  "nobody reads it but who has written it": [
    "PUT /api/users/:id: bankAccount.accountHolder",
    "PUT /api/users/:id/phone: phone",
    "PUT /api/users/:id/passkeys/:passkeyId: name",
    "POST /api/landings: aircraftType",
    "POST /api/landings: place",
    "PUT /api/landings/:id: aircraftType",
    "PUT /api/landings/:id: place",
    "POST /api/planes: balance.stations.[].name",
    "PUT /api/planes/:id: balance.stations.[].name",
    "PUT /api/planes/:id/insurance: insurer",
    "PUT /api/planes/:id/insurance: policyNumber",
    "POST /api/subscriptions: name",
  ],
  "it is a secret, an address or a number, and shown to nobody": [
    "PUT /api/users/:id: bankAccount.iban",
    "PUT /api/users/:id: bankAccount.bic",
    "POST /api/auth/login/token/send: redirect",
    "POST /api/auth/login/password: password",
    "POST /api/auth/login/second-factor: code",
    "POST /api/users/:id/proof/password: password",
    "POST /api/users/:id/proof/factor: code",
    "POST /api/users/check-password: password",
    "PUT /api/users/:id/settings/password: password",
    "POST /api/vouchers/redeem: code",
    "PUT /api/flights/:id/checklist: changes.[].item",
    "PUT /api/flights/:id/boarding: changes.[].item",
    "POST /api/linked-reviews: token",
    "POST /api/subscriptions: email",
    "POST /api/subscriptions: redirectAfterSuccessfulRegistration",
    "DELETE /api/subscriptions/:id: deleteActivation",
    "POST /api/flight-requests: email",
  ],
}

/** A sentence, and one that is long enough where a reason has to be. */
const SENTENCES = [
  "Ein ganzer Satz hier",
  "Ein ganzer Satz, der auch lang genug ist, um ein Grund zu sein.",
]

const leaves = apiEndpoints.flatMap(({ method, path, access, body }) =>
  textsIn(body, `${method} ${path}:`)
    .filter(({ schema }) => SENTENCES.some((text) => schema.safeParse(text).success))
    .map(({ where }) => ({ where, isOfOffice: isOfOffice(access) })),
)
const declared = apiEndpoints.flatMap(({ method, path, publicTexts = [] }) =>
  publicTexts.map((text) => `${method} ${path}: ${text}`),
)

const excused = Object.values(EXCUSED).flat()

test("every text that somebody writes by a call is known as public, or is not, with why", () => {
  const ofPeople = leaves.filter(({ isOfOffice: isOffice }) => !isOffice).map(({ where }) => where)
  expect(ofPeople.length).toBeGreaterThan(50)
  expect(ofPeople.filter((where) => !declared.includes(where)).toSorted()).toEqual(
    excused.toSorted(),
  )
})

test("what a call says is public is a text that it takes", () => {
  const known = leaves.map(({ where }) => where)
  expect(declared.filter((where) => !known.includes(where))).toEqual([])
  expect(declared).toHaveLength(new Set(declared).size)
})

test("the back office writes reasons and texts of its own; a name it corrects is somebody's", () => {
  expect(declared).toContain("POST /api/users/:id/office-name: firstName")
})
