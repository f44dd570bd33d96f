import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeEach, expect, test } from "vitest"
import { finishedAnswers, makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { registerByForm } from "#features/auth/registration/server/register-by-form.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { reviewByForm } from "#features/reviews/server/review-by-form.ts"
import { blockedWordsSetting } from "#features/settings/descriptions/blocked-words-setting.ts"
import { currentVersion } from "#features/settings/server/current-settings.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { PLANE_INPUT } from "#tests/support/plane-input.ts"

const db = await testDatabase()
const { call } = testApplication(db)

/** Somebody may block words who looks after trust and safety. */
const worker = await makeUser(db, { officeRoles: ["trust-and-safety"] })
const block = (words: readonly string[], as = worker.id) =>
  call("PUT", "/api/settings/blocked-words", {
    as,
    body: {
      value: { words },
      basedOn: currentVersion(blockedWordsSetting).number,
      reason: "Darüber haben sich Leute beschwert.",
    },
  })
const blockOnly = async (...words: string[]) => {
  const { value } = currentVersion(blockedWordsSetting)
  if (JSON.stringify(value.words) !== JSON.stringify(words)) {
    expect(await block(words)).toMatchObject({ status: 200 })
  }
}
beforeEach(() => blockOnly("schwindelpreis*", "last minute"))
afterAll(() => blockOnly())

const BAD = "Zum Schwindelpreise, wie immer."
const SENTENCE =
  "„Schwindelpreise“ darf hier nicht stehen: Das lesen alle. Bitte schreib es anders."
const REVIEW = { stars: 4, text: BAD, noteToSubject: "", noteToOffice: "" }
const SOMEWHERE = { lat: 50.7, lng: 7.1 }
const REQUEST = { place: "Bonn", coordinates: SOMEWHERE, goal: "any", persons: 2, message: "" }

const pilot = await makePilot(db)
const guest = await makeUser(db)
const plane = await makePlane(db, { pilotId: pilot.id })
const review = await makeReview(db, { pilotId: pilot.id, publishedAt: clock.now() })

test.each([
  ["PUT", `/api/users/${guest.id}`, { about: BAD }, "about"],
  ["PUT", `/api/users/${guest.id}`, { firstName: "Schwindelpreise" }, "firstName"],
  ["POST", "/api/planes", { ...PLANE_INPUT, model: BAD }, "model"],
  ["PUT", `/api/planes/${plane.id}`, { ...PLANE_INPUT, model: BAD }, "model"],
  ["PUT", `/api/planes/${plane.id}/photos`, { photos: photo() }, "photos.1.alt"],
  ["PUT", "/api/flights/1/photos", { photos: photo() }, "photos.1.alt"],
  ["PUT", `/api/bookings/${review.bookingId}/review`, REVIEW, "text"],
  ["POST", "/api/linked-reviews", { ...REVIEW, token: "1-1-x" }, "text"],
  ["POST", `/api/reviews/${review.id}/reply`, { text: BAD }, "text"],
  ["POST", "/api/flight-requests", { ...REQUEST, message: BAD }, "message"],
  ["POST", "/api/flight-requests", { ...REQUEST, place: BAD }, "place"],
  [
    "POST",
    "/api/flight-requests",
    { ...REQUEST, goal: "town", destination: { name: BAD, coordinates: SOMEWHERE } },
    "destination.name",
  ],
])(
  "%s %s is refused at its field, with the word as it was typed",
  async (method, path, body, property) => {
    const as = /planes|reviews|flights\//.test(path) ? pilot.id : guest.id
    expect(await call(method, path, { as, body })).toMatchObject({
      status: 400,
      json: {
        code: "blocked-word",
        message: [{ property, constraints: { "blocked-word": SENTENCE } }],
      },
    })
  },
)

function photo() {
  const crop = { left: 0, top: 0, width: 1, height: 1 }
  return ["Von vorn", BAD].map((alt) => ({ id: randomUUID(), alt, crop }))
}

test("a name that the back office corrects is somebody's, and public as theirs", async () => {
  const as = (await makeUser(db, { officeRoles: ["support"] })).id
  const body = { firstName: "Schwindelpreise", lastName: "Maier", reason: "Hat sich vertippt." }
  expect(await call("POST", `/api/users/${guest.id}/office-name`, { as, body })).toMatchObject({
    status: 400,
    json: { code: "blocked-word", message: [{ property: "firstName" }] },
  })
})

test("what is there already stays, and everything beside it can still be changed", async () => {
  const before = await makeUser(db, { about: BAD })
  const put = (body: object) => call("PUT", `/api/users/${before.id}`, { as: before.id, body })
  expect(await put({ lastName: "Anders" })).toMatchObject({ status: 200 })
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, before.id))
  expect(row).toMatchObject({ about: BAD, lastName: "Anders" })
})

