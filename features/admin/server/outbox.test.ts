import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFailedJob, makeFailedMail } from "#db/seed/factories/make-failed.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { dataLooksTable } from "#features/data-looks/server/data-looks-table.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsQueue, mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { receiveMails } from "#tests/support/smtp.ts"
import { JOBS_LIST } from "../jobs-list.ts"
import { toMailsCsv } from "../mails-csv.ts"
import { OUTBOX_LIST } from "../outbox-list.ts"
import { countFailedJobs, listFailedJobs, listQueues } from "./jobs-queries.ts"
import { countFailedMails, exportMails, listOutbox } from "./outbox-queries.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

const outbox = async (words: string) =>
  (await listOutbox(db, parseListAddress(OUTBOX_LIST, new URLSearchParams(words)))).entries

const failedJobs = async (words = "") =>
  (await listFailedJobs(db, parseListAddress(JOBS_LIST, new URLSearchParams(words)))).entries

async function eventsOf(kind: string) {
  const rows = await db.select().from(eventsTable).where(eq(eventsTable.kind, kind))
  return rows.map(({ entityId, actorId, data }) => ({ entityId, actorId, data }))
}

test("a mail that was given up leaves once more, however often somebody presses", async () => {
  const { number } = await makeFailedMail(db)
  expect(await countFailedMails(db)).toBe(1)
  const retry = () => call("POST", `/api/mails/${number}/retry`, { as: admin.id })
  expect((await retry()).json).toEqual({ isRetried: true })
  expect((await retry()).json).toEqual({ isRetried: false })
  await workOff(db)
  expect(received.map(({ subject }) => subject)).toEqual(["Zugesagt: Übers Watt nach Juist"])
  expect(await outbox("stand=verschickt")).toMatchObject([
    { number, status: "sent", problem: null },
  ])
  expect((await retry()).json).toEqual({ isRetried: false })
  expect(await eventsOf("mail.retried")).toEqual([
    { entityId: number, actorId: admin.id, data: {} },
  ])
})

test("every failed attempt is counted with its error; the last one gives the mail up", async () => {
  const mail = await makeFailedMail(db, {
    status: "queued",
    attempts: 0,
    problem: null,
    // refused by the mail server
    recipient: "kein-adressat",
  })
  await expect(mailsQueue.run(db, { mailId: mail.id })).rejects.toThrow()
  await expect(mailsQueue.run(db, { mailId: mail.id })).rejects.toThrow()
  const [row] = await db.select().from(mailsTable).where(eq(mailsTable.id, mail.id))
  expect(row).toMatchObject({ status: "queued", attempts: 2, problem: expect.stringMatching(/./) })
  await mailsQueue.giveUp?.(db, { mailId: mail.id })
  expect(await outbox("stand=gescheitert")).toMatchObject([{ number: mail.number, attempts: 2 }])
  await db.delete(mailsTable).where(eq(mailsTable.id, mail.id))
})

test("the list masks whom mails go to, also in what servers say, and never holds a text", async () => {
  const mail = await makeFailedMail(db, {
    key: "login-code/1",
    kind: "login-code",
    text: "Dein Code: 482913",
  })
  const listed = await outbox("art=codes")
  expect(listed).toMatchObject([
    {
      number: mail.number,
      sort: "Codes",
      recipient: "l•••@flug.example",
      problem: "550 5.1.1 <l•••@flug.example>: unknown",
    },
  ])
  expect(JSON.stringify(listed)).not.toMatch(/482913|lena\.berger/)
})

test("mails are found by a whole address or a part of the subject", async () => {
  const mail = await makeFailedMail(db, {
    recipient: "ottilie@flug.example",
    subject: "50 % weniger Wind",
  })
  expect(await outbox("suche=Ottilie@flug.example")).toMatchObject([{ number: mail.number }])
  expect(await outbox("suche=ottilie@")).toEqual([])
  expect(await outbox("suche=weniger+wind")).toMatchObject([{ number: mail.number }])
  expect(await outbox("suche=50+%25")).toMatchObject([{ number: mail.number }])
})

