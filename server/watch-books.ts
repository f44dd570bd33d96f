import { sql } from "drizzle-orm"
import { z } from "zod"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { deleteFailures, listFailingRows, noteFailure } from "#platform/server/failing-rows.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { isRetryOfRows } from "#platform/server/sweep.ts"
import { type Invariant, invariants } from "./commands/invariants.ts"
import { livenessInvariants } from "./commands/liveness.ts"
import { requireKept } from "./commands/require-kept.ts"

export const BOOKS_QUEUE = "watch-books"

/** Addresses and calls carry ids of 100 characters. */
const MAX_ID_LENGTH = 80

interface Rule extends Invariant {
  /** Its sentence as a word, or the beginning of it: „every-ledger-transaction-balances“ */
  id: string
}

/** The rules of `npm run invariants`, among them those of what must not stand still at this moment. */
export function listRules(): Rule[] {
  return [...invariants, ...livenessInvariants(clock.now())].map((invariant) => ({
    ...invariant,
    id: invariant.rule
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, MAX_ID_LENGTH)
      .replaceAll(/^-|-$/g, ""),
  }))
}

const ROWS = { queue: BOOKS_QUEUE, entity: "rule" }

/** What has run is of no use to anybody after the alarm that nothing runs (45 minutes). */
const JOBS_ARE_KEPT_SECONDS = 7200

/** A job of a pass; the last one names no rule. */
const stepSchema = z.object({
  pass: z.string(),
  rule: z.string().nullable(),
  /** The first number of its next slice. */
  from: z.number(),
  /** Only what is known to fail. */
  isRetry: z.boolean(),
})

type Step = z.output<typeof stepSchema>

/** What the last job of a pass of all rules contains. */
export const PASS_IS_OVER = JSON.stringify({ rule: null, isRetry: false })

/**
 * Recomputes seats and money in the database and looks for what stands still, in a job for each rule (several where
 * it is checked slice by slice), one after the other: each has a limit of its own, and the database never works at two. A rule that is broken, or that is not
 * checked within its limit, is a failing row: it raises an alarm, and an hour later it is a case of the back office.
 * Nothing is mended by itself.
 */
export const watchBooksQueue: JobQueue = {
  name: BOOKS_QUEUE,
  cron: "*/15 * * * *",
  async run(db, data) {
    const step = stepSchema.safeParse(data).data
    if (step === undefined) return await beginPass(db, isRetryOfRows(data))
    const rules = listRules()
    const index = rules.findIndex(({ id }) => id === step.rule)
    const rule = rules[index]
    if (rule === undefined) return
    const from = await checkRule(db, rule, step.from)
    if (from === undefined) await enqueueNext(db, step, rules.slice(index + 1))
    else await enqueueStep(db, { ...step, from })
  },
}

/** While one pass is under way there is no second: what has failed meanwhile is tried again within the minute. */
async function beginPass(db: Db, isRetry: boolean): Promise<void> {
  const rules = listRules()
  const known = new Set(rules.map(({ id }) => id))
  const failing = await listFailingRows(db, ROWS)
  const over = [...failing.keys()].filter((id) => !known.has(id))
  await deleteFailures(db, ROWS, over)
  if (await isPassUnderWay(db)) return
  await enqueueNext(db, { pass: clock.now().toISOString(), isRetry }, rules)
}

async function isPassUnderWay(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pgboss.job where name = ${BOOKS_QUEUE} and state <= 'active' and data ? 'pass' limit 1`)
  return rows.length > 0
}

/** The first of the rules that is due; named, so that a job that is repeated lets none follow twice. */
async function enqueueNext(
  db: Db,
  { pass, isRetry }: Pick<Step, "pass" | "isRetry">,
  rules: readonly Rule[],
): Promise<void> {
  const failing = await listFailingRows(db, ROWS)
  const now = clock.now()
  const next = rules.find(({ id }) => {
    const row = failing.get(id)
    return row ? row.retryAt <= now : !isRetry
  })
  await enqueueStep(db, { pass, isRetry, rule: next?.id ?? null, from: 0 })
}

async function enqueueStep(db: Db, step: Step): Promise<void> {
  await enqueue(db, BOOKS_QUEUE, step, {
    name: `${BOOKS_QUEUE}/${step.pass}/${step.rule}/${step.from}`,
    deleteAfterSeconds: JOBS_ARE_KEPT_SECONDS,
  })
}

/** Answers where it goes on, if the rule is not checked to its end. */
async function checkRule(db: Db, rule: Rule, from: number): Promise<number | undefined> {
  try {
    const next = await requireKept(db, rule, from)
    if (next !== undefined) return next
  } catch (error) {
    const failures = ((await listFailingRows(db, ROWS)).get(rule.id)?.failures ?? 0) + 1
    log.error({ err: error, ...ROWS, rowId: rule.id, failures }, "a rule of the books is not kept")
    await noteFailure(db, ROWS, { rowId: rule.id, failures, error })
    return undefined
  }
  await deleteFailures(db, ROWS, [rule.id])
  return undefined
}
