import { once } from "node:events"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { SMTPServer } from "smtp-server"
import { makeUser } from "#db/seed/factories/make-user.ts"
import type { Db } from "#platform/server/db.ts"
import { startFullBucket } from "#tests/support/full-bucket.ts"
import { pausePostgres } from "#tests/support/pause-postgres.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { brokenRules } from "./books.ts"
import { type Finding, tried } from "./finding.ts"
import { freePort, type TestStack } from "./test-stack.ts"
import { waitUntil } from "./wait.ts"

/** What must hold while something is away. */
const TARGETS = {
  /** From the moment in which the database says nothing more until everybody is told so. */
  knownSeconds: 10,
  /** Of an answer from then on. */
  answerMs: 500,
  pageAgeSeconds: 60,
  /** From its first answer on until the process is ready. */
  recoveredSeconds: 10,
  outageHours: 24,
}

/** One thing after the other is taken away from a product that runs, and given back; the books must hold at the end. */
export async function gameDay(ground: TestStack): Promise<Finding[]> {
  const step = (what: string, work: (ground: TestStack) => Promise<string[]>) =>
    tried(what, async () => ({ runs: 1, findings: await work(ground) }))
  return [
    await step("the database says nothing", withoutDatabase),
    await step("the storage is full, the mail server is away for a day", withoutOthers),
    await step("the books after it", ({ db }) => brokenRules(db)),
  ]
}

async function withoutDatabase({ url, db, cluster }: TestStack): Promise<string[]> {
  const cookie = await accessCookieFor(db, (await makeUser(db)).id)
  const visit = async (headers: Record<string, string> = {}) => {
    const begun = performance.now()
    const answer = await fetch(`${url}/de`, { headers: { accept: "text/html", ...headers } })
    await answer.text()
    return { answer, ms: Math.round(performance.now() - begun) }
  }
  await visit()
  const begun = performance.now()
  const goOn = pausePostgres(cluster)
  try {
    await waitUntil("the database is known to be away", async () => {
      return (await fetch(`${url}/api/airports?q=bonn`)).status === 503
    })
    const knownSeconds = secondsSince(begun)
    const visitor = await visit()
    const person = await visit({ cookie })
    goOn()
    const over = performance.now()
    await waitUntil("it is ready again", async () => (await fetch(`${url}/readyz`)).ok)
    const recoveredSeconds = secondsSince(over)
    const age = Number(visitor.answer.headers.get("age"))
    return judged({
      [`known after ${knownSeconds} s, target ${TARGETS.knownSeconds}`]:
        knownSeconds <= TARGETS.knownSeconds,
      [`a visitor got ${visitor.answer.status}, ${age} s old, target 200 and ${TARGETS.pageAgeSeconds}`]:
        visitor.answer.status === 200 && age > 0 && age <= TARGETS.pageAgeSeconds,
      [`somebody signed in got ${person.answer.status}, target 503`]: person.answer.status === 503,
      [`answered after ${visitor.ms} and ${person.ms} ms, target ${TARGETS.answerMs}`]:
        Math.max(visitor.ms, person.ms) <= TARGETS.answerMs,
      [`ready again after ${recoveredSeconds} s, target ${TARGETS.recoveredSeconds}`]:
        recoveredSeconds <= TARGETS.recoveredSeconds,
    })
  } finally {
    goOn()
  }
}

/** Of a process in the place of the first one: its files go to a bucket, its mails to a server that is not there yet. */
async function withoutOthers(ground: TestStack): Promise<string[]> {
  await ground.kill()
  const bucket = await startFullBucket()
  const smtpPort = await freePort()
  const process = ground.launch({
    STORAGE_URL: bucket.url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  })
  try {
    await process.ready
    const photos = await sendPhotos(ground, bucket.makeRoom)
    const mails = await sendMails(ground, smtpPort)
    return [...photos, ...mails]
  } finally {
    process.kill("SIGTERM")
    await process.ended
    bucket.stop()
    // whoever comes next finds the usual one
    await ground.start()
  }
}

async function sendPhotos({ url, db }: TestStack, makeRoom: () => void): Promise<string[]> {
  const { id } = await makeUser(db)
  const cookie = await accessCookieFor(db, id)
  const black = { width: 400, height: 400, channels: 3 as const, background: "#000000" }
  const body = new Uint8Array(await sharp({ create: black }).jpeg().toBuffer())
  const headers = { "content-type": "image/jpeg", cookie }
  const send = async () =>
    (await fetch(`${url}/api/users/${id}/photo`, { method: "POST", headers, body })).status
  const full = await send()
  makeRoom()
  const room = await send()
  return judged({
    [`a photo got ${full} while the storage was full, target 507`]: full === 507,
    [`a photo got ${room} once there was room, target 200`]: room === 200,
  })
}

const RECIPIENTS = 3
const IS_RETRY = sql`name = 'mails' and state = 'retry'`

async function sendMails({ url, db }: TestStack, port: number): Promise<string[]> {
  for (let count = 0; count < RECIPIENTS; count += 1) {
    const { email } = await makeUser(db)
    await fetch(`${url}/api/auth/login/token/send`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `10.0.0.${count}` },
      body: JSON.stringify({ email }),
    })
  }
  let passedHours = 0
  while (passedHours < TARGETS.outageHours) {
    await waitUntil("every mail was tried in vain", async () => {
      const { rows } = await db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pgboss.job where ${IS_RETRY}`,
      )
      return rows[0]?.waiting === (await countQueued(db))
    })
    // as long as the last of them has still to wait
    const { rows } = await db.execute<{ hours: number }>(sql`
      with last as (select max(start_after) - now() as pause from pgboss.job where ${IS_RETRY}),
        passed as (update pgboss.job set start_after = now() where ${IS_RETRY})
      select coalesce(extract(epoch from pause) / 3600, 0)::float as hours from last`)
    passedHours += rows[0]?.hours ?? 0
  }
  // also what others have caused
  const waiting = await countQueued(db)
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, done) {
      received += 1
      stream.resume().once("end", done)
    },
  })
  server.listen(port, "127.0.0.1")
  await once(server.server, "listening")
  await db.execute(sql`update pgboss.job set start_after = now() where id in (
    select id from pgboss.job where ${IS_RETRY} order by start_after limit 1)`)
  await waitUntil("the mails were sent", async () => (await countQueued(db)) === 0)
  server.close()
  return judged({
    [`${received} mails after ${Math.round(passedHours)} hours, target ${waiting}, once each`]:
      waiting >= RECIPIENTS && received === waiting,
  })
}

async function countQueued(db: Db): Promise<number> {
  const { rows } = await db.execute<{ queued: number }>(
    sql`select count(*)::int as queued from mails where status = 'queued'`,
  )
  return rows[0]?.queued ?? 0
}

/** Says each figure beside its target; answers those that are off. */
function judged(figures: Record<string, boolean>): string[] {
  return Object.entries(figures).flatMap(([figure, isGood]) => {
    process.stdout.write(`  ${isGood ? "ok    " : "FAILED"} ${figure}\n`)
    return isGood ? [] : [figure]
  })
}

function secondsSince(begun: number): number {
  return Number(((performance.now() - begun) / 1_000).toFixed(1))
}
