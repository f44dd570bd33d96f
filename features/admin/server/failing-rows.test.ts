import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFailingRow } from "#db/seed/factories/make-failed.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { eventsTable } from "#platform/server/events.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { drainJobs } from "#platform/server/jobs.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { JOBS_LIST } from "../jobs-list.ts"
import { countFailingRows, listFailingRowsPage } from "./failing-rows-queries.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

afterEach(() => db.delete(failingRowsTable))

const list = (words = "") =>
  listFailingRowsPage(db, parseListAddress(JOBS_LIST, new URLSearchParams(words)))

test("rows at which timers fail are listed by what they are, the last failure first, and counted", async () => {
  const { lastFailedAt } = await makeFailingRow(db, { rowId: "17" })
  await makeFailingRow(db, {
    queue: "reconcile-disputes",
    entity: "dispute",
    rowId: "du_1",
    failures: 1,
    lastFailedAt: new Date(lastFailedAt.getTime() + 1),
  })
  expect((await list()).entries).toMatchObject([
    { label: "Rückbuchung du_1", failures: 1, href: null },
    {
      label: "Buchung 17",
      href: "/de/verwaltung/buchungen/17",
      work: "Abgelaufene Reservierungen lösen",
      problem: "23514: new row violates check constraint",
      failures: 3,
      lastFailedAt: lastFailedAt.toISOString(),
    },
  ])
  expect((await list("warteschlange=lapse-holds")).entries).toMatchObject([{ rowId: "17" }])
  expect(await countFailingRows(db)).toBe(2)
})

test("a long list has pages", async () => {
  for (let index = 0; index < 26; index += 1) await makeFailingRow(db)
  expect(await list()).toMatchObject({ total: 26, page: 1, pageCount: 2 })
  expect((await list("seite=2")).entries).toHaveLength(1)
})

test("the back office lets a timer try a row right away, once however often somebody presses", async () => {
  const { queue, entity, rowId } = await makeFailingRow(db)
  await makeFailingRow(db)
  const retry = () =>
    call("POST", `/api/failing-rows/${queue}/${entity}/${rowId}/retry`, { as: admin.id })
  const answers = await Promise.all([retry(), retry()])
  expect(answers.map(({ json }) => json.isRetried).toSorted()).toEqual([false, true])
  const rows = await db.select().from(failingRowsTable)
  const due = rows.filter(({ retryAt }) => retryAt.getTime() <= Date.now())
  expect(due.map((row) => row.rowId)).toEqual([rowId])
  const ran: string[] = []
  await drainJobs(db, [{ name: queue, run: async () => void ran.push(queue) }])
  expect(ran).toEqual([queue])
  const events = await db.select().from(eventsTable).where(eq(eventsTable.kind, "job.retried"))
  expect(events).toMatchObject([{ entityId: 0, actorId: admin.id, data: { queue, entity, rowId } }])
})

test("a row that works again has nothing to try", async () => {
  const path = "/api/failing-rows/lapse-holds/booking/17/retry"
  expect(await call("POST", path, { as: admin.id })).toMatchObject({ status: 404 })
})
