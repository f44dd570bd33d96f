import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { loadInBulk } from "./load-in-bulk.ts"

const DAYS = 400

/**
 * What else the back office lists: a decision about every flight that is there, of which few were given back,
 * one in a thousand accounts blocked, and a mail about every booking.
 */
export function fillOfficeLists(db: Db): Promise<void> {
  return loadInBulk(db, ["flight_vettings", "mails", "users"], async (tx) => {
    await tx.execute(sql`
      insert into flight_vettings (flight_id, submitted_at, verdict, reason, decided_at)
      select id, ${clock.now()}::timestamptz - id % ${DAYS}::integer * interval '1 day',
        case when id % 50 = 0 then 'returned' else 'published' end,
        case when id % 50 = 0 then 'costs' end, ${clock.now()}
      from flights`)
    await tx.execute(sql`
      update users set blocked_at = ${clock.now()},
        created_at = created_at - id % ${DAYS}::integer * interval '1 day'
      where id % 1000 = 0 and email like '%@gast.example'`)
    await tx.execute(sql`
      insert into mails (id, key, kind, recipient, subject, html, text, status, created_at, sent_at)
      select gen_random_uuid(), 'event/' || bookings.id || '/passenger', 'event', email,
        'Zugesagt: ' || title, '', '', 'sent', ${clock.now()}, ${clock.now()}
      from bookings join users on users.id = passenger_id join flights on flights.id = flight_id
      order by bookings.id`)
  })
}
