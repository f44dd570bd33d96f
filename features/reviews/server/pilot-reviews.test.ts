import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { testDatabase } from "#tests/support/database.ts"
import { helpfulnessOf } from "../helpfulness.ts"
import { reviewListAt } from "../review-list.ts"
import { listPilotReviews } from "./list-pilot-reviews.ts"
import { getGuestRating, getPilotRating, listReviewsOfGuest } from "./reviews-queries.ts"

const db = await testDatabase()

const list = (pilotId: number, words = "", size = 10) => {
  const query = parseListAddress(reviewListAt("/de"), new URLSearchParams(words))
  return listPilotReviews(db, { pilotId, query, size })
}
const textsOf = async (pilotId: number, words = "") =>
  (await list(pilotId, words)).reviews.map(({ text }) => text)

test("what pilots write about somebody as a guest does not count for how they fly", async () => {
  const pilot = await makePilot(db)
  await makeReview(db, { pilotId: pilot.id, stars: 5 })
  await makeReview(db, { guestId: pilot.id, by: "pilot", stars: 1, text: "Kam zu spät." })
  expect(await getPilotRating(db, pilot.id)).toMatchObject({ mean: 5, count: 1 })
  expect(await getGuestRating(db, pilot.id)).toEqual({ mean: 1, count: 1 })
  expect(await list(pilot.id)).toMatchObject({ total: 1 })
  expect(await listReviewsOfGuest(db, pilot.id, 9)).toMatchObject([{ text: "Kam zu spät." }])
})

test("a rating is made of its stars and of the details that were given", async () => {
  const pilot = await makePilot(db)
  const facets = { communication: 5, costHonesty: 3, feltSafe: null }
  await makeReview(db, { pilotId: pilot.id, stars: 5, ...facets })
  await makeReview(db, { pilotId: pilot.id, stars: 5, communication: 4 })
  await makeReview(db, { pilotId: pilot.id, stars: 2 })
  await makeReview(db, { pilotId: pilot.id, stars: 1, publishedAt: null })
  expect(await getPilotRating(db, pilot.id)).toEqual({
    mean: 4,
    count: 3,
    byStars: [0, 1, 0, 0, 2],
    facets: {
      communication: { mean: 4.5, count: 2 },
      costHonesty: { mean: 3, count: 1 },
      feltSafe: { mean: null, count: 0 },
    },
  })
})

test("the most helpful come first by the published rule, whatever their stars are", async () => {
  const pilot = await makePilot(db)
  const long = "Start und Landung sanft, unterwegs viel erklärt. ".repeat(5).trim()
  const ago = (count: number) => new Date(clock.now().getTime() - days(count))
  const kinds = [
    { stars: 5, text: "Top.", publishedAt: ago(1) },
    { stars: 1, text: long, publishedAt: ago(20) },
    { stars: 4, text: "Gut.", communication: 4, costHonesty: 5, feltSafe: 5, publishedAt: ago(30) },
    { stars: 5, text: `Lange her. ${long}`, publishedAt: ago(900) },
    { stars: 3, text: "Ging so, der Funk war kaum zu verstehen.", publishedAt: ago(400) },
  ]
  for (const kind of kinds) await makeReview(db, { pilotId: pilot.id, ...kind })
  const { reviews } = await list(pilot.id)
  const points = reviews.map((review) => helpfulnessOf(review, clock.now()))
  expect(points).toEqual(points.toSorted((one, next) => next - one))
  expect(reviews[0]?.text).toBe(long)
  expect(reviews).toHaveLength(kinds.length)
  const starsBy = async (words: string) =>
    (await list(pilot.id, words)).reviews.map(({ stars }) => stars)
  expect(await starsBy("sortierung=neueste")).toEqual([5, 1, 4, 3, 5])
  expect(await starsBy("sortierung=beste")).toEqual([5, 5, 4, 3, 1])
  expect(await starsBy("sortierung=kritisch")).toEqual([1, 3, 4, 5, 5])
})

test("a search finds words of reviews and of replies, none of a hidden reply or a note", async () => {
  const pilot = await makePilot(db)
  const repliedAt = clock.now()
  await makeReview(db, { pilotId: pilot.id, text: "Mit 100% Ruhe über die Watteninseln." })
  await makeReview(db, {
    pilotId: pilot.id,
    text: "Schön.",
    reply: "Gern, und Grüße nach Watt!",
    repliedAt,
  })
  const hidden = { reply: "Dein Watt war erfunden.", repliedAt, replyHiddenAt: repliedAt }
  await makeReview(db, { pilotId: pilot.id, text: "Zu teuer.", ...hidden })
  await makeReview(db, {
    pilotId: pilot.id,
    text: "Gut.",
    noteToOffice: "Watt",
    noteToSubject: "Watt",
  })
  expect(await textsOf(pilot.id, "suche=watt&sortierung=neueste")).toEqual([
    "Schön.",
    "Mit 100% Ruhe über die Watteninseln.",
  ])
  expect(await textsOf(pilot.id, "suche=0%25 R")).toEqual(["Mit 100% Ruhe über die Watteninseln."])
  expect(await textsOf(pilot.id, "suche=%25%25")).toEqual([])
  const everything = JSON.stringify(await list(pilot.id))
  expect(everything).not.toContain("erfunden")
  expect(everything).not.toContain("note")
})

test("a page past the end shows the last one", async () => {
  const pilot = await makePilot(db)
  for (let count = 0; count < 5; count += 1) await makeReview(db, { pilotId: pilot.id })
  expect(await list(pilot.id, "seite=3", 2)).toMatchObject({ page: 3, pageCount: 3, total: 5 })
  const past = await list(pilot.id, "seite=9", 2)
  expect(past).toMatchObject({ page: 3, pageCount: 3, total: 5 })
  expect(past.reviews).toHaveLength(1)
  expect(await list(pilot.id, "seite=9&suche=nirgends", 2)).toMatchObject({ total: 0, reviews: [] })
})
