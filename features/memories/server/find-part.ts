import { type SQL, sql } from "drizzle-orm"
import { WAS_ON_BOARD, wasFlown } from "#features/statistics/server/flown-flights.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { type AlbumPart, type AlbumRole, canSeeAlbum } from "../memory.ts"

/** Where somebody stands to a flight; to whoever was not on board it looks like a missing one. */
export async function findPart(db: Db, userId: number, flightId: number): Promise<AlbumPart> {
  const { rows } = await db.execute<{ role: AlbumRole | null; is_open: boolean }>(sql`
    select ${roleOf(userId)} as role, ${hasLanded(clock.now())} as is_open
    from flights f where f.id = ${flightId}`)
  const [row] = rows
  return row ? { role: row.role, isOpen: row.is_open } : { role: null, isOpen: false }
}

/** The same, for who may see the album; refuses everybody else. */
export async function requirePart(
  db: Db,
  userId: number,
  flightId: number,
): Promise<AlbumPart & { role: AlbumRole }> {
  const part = await findPart(db, userId, flightId)
  if (!canSeeAlbum(part) || part.role === null) throw unknownAlbum()
  return { role: part.role, isOpen: part.isOpen }
}

export function unknownAlbum(): DomainError {
  return new DomainError("unknown-album", "not-found", "Dieses Album gibt es nicht.")
}

/** SQL: `flights f` took place and is over, which its pilot may have said before the planned end. */
export function hasLanded(now: Date): SQL<boolean> {
  return sql<boolean>`(${wasFlown(now)} or f.status in ('settlement_due', 'settlement_submitted', 'closed'))`
}

/** SQL: what somebody was on `flights f`; null: not on board. */
export function roleOf(userId: number | SQL): SQL {
  return sql`case when f.pilot_id = ${userId} then 'pilot'
    when exists (select from bookings b where b.flight_id = f.id and b.passenger_id = ${userId} and ${WAS_ON_BOARD})
    then 'passenger' end`
}