test("it is whoever writes next that is asked, the moment a word is blocked or free again", async () => {
  const put = (about: string) =>
    call("PUT", `/api/users/${guest.id}`, { as: guest.id, body: { about } })
  expect(await put("Ich mag Last-Minute.")).toMatchObject({ status: 400 })
  await blockOnly()
  expect(await put("Ich mag Last-Minute.")).toMatchObject({ status: 200 })
})

test("a repeat of what was done before a word was blocked gets its first answer", async () => {
  await blockOnly()
  const { id: as } = await makePilot(db)
  const ask = {
    as,
    body: { ...PLANE_INPUT, model: "Last Minute 172", registration: "D-EKLM" },
    headers: { "idempotency-key": randomUUID() },
  }
  const first = await call("POST", "/api/planes", ask)
  expect(first).toMatchObject({ status: 201 })
  await blockOnly("last minute")
  expect(await call("POST", "/api/planes", ask)).toMatchObject({ status: 201, json: first.json })
})

test("the forms without script say it at the field, with all that was typed", async () => {
  const form = new FormData()
  const typed = { firstName: "Schwindelpreise", lastName: "Maier", email: "neu@flug.example" }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  form.set("isAdult", "on")
  const client = { address: "192.0.2.9", device: "Test", cookie: () => undefined }
  expect(await registerByForm(db, form, client)).toMatchObject({
    state: { step: "form", input: typed, fields: { firstName: SENTENCE } },
  })
  const review = new FormData()
  review.set("stars", "4")
  review.set("text", BAD)
  const written = () => Promise.reject(new Error("was written"))
  expect(await reviewByForm(review, written)).toMatchObject({
    former: { values: { text: BAD }, errors: { text: SENTENCE } },
  })
})

test("a draft keeps it, says so at its fields, and becomes no flight until it is gone", async () => {
  const { id: as } = await makePilot(db)
  const flownOn = addDays(isoDay(clock.now(), HOME_ZONE), -5)
  await makeLanding(db, { userId: as, flownOn, takeOffs: 5, landings: 5 })
  const { flightId } = await makeDraft(db, { pilotId: as })
  const [draft] = await db
    .select()
    .from(flightDraftsTable)
    .where(eq(flightDraftsTable.flightId, flightId))
  const answers = draft?.answers ?? finishedAnswers(0)
  const save = (step: "beschreibung" | "route" | "kosten", changed: object, version: number) =>
    call("PUT", `/api/drafts/${flightId}`, {
      as,
      body: { step, version, answers: { ...answers[step], ...changed } },
    })
  const bad = { title: "Last Minute nach Bonn", meetingPoint: BAD }
  const saved = await save("beschreibung", bad, 99)
  expect(saved).toMatchObject({ status: 200 })
  expect(saved.json.problems).toEqual([
    { step: "beschreibung", property: "title", message: expect.stringContaining("„Last Minute“") },
    { step: "beschreibung", property: "meetingPoint", message: SENTENCE },
  ])
  const stops = [{ code: "", name: BAD, lat: 50.665, lng: 7.21 }]
  const extras = [{ kind: "other", label: BAD, amount: "20,00" }]
  await save("route", { stops }, 99)
  await save("kosten", { extras }, 99)
  const handIn = () => call("POST", `/api/drafts/${flightId}/hand-in`, { as })
  const refused = await handIn()
  expect(refused).toMatchObject({ status: 400, json: { code: "draft-unfinished" } })
  expect(
    refused.json.message.map(({ property }: { property: string }) => property).toSorted(),
  ).toEqual([
    "beschreibung.meetingPoint",
    "beschreibung.title",
    "kosten.extras.0.label",
    "route.stops.0",
  ])
  expect(await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))).toEqual([])
  for (const step of ["beschreibung", "route", "kosten"] as const) await save(step, {}, 99)
  expect(await handIn()).toMatchObject({ status: 200 })
})

