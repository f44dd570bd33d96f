import { and, eq } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { newId } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type CardKind, canShareCard, sharedCardOf } from "../story-card.ts"
import type { YearShare } from "../year-share.ts"
import { getStory } from "./own-year.ts"
import { yearSharesTable as shares } from "./wrapped-tables.ts"
import { toYearShare } from "./year-shares.ts"

/** Makes one picture of the own year public, as it is now; one that is public stays as it was. */
export function shareCard(
  db: Db,
  { userId }: UserActor,
  { year, card: kind }: { year: number; card: CardKind },
): Promise<YearShare> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, userId)
    const card = (await getStory(tx, userId, year)).find((one) => one.kind === kind)
    const shows = card && canShareCard(card) ? sharedCardOf(card) : undefined
    if (!shows) throw new DomainError("unknown-card", "not-found", "Dieses Bild gibt es nicht.")
    await tx
      .insert(shares)
      .values({ token: newId(), userId, year, card: kind, shows, createdAt: clock.now() })
      .onConflictDoNothing({ target: [shares.userId, shares.year, shares.card] })
    const [row] = await tx
      .select()
      .from(shares)
      .where(and(eq(shares.userId, userId), eq(shares.year, year), eq(shares.card, kind)))
    if (!row) throw new Error("a shared picture was not kept")
    return toYearShare(row)
  })
}
