import { sql } from "drizzle-orm"
import { publicName } from "#features/users/core/user.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { HomeProof } from "../home-proof.ts"

const FACES = 4
/** The figures grow by a few a day, and everybody who comes asks for them. */
const KEPT_MS = minutes(5)

const lastCounted = new WeakMap<Db, { at: number; proof: Promise<HomeProof> }>()

/** The figures below the search of the home page, counted anew after a few minutes. */
export function homeProof(db: Db): Promise<HomeProof> {
  const now = clock.now().getTime()
  const known = lastCounted.get(db)
  if (known && now >= known.at && now < known.at + KEPT_MS) return known.proof
  const proof = countHomeProof(db)
  lastCounted.set(db, { at: now, proof })
  // what failed is no answer for the next one
  proof.catch(() => lastCounted.delete(db))
  return proof
}

/** Counted from the tables, in one statement. */
export async function countHomeProof(db: Db): Promise<HomeProof> {
  const today = isoDay(clock.now(), HOME_ZONE)
  const { rows } = await db.execute<{
    checked: number
    reviews: number
    mean: number | null
    faces: { firstName: string; lastName: string; photoId: string | null }[]
  }>(sql`
    with checked as (
      select u.id, u.first_name, u.last_name, u.photo_id
      from (select user_id from verification_documents
        where kind in ('licence', 'medical') and status = 'verified'
          and (expires_on is null or expires_on >= ${today}::date)
        group by user_id having count(distinct kind) = 2) papers
      join users u on u.id = papers.user_id and u.deleted_at is null and u.blocked_at is null
    ), written as (select count(*)::int reviews, avg(stars)::float8 mean from pilot_reviews)
    select (select count(*)::int from checked) checked, reviews, mean, coalesce((
      select json_agg(json_build_object(
        'firstName', first_name, 'lastName', last_name, 'photoId', photo_id))
      from (select * from checked order by photo_id is null, id limit ${FACES}::int) faces
    ), '[]'::json) faces
    from written`)
  const [counted] = rows
  return {
    pilots: (counted?.faces ?? []).map(({ photoId, ...name }) => ({
      name: publicName(name),
      photoId,
    })),
    checkedCount: counted?.checked ?? 0,
    reviewCount: counted?.reviews ?? 0,
    reviewMean: counted?.mean ?? null,
  }
}