test("a job that has failed for good is listed with its error and runs once more", async () => {
  const id = await makeFailedJob(db, "forget-files", "cannot reach s3 as ops@flug.example")
  await makeFailedJob(db, "mails")
  // those of mails wait in the outbox
  expect(await countFailedJobs(db)).toBe(1)
  expect(await failedJobs("warteschlange=forget-files")).toMatchObject([
    {
      id,
      label: "Überzählige Dateien löschen",
      problem: "cannot reach s3 as o•••@flug.example",
      attempts: 17,
    },
  ])
  const figuresOf = async () => (await listQueues(db)).find(({ name }) => name === "forget-files")
  expect(await figuresOf()).toMatchObject({ waiting: 0, failed: 1 })
  const retry = () => call("POST", `/api/jobs/forget-files/${id}/retry`, { as: admin.id })
  const answers = await Promise.all([retry(), retry()])
  expect(answers.map(({ json }) => json.isRetried).toSorted()).toEqual([false, true])
  expect(await figuresOf()).toMatchObject({ waiting: 1, failed: 0 })
  expect(await eventsOf("job.retried")).toEqual([
    { entityId: 0, actorId: admin.id, data: { queue: "forget-files", jobId: id } },
  ])
})

test("a queue that does not exist has no jobs to start", async () => {
  const path = "/api/jobs/pg_catalog/00000000-0000-4000-8000-000000000000/retry"
  expect((await call("POST", path, { as: admin.id })).status).toBe(404)
})

test("pages of mails are turned from mail to mail, both ways", async () => {
  const numbers: number[] = []
  for (let at = 0; at < 27; at += 1) {
    numbers.push((await makeFailedMail(db, { subject: "Zum Umblättern" })).number)
  }
  const page = (words: string) =>
    listOutbox(
      db,
      parseListAddress(OUTBOX_LIST, new URLSearchParams(`suche=Zum+Umbl%C3%A4ttern${words}`)),
    )
  for (const [sort, expected] of [
    ["aelteste", numbers],
    ["neueste", numbers.toReversed()],
  ] as const) {
    const first = await page(`&sortierung=${sort}`)
    expect(first.entries.map(({ number }) => number)).toEqual(expected.slice(0, 25))
    expect([first.total, first.previous]).toEqual([27, null])
    const second = await page(`&sortierung=${sort}&nach=${first.next}`)
    expect(second.entries.map(({ number }) => number)).toEqual(expected.slice(25))
    expect(second.next).toBeNull()
    const back = await page(`&sortierung=${sort}&vor=${second.previous}`)
    expect(back.entries).toEqual(first.entries)
  }
})

test("the table of mails has masked addresses and no formula, and whoever they went to can read of it", async () => {
  const reader = await makeUser(db, { email: "gelesen@tafel.example" })
  const { number } = await makeFailedMail(db, {
    subject: "=SUM(A1) Tafel",
    recipient: "gelesen@tafel.example",
  })
  const actor = {
    kind: "user",
    userId: admin.id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  const query = parseListAddress(OUTBOX_LIST, new URLSearchParams("suche=SUM(A1)"))
  const csv = toMailsCsv(await exportMails(db, actor, query), ["subject", "recipient", "status"])
  const [titles, ...lines] = csv.trim().split("\r\n")
  expect(titles).toBe('"Mail";"Betreff";"Zuletzt";"An";"Stand"')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    new RegExp(`^${number};"'=SUM\\(A1\\) Tafel";.*;"g•••@tafel.example";"Gescheitert"$`),
  )
  expect(await eventsOf("user.mails_exported")).toEqual([
    { entityId: admin.id, actorId: admin.id, data: { count: 1 } },
  ])
  const looks = await db.select().from(dataLooksTable).where(eq(dataLooksTable.kind, "mails_table"))
  expect(looks.map(({ userId }) => userId)).toEqual([reader.id])
})
