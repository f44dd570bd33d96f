import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { SYSTEM } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type EventRow, eventsTable, type Reaction, recordEvent } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { together } from "./together.ts"

const db = await testDatabase()

async function eventOf(kind: string): Promise<EventRow> {
  const id = await recordEvent(db, { kind, entityId: 1, actor: SYSTEM, role: "system" })
  const events = await db.select().from(eventsTable)
  const event = events.find((row) => row.id === id)
  if (!event) throw new Error("the event is gone")
  return event
}

/** Writes down in which transaction it ran. */
function reaction(on: string, name: string, seen: Map<string, string>): Reaction {
  return {
    on,
    name,
    run: (from: Db) =>
      inTransaction(from, async (tx) => {
        const { rows } = await tx.execute<{ id: string }>(
          sql`select pg_current_xact_id()::text as id`,
        )
        seen.set(name, rows[0]?.id ?? "")
      }),
  }
}

async function react(reactions: readonly Reaction[], event: EventRow): Promise<void> {
  for (const { on, run } of reactions) if (on === event.kind) await run(db, event)
}

test("what an event of every booking causes is one transaction", async () => {
  const seen = new Map<string, string>()
  const on = "payment.captured"
  const reactions = together([reaction(on, "divide", seen), reaction(on, "receipt", seen)])
  await react(reactions, await eventOf(on))
  expect([...seen.keys()]).toEqual(["divide", "receipt"])
  expect(new Set(seen.values()).size).toBe(1)
})

test("what other events cause has a transaction each", async () => {
  const seen = new Map<string, string>()
  const on = "booking.cancelled"
  const reactions = together([reaction(on, "refund", seen), reaction(on, "mail", seen)])
  await react(reactions, await eventOf(on))
  expect(new Set(seen.values()).size).toBe(2)
})

test("a reaction that fails leaves the one before it done, and is reported", async () => {
  const seen = new Map<string, string>()
  const on = "payment.captured"
  const failing: Reaction = {
    on,
    name: "mail",
    run: () => Promise.reject(new Error("the mail cannot be made")),
  }
  const reactions = together([reaction(on, "divide", seen), failing])
  await expect(react(reactions, await eventOf(on))).rejects.toThrow("cannot be made")
  const { rows } = await db.execute<{ status: string }>(
    sql`select pg_xact_status(${seen.get("divide") ?? ""}::xid8) as status`,
  )
  expect(rows).toEqual([{ status: "committed" }])
})
