import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { SYSTEM } from "#platform/actor.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { inTransaction } from "./db.ts"
import { eventsTable, recordEvent } from "./events.ts"

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

test.each(["update events set reason = 'anders'", "delete from events", "truncate events cascade"])(
  "never, not even by the owner of the table: %s",
  async (statement) => {
    await expect(owner.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/never changed or deleted/) },
    })
  },
)
