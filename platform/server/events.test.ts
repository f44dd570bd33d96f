import { sql } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { SYSTEM } from "#platform/actor.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { inTransaction } from "./db.ts"
import { EVENTS_QUEUE, eventsTable, promiseEventsOnly, recordEvent } from "./events.ts"

const { db, owner } = await testDatabaseWithUrl()

test("an event says who, from where, to where and why", async () => {
  await inTransaction(db, (tx) =>
    recordEvent(tx, {
      kind: "booking.expired",
      entityId: 17,
      actor: SYSTEM,
      role: "system",
      from: "requested",
      to: "expired",
      reason: "48 h",
    }),
  )
  expect(await db.select().from(eventsTable)).toMatchObject([
    {
      entity: "booking",
      entityId: 17,
      actorKind: "system",
      fromStatus: "requested",
      toStatus: "expired",
      reason: "48 h",
    },
  ])
})

test("an event that nobody reacts to is written and makes no job", async () => {
  promiseEventsOnly(new Set(["booking.accepted"]))
  // files share what a process knows
  onTestFinished(() => promiseEventsOnly(undefined))
  const record = (kind: string) =>
    recordEvent(db, { kind, entityId: 18, actor: SYSTEM, role: "system" })
  await record("booking.held")
  const accepted = await record("booking.accepted")
  const { rows } = await db.execute(
    sql`select data -> 'eventId' as event from pgboss.job
      where name = ${EVENTS_QUEUE} and (data ->> 'eventId')::bigint in (
        select id from events where entity_id = 18)`,
  )
  expect(rows).toEqual([{ event: accepted }])
})

test.each(["update events set reason = 'anders'", "delete from events", "truncate events cascade"])(
  "never, not even by the owner of the table: %s",
  async (statement) => {
    await expect(owner.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/never changed or deleted/) },
    })
  },
)
