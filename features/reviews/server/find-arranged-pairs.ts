import { type SQL, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { FLAG_RULES, type ReviewFlagReason } from "../review-flag.ts"

export interface ArrangedPair {
  /** The newest praise between them. */
  id: number
  firstUserId: number
  secondUserId: number
  reasons: ReviewFlagReason[]
}

/**
 * Pairs whose praise may be arranged (`FLAG_RULES`) and which wait for nobody yet: neither is there an open
 * flag that says as much, nor has somebody decided since the newest praise.
 */
export async function findArrangedPairs(
  db: Db,
  { limit, reviewId }: { limit: number; reviewId?: number },
): Promise<ArrangedPair[]> {
  const { minStars, withinDays, often, oftenForNew, newAccountDays, maxAccountsOfNetwork } =
    FLAG_RULES
  const since = new Date(clock.now().getTime() - days(withinDays))
  const isNewest: SQL = reviewId === undefined ? sql`true` : sql`pairs.id = ${reviewId}`
  const { rows } = await db.execute<{
    id: number
    first: number
    second: number
    reasons: ReviewFlagReason[]
  }>(sql`
    with praise as (
      select r.*, least(guest_id, pilot_id) as first, greatest(guest_id, pilot_id) as second
      from pilot_reviews r where stars >= ${minStars} and published_at >= ${since}
    ), told as (
      select first, second, 'swapped' as reason from praise
        group by first, second having count(distinct pilot_id) = 2
      union
      select first, second, 'often' from praise group by first, second, guest_id having count(*) >= ${often}
      union
      select first, second, 'new_account' from praise p join users u on u.id = p.guest_id
        where p.created_at < u.created_at + make_interval(days => ${newAccountDays})
        group by first, second, guest_id having count(*) >= ${oftenForNew}
      union
      select first, second, 'paid_by_pilot' from praise p
        join bookings b on b.id = p.booking_id
        join voucher_uses used on used.checkout_id = b.checkout_id and used.given_cents > used.returned_cents
        join vouchers v on v.id = used.voucher_id
        left join vouchers former on former.id = v.replaces_id
        join checkouts bought on bought.id = coalesce(v.checkout_id, former.checkout_id)
        where bought.user_id = p.pilot_id
      union
      select first, second, 'same_network' from praise p
        join security_events mine on mine.user_id = p.guest_id and mine.kind = 'signed_in'
        join security_events theirs on theirs.user_id = p.pilot_id and theirs.kind = 'signed_in'
          and theirs.network_hash = mine.network_hash
        where (select count(distinct user_id) from security_events s
          where s.network_hash = mine.network_hash and s.kind = 'signed_in') <= ${maxAccountsOfNetwork}
    ), pairs as (
      select max(praise.id) as id, told.first, told.second, max(praise.published_at) as newest,
        array_agg(distinct told.reason) as reasons
      from told join praise on praise.first = told.first and praise.second = told.second
      group by told.first, told.second
    )
    select id, first, second, reasons from pairs
    where ${isNewest} and not exists (
      select 1 from review_flags f
      where f.first_user_id = pairs.first and f.second_user_id = pairs.second and f.reasons @> pairs.reasons
        and (f.decided_at is null or f.decided_at >= pairs.newest))
    order by id limit ${limit}`)
  return rows.map(({ id, first, second, reasons }) => ({
    id,
    firstUserId: first,
    secondUserId: second,
    reasons,
  }))
}
