import { sql } from "drizzle-orm"
import { PgBoss } from "pg-boss"
import { Text } from "react-email"
import { afterAll, beforeAll, expect, test } from "vitest"
import { hours } from "#platform/duration.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { closeMailServer, receiveMails } from "#tests/support/smtp.ts"
import { inTransaction } from "../db.ts"
import { MAILS_QUEUE, mailsQueue, mailsTable, sendMail } from "../mail.ts"

const received = receiveMails()
const { db, url } = await testDatabaseWithUrl()
const boss = new PgBoss({
  connectionString: url,
  migrate: false,
  supervise: false,
  schedule: false,
})
beforeAll(() => boss.start().then(() => {}))
afterAll(() => boss.stop({ graceful: false }))

/** Works off what is due, as a worker does. */
async function workOffMails() {
  for (;;) {
    const jobs = await boss.fetch(MAILS_QUEUE, { batchSize: 10 })
    if (jobs.length === 0) return
    for (const { id, data } of jobs) {
      await mailsQueue.run(db, data).then(
        () => boss.complete(MAILS_QUEUE, id),
        (error: Error) => boss.fail(MAILS_QUEUE, id, { message: error.message }),
      )
    }
  }
}

/** Lets pass what the first of them has still to wait for; answers how long that was, in milliseconds. */
async function passTime(): Promise<number> {
  const { rows } = await db.execute<{ ms: number }>(sql`
    with next as (select min(start_after) - now() as pause from pgboss.job where name = ${MAILS_QUEUE} and state = 'retry'),
      passed as (update pgboss.job set start_after = start_after - next.pause from next
        where name = ${MAILS_QUEUE} and state = 'retry')
    select coalesce(extract(epoch from pause) * 1000, 0)::float as ms from next`)
  return rows[0]?.ms ?? 0
}

test("mails wait while the mail server is away for more than a day, and leave once each as soon as it takes one", async () => {
  closeMailServer(true)
  for (const number of [1, 2, 3]) {
    const mail = { key: `outage/${number}`, kind: "booking", to: `gast-${number}@aufwind.example` }
    const body = <Text>Du fliegst mit.</Text>
    await inTransaction(db, (tx) => sendMail(tx, { ...mail, subject: "Gebucht", body }))
  }
  let passedMs = 0
  while (passedMs < hours(30)) {
    await workOffMails()
    const pauseMs = await passTime()
    // nobody waits longer than an hour once the server is there again
    expect(pauseMs).toBeGreaterThan(0)
    expect(pauseMs).toBeLessThanOrEqual(hours(1))
    passedMs += pauseMs
  }
  const waiting = await db.select().from(mailsTable)
  expect(waiting.map(({ status }) => status)).toEqual(["queued", "queued", "queued"])
  expect(waiting.every(({ attempts, problem }) => attempts > 20 && problem)).toBe(true)
  expect(received).toEqual([])

  closeMailServer(false)
  // the next one that is due wakes the others
  await workOffMails()
  await workOffMails()
  expect(received.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([
    "gast-1@aufwind.example",
    "gast-2@aufwind.example",
    "gast-3@aufwind.example",
  ])
  const sent = await db.select().from(mailsTable)
  expect(sent.map(({ status, problem }) => [status, problem])).toEqual(
    Array(3).fill(["sent", null]),
  )
})
