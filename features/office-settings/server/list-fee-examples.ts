import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { FeeExample } from "../fee-example.ts"

/** The cheapest, the middle and the dearest of the flights that can be found now. */
export async function listFeeExamples(db: Db): Promise<FeeExample[]> {
  const { rows } = await db.execute<{ id: number; title: string; seat_price_cents: number }>(sql`
    select id, title, seat_price_cents from (
      select id, title, seat_price_cents, count(*) over () as all_of_them,
        row_number() over (order by seat_price_cents, id) as place
      from flights where status = 'published') f
    where place in (1, (all_of_them + 1) / 2, all_of_them)
    order by place`)
  return rows.map(({ id, title, seat_price_cents: seatPriceCents }) => ({
    flightId: id,
    title,
    seatPriceCents,
  }))
}
