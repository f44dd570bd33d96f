import { asc, desc, eq } from "drizzle-orm"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import type { FailingRowView, JobsQuery } from "../jobs-list.ts"
import { formatQueueName } from "../queue-labels.ts"
import { formatSweptRow, pathOfSweptRow, RULE_ENTITY } from "../swept-row-words.ts"

const PAGE = 25

/** A page of the rows at which timers fail, what failed last first. */
export async function listFailingRowsPage(db: Db, input: JobsQuery) {
  const ofQueue = input.queue ? eq(failingRowsTable.queue, input.queue) : undefined
  const total = await db.$count(failingRowsTable, ofQueue)
  const { page, pageCount, offset } = pageOfList(total, input.page, PAGE)
  const rows = await db
    .select()
    .from(failingRowsTable)
    .where(ofQueue)
    .orderBy(
      desc(failingRowsTable.lastFailedAt),
      asc(failingRowsTable.queue),
      asc(failingRowsTable.entity),
      asc(failingRowsTable.rowId),
    )
    .limit(PAGE)
    .offset(offset)
  const entries = rows.map(
    ({ queue, entity, rowId, problem, failures, firstFailedAt, lastFailedAt, retryAt }) =>
      ({
        queue,
        entity,
        rowId,
        label: formatSweptRow(entity, rowId),
        href: pathOfSweptRow(entity, rowId),
        work: formatQueueName(queue),
        // by its id, a rule is found among those of `npm run invariants`
        problem: entity === RULE_ENTITY ? `${rowId}: ${problem}` : problem,
        failures,
        firstFailedAt: firstFailedAt.toISOString(),
        lastFailedAt: lastFailedAt.toISOString(),
        retryAt: retryAt.toISOString(),
      }) satisfies FailingRowView,
  )
  return { entries, total, page, pageCount }
}

/** How many rows timers fail at. */
export function countFailingRows(db: Db): Promise<number> {
  return db.$count(failingRowsTable)
}
