import { sql } from "drizzle-orm"
import { REACHABLE } from "#features/bookings/core/contact.ts"
import type { Db } from "#platform/server/db.ts"
import { announceToMembers } from "./announce-change.ts"
import type { ConversationRow } from "./conversations-tables.ts"

/**
 * In the conversation of all on board are its pilot and who has a confirmed seat, or flew: a guest who
 * is added reads what was said before, one who goes reads nothing any more.
 * @returns how many guests are in it
 */
export async function syncMembersOnBoard(tx: Db, conversation: ConversationRow): Promise<number> {
  const { id, flightId } = conversation
  const guests = sql`(select passenger_id from bookings where flight_id = ${flightId}
    and passenger_id is not null and status in (${sql.join(
      ON_BOARD.map((status) => sql`${status}`),
      sql`, `,
    )}))`
  await tx.execute(sql`
    insert into conversation_members (conversation_id, user_id)
    select distinct ${id}::integer, passenger_id from ${guests} g
    on conflict do nothing`)
  await tx.execute(sql`
    delete from conversation_members
    where conversation_id = ${id} and user_id <> ${conversation.pilotId} and user_id not in ${guests}`)
  await announceToMembers(tx, id)
  const { rows } = await tx.execute<{ guests: number }>(sql`
    select count(*)::integer as guests from conversation_members
    where conversation_id = ${id} and user_id <> ${conversation.pilotId}`)
  return rows[0]?.guests ?? 0
}

const ON_BOARD = [...REACHABLE, "payment_due", "disputed", "settled", "no_show"] as const