test("nobody looks for words in what two people write to each other", async () => {
  const about = { kind: "profile", userId: pilot.id }
  const body = { about, key: randomUUID(), text: BAD }
  expect(await call("POST", "/api/conversations", { as: guest.id, body })).toMatchObject({
    status: 201,
  })
})

test.each([
  [["ab*"], "Vor dem * stehen mindestens 4 Buchstaben."],
  [["a"], "„a“ ist zu kurz."],
  [["gut", "fl*ug"], "In „fl*ug“ steht das * nicht am Ende."],
])("%o is no list of words that could be blocked", async (words, sentence) => {
  const refused = await block(words)
  expect(refused).toMatchObject({ status: 400, json: { message: [{ property: "value.words" }] } })
  expect(JSON.stringify(refused.json)).toContain(sentence)
})

test("who has not the right blocks nothing and searches nothing", async () => {
  const content = await makeUser(db, { officeRoles: ["content"] })
  expect(await block(["taxi"], content.id)).toMatchObject({ status: 403 })
  const body = { words: ["taxi"] }
  const path = "/api/settings/blocked-words/texts"
  expect(await call("POST", path, { as: content.id, body })).toMatchObject({ status: 403 })
  expect(await call("POST", path, { as: guest.id, body })).toMatchObject({ status: 404 })
})

test("before a word is blocked, an operator sees in which public texts it stands", async () => {
  const word = "pfannkuchenflug"
  const said = `Ein Pfannkuchenflug.`
  const other = await makePilot(db, { about: said, firstName: "Ute" })
  const flight = await makeFlight(db, { pilotId: other.id, title: "Zum Pfannkuchenflug" })
  await makeFlight(db, { pilotId: other.id, description: said, status: "closed" })
  await makePlane(db, { pilotId: other.id, model: "Pfannkuchenflugzeug" })
  const public_ = await makeReview(db, { text: said, publishedAt: clock.now() })
  await makeReview(db, { text: said, publishedAt: null })
  await makeReview(db, { text: said, publishedAt: clock.now(), hiddenAt: clock.now() })
  const asking = await makeUser(db)
  await makeFlightRequest(db, { userId: asking.id, message: said })
  await makeFlightRequest(db, { userId: asking.id, message: said, status: "closed" })
  const answer = await call("POST", "/api/settings/blocked-words/texts", {
    as: worker.id,
    body: { words: [word, "gibtesnirgends*"] },
  })
  expect(answer).toMatchObject({ status: 200, json: { isWhole: true } })
  const [met, none] = answer.json.words
  expect(none).toEqual({ word: "gibtesnirgends*", count: 0, examples: [] })
  expect(met.count).toBe(4)
  expect(met.examples).toEqual([
    { kind: "flight", label: "Zum Pfannkuchenflug", path: `/de/flug/${flight.id}` },
    { kind: "profile", label: "Ute", path: userSheetPath(other.id) },
    { kind: "review", label: expect.any(String), path: userSheetPath(public_.authorId) },
    { kind: "request", label: expect.any(String), path: userSheetPath(asking.id) },
  ])
})
