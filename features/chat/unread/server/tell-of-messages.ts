import { sql } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { isVisibleTo } from "../../core/server/blocks-between.ts"
import { COLLECTED_FOR_MS } from "../unread-messages.ts"

/** Messages wait for a person, who is the entity: one mail about all of them. */
export const MESSAGES_WAITING = "user.messages_waiting"

/** Messages wait in one conversation for somebody who had read what they were told of before. */
export const CONVERSATION_WAITING = "conversation.messages_waiting"

const QUEUE = "tell-of-messages"

/** After a while nobody waits for a mail about it any more. */
const TOLD_WITHIN_MS = days(7)

/** Every minute: whoever has had messages for five minutes without reading them is told. */
export const tellOfMessagesQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "user",
      due: listReaders,
      each: (from, { id }) => tellReader(from, id),
    }),
}

async function listReaders(db: Db, limit: number): Promise<{ id: number }[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct mine.user_id as id from ${untold()}
      and m.created_at <= ${new Date(clock.now().getTime() - COLLECTED_FOR_MS)}
    order by mine.user_id limit ${limit}`)
  return rows
}

function tellReader(db: Db, userId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    // two runs at once tell somebody one after the other
    await tx.execute(sql`select from users where id = ${userId} for no key update`)
    const { rows: waiting } = await tx.execute<Waiting>(sql`
      select c.id, greatest(mine.read_up_to, mine.told_up_to) as after, max(m.id) as up_to,
        mine.told_up_to <= mine.read_up_to as is_bell_read
      from ${untold()} and mine.user_id = ${userId}
      group by c.id, mine.read_up_to, mine.told_up_to order by max(m.id) desc`)
    if (waiting.length === 0) return
    for (const { id, up_to: upTo, is_bell_read: isBellRead } of waiting) {
      await tx.execute(sql`update conversation_members set told_up_to = ${upTo}
        where conversation_id = ${id} and user_id = ${userId}`)
      if (isBellRead) await record(tx, CONVERSATION_WAITING, id, { userId })
    }
    const conversations = waiting.map(({ id, after }) => ({ id, after }))
    await record(tx, MESSAGES_WAITING, userId, { conversations })
  })
}

interface Waiting extends Record<string, unknown> {
  id: number
  after: number
  up_to: number
  is_bell_read: boolean
}

async function record(tx: Db, kind: string, entityId: number, data: object): Promise<void> {
  await recordEvent(tx, { kind, entityId, actor: SYSTEM, role: "system", data: { ...data } })
}

/**
 * SQL: words that a member has neither read nor been told of. The words of a booking's request are told
 * of with the request.
 */
function untold() {
  return sql`messages m
    join conversations c on c.id = m.conversation_id
    join conversation_members mine on mine.conversation_id = c.id
    join users u on u.id = mine.user_id and u.deleted_at is null and u.blocked_at is null
    where m.created_at > ${new Date(clock.now().getTime() - TOLD_WITHIN_MS)}
      and m.author_id <> mine.user_id and m.booking_id is null
      and m.id > greatest(mine.read_up_to, mine.told_up_to) and ${isVisibleTo(sql`mine.user_id`)}`
}
