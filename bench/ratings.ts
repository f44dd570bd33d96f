import { setTimeout as wait } from "node:timers/promises"
import { seconds } from "#platform/duration.ts"
import { countFigure, type Figure } from "./figure.ts"
import type { Product } from "./product.ts"

/*
 * How long the cards of the search show a rating that is no longer right: a review of the first pilot
 * is hidden and shown again by somebody else than the server, and the search is asked until it knows.
 */

const CHANGES = 40
const BETWEEN_ASKS_MS = 20
const MAX_MS = seconds(2)
/** A change that is not seen after so long is lost. */
const LOST_MS = seconds(10)

export async function ratingsBench(product: Product): Promise<Figure[]> {
  const { id: pilotId } = await firstPilot(product.url)
  const { rows } = await product.db.query<{ id: number }>(
    `select r.id from reviews r join flights f on f.id = r.flight_id
     where f.pilot_id = $1 and r.subject_id = $1 and r.published_at is not null
     and r.hidden_at is null and r.voided_at is null order by r.id limit 1`,
    [pilotId],
  )
  const [review] = rows
  if (!review) throw new Error("the first pilot of the search has no review")
  const waits: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const before = await countOnCard(product.url, pilotId)
    await product.db.query(
      "update reviews set hidden_at = case when hidden_at is null then now() end where id = $1",
      [review.id],
    )
    waits.push(await untilOther(product.url, pilotId, before))
  }
  const longest = Math.round(Math.max(...waits))
  return [
    countFigure(
      `ms until the search knows a rating, longest of ${CHANGES} changes`,
      longest,
      `<= ${MAX_MS}`,
      longest <= MAX_MS,
    ),
  ]
}

interface Card {
  pilot: { id: number; reviewCount: number }
}

async function cards(url: string): Promise<Card[]> {
  const answer = await fetch(`${url}/api/flights`)
  const { flights } = (await answer.json()) as { flights: Card[] }
  return flights
}

async function firstPilot(url: string): Promise<Card["pilot"]> {
  const found = (await cards(url)).find(({ pilot }) => pilot.reviewCount > 1)
  if (!found) throw new Error("no pilot of the first page has reviews")
  return found.pilot
}

async function countOnCard(url: string, pilotId: number): Promise<number | undefined> {
  return (await cards(url)).find(({ pilot }) => pilot.id === pilotId)?.pilot.reviewCount
}

async function untilOther(url: string, pilotId: number, before: number | undefined) {
  const began = performance.now()
  while (performance.now() - began < LOST_MS) {
    if ((await countOnCard(url, pilotId)) !== before) break
    await wait(BETWEEN_ASKS_MS)
  }
  return performance.now() - began
}
