import { eq } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { hideReview, showReview } from "#features/reviews/server/hide-review.ts"
import { getPilotRating } from "#features/reviews/server/reviews-queries.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { clock } from "#platform/clock.ts"
import { openDatabase } from "#platform/server/db.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { parseSearchParams } from "../../search-params.ts"
import { runSearch } from "../run-search.ts"
import { syncSearchIndex } from "./sync-search-index.ts"

const { db, url } = await testDatabaseWithUrl()
const other = openDatabase(url)
afterAll(() => other.close())

const pilot = await makePilot(db)
await makeFlight(db, { pilotId: pilot.id })
const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const
const STATEMENT = {
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Die Bewertung nennt jemanden beim vollen Namen.",
} as const

/** What the card says in a process that has changed nothing itself, and that it is what the profile says. */
async function ratingOnCard() {
  await syncSearchIndex(other.db)
  const { hits } = await runSearch(other.db, parseSearchParams(new URLSearchParams()))
  const { rating, reviewCount } = hits.find((hit) => hit.pilot.id === pilot.id)?.pilot ?? {}
  expect(await getPilotRating(db, pilot.id)).toMatchObject({ mean: rating, count: reviewCount })
  return { rating, reviewCount }
}

const NONE = { rating: null, reviewCount: 0 }
const ONE = { rating: 5, reviewCount: 1 }
const BOTH = { rating: 3.5, reviewCount: 2 }

test("cards follow each review that guests publish, and none that pilots write about guests", async () => {
  await makeReview(db, { guestId: pilot.id, by: "pilot", stars: 1 })
  expect(await ratingOnCard()).toEqual(NONE)
  const first = await makeReview(db, { pilotId: pilot.id, stars: 5, publishedAt: null })
  expect(await ratingOnCard()).toEqual(NONE)
  const published = { publishedAt: clock.now() }
  await db.update(reviewsTable).set(published).where(eq(reviewsTable.id, first.id))
  expect(await ratingOnCard()).toEqual(ONE)
})

test("cards follow a review that is hidden, shown again, and voided with its flight", async () => {
  const { id } = await makeReview(db, { pilotId: pilot.id, stars: 2 })
  expect(await ratingOnCard()).toEqual(BOTH)
  await hideReview(db, ADMIN, { reviewId: id, statement: STATEMENT })
  expect(await ratingOnCard()).toEqual(ONE)
  await showReview(db, ADMIN, { reviewId: id, reasons: "Es war sein Künstlername.", appealId: 1 })
  expect(await ratingOnCard()).toEqual(BOTH)
  await db.update(reviewsTable).set({ voidedAt: clock.now() }).where(eq(reviewsTable.id, id))
  expect(await ratingOnCard()).toEqual(ONE)
})
