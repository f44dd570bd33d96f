import type { UserActor } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import type { PictureForm } from "../picture-form.ts"
import { type CardKind, canShareCard, sharedCardOf } from "../story-card.ts"
import { getStory } from "./own-year.ts"
import { pictureFile } from "./picture-file.ts"

/** All pictures of a year, in all forms, several times. */
const DRAWN: Limit = { name: "year-pictures", points: 240, windowMs: hours(1) }

interface Wanted {
  year: number
  card: CardKind
  form: PictureForm
}

/** A picture of the own year as PNG; undefined where there is none, `busy` where too many are drawn. */
export async function ownPictureFile(
  db: Db,
  { userId }: UserActor,
  { year, card: kind, form }: Wanted,
): Promise<Uint8Array | "busy" | undefined> {
  const card = (await getStory(db, userId, year)).find((one) => one.kind === kind)
  const shows = card && canShareCard(card) ? sharedCardOf(card) : undefined
  if (!shows) return undefined
  try {
    await consumeRateLimit(DRAWN, String(userId))
  } catch (error) {
    if (error instanceof DomainError && error.kind === "limited") return "busy"
    throw error
  }
  return (await pictureFile(shows, form)) ?? "busy"
}
