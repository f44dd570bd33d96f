import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { insertRow } from "./insert-rows.ts"

/** A mail that could not be sent for a day. */
export function makeFailedMail(db: Db, overrides: Partial<typeof mailsTable.$inferInsert> = {}) {
  const id = randomUUID()
  return insertRow(db, mailsTable, {
    id,
    key: `event/${id}/pilot`,
    kind: "event",
    recipient: "lena.berger@flug.example",
    subject: "Zugesagt: Übers Watt nach Juist",
    html: "<p>Zugesagt</p>",
    text: "Zugesagt",
    attachments: [],
    headers: {},
    containsCode: false,
    status: "failed",
    createdAt: clock.now(),
    attempts: 17,
    problem: "550 5.1.1 <lena.berger@flug.example>: unknown",
    ...overrides,
  })
}

/** A job of a queue that no try is left for; answers its id. */
export async function makeFailedJob(
  db: Db,
  queue: string,
  message = "connect ECONNREFUSED 127.0.0.1:9000",
): Promise<string> {
  const id = randomUUID()
  await db.execute(sql`
    insert into pgboss.job (id, name, data, state, retry_limit, retry_count, created_on, completed_on, output)
    values (${id}, ${queue}, '{"keys": []}', 'failed', 16, 16, ${clock.now()}, ${clock.now()},
      ${JSON.stringify({ message })}::jsonb)`)
  return id
}

/** A row at which a timer has failed three times, half an hour before its next try. */
export function makeFailingRow(
  db: Db,
  overrides: Partial<typeof failingRowsTable.$inferInsert> = {},
) {
  const now = clock.now()
  return insertRow(db, failingRowsTable, {
    queue: "lapse-holds",
    entity: "booking",
    rowId: randomUUID(),
    problem: "23514: new row violates check constraint",
    failures: 3,
    firstFailedAt: new Date(now.getTime() - hours(1)),
    lastFailedAt: now,
    retryAt: new Date(now.getTime() + minutes(30)),
    ...overrides,
  })
}
