import { asc, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { days, minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { storage } from "#platform/server/storage.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { makePdf } from "#tests/support/pdf.ts"
import { documentFileKey } from "../document-file.ts"
import { deleteOldDocumentFilesQueue } from "./delete-old-document-files.ts"
import { notifyOfDecisionsQueue } from "./notify-of-decisions.ts"
import { openDocumentFile } from "./open-document-file.ts"
import { remindOfDocumentsQueue } from "./remind-of-documents.ts"
import { listQueue, openForReview } from "./review-queries.ts"
import { documentFilesTable, verificationDocumentsTable } from "./verification-tables.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

let restoreClock = () => {}
afterEach(() => restoreClock())

function waitDays(count: number) {
  const then = clock.now().getTime() + days(count)
  restoreClock()
  restoreClock = setClockSource(() => new Date(then))
}

const today = () => isoDay(clock.now(), HOME_ZONE)

async function bringFile(as: number): Promise<string> {
  const sent = await call("POST", "/api/document-files", {
    as,
    rawBody: makePdf(),
    headers: { "content-type": "application/pdf" },
  })
  expect(sent.status).toBe(201)
  return sent.json.id
}

async function handIn(as: number, part: object = {}) {
  const body = {
    kind: "licence",
    class: "PPL(A)",
    number: "DE.FCL.12345",
    issuedOn: addDays(today(), -100),
    expiresOn: addDays(today(), 400),
    fileIds: [await bringFile(as)],
    ...part,
  }
  return call("POST", "/api/documents", { as, body })
}

async function rowOf(id: number) {
  const [row] = await db
    .select()
    .from(verificationDocumentsTable)
    .where(eq(verificationDocumentsTable.id, id))
  return row
}

const filesOf = (id: number) =>
  db.select().from(documentFilesTable).where(eq(documentFilesTable.documentId, id))

async function eventsOf(id: number): Promise<string[]> {
  const rows = await db
    .select({ kind: eventsTable.kind, entity: eventsTable.entity, entityId: eventsTable.entityId })
    .from(eventsTable)
    .where(eq(eventsTable.entityId, id))
    .orderBy(asc(eventsTable.id))
  return rows.filter(({ entity }) => entity === "document").map(({ kind }) => kind)
}

function decide(id: number, body: object, as = admin.id) {
  return call("POST", `/api/documents/${id}/decision`, { as, body })
}

async function bellsOf(userId: number): Promise<string[]> {
  const { json } = await call("GET", `/api/users/${userId}/notifications`, { as: userId })
  return json.map(({ kind }: { kind: string }) => kind)
}

const newPilot = () => makePilot(db, { email: `pilot${Math.random()}@flug.example` })

test("a document is submitted, opened, verified, and its pilot is notified by bell and mail", async () => {
  const pilot = await newPilot()
  const { status, json } = await handIn(pilot.id)
  expect({ status, state: json.status }).toEqual({ status: 201, state: "submitted" })
  expect(await filesOf(json.id)).toHaveLength(1)
  const queue = await listQueue(db, {
    status: "offen",
    kind: "lizenz",
    sort: "neueste",
    search: "",
    page: 1,
  })
  expect(queue.entries[0]).toMatchObject({
    id: json.id,
    pilot: `${pilot.firstName} ${pilot.lastName}`,
  })
  expect(await openForReview(db, ADMIN, json.id)).toMatchObject({
    status: "in_review",
    mayDecide: true,
  })
  expect(await decide(json.id, { verdict: "verified" })).toMatchObject({
    status: 200,
    json: { status: "verified" },
  })
  await notifyOfDecisionsQueue.run(db, null)
  await workOff(db)
  expect(await bellsOf(pilot.id)).toEqual(["document-verified"])
  const [mail] = await mailsTo(db, pilot.email)
  expect(mail?.subject).toBe("Geprüft: Lizenz PPL(A)")
  expect(await eventsOf(json.id)).toEqual([
    "document.submitted",
    "document.opened",
    "document.verified",
  ])
})

test("a rejected document says why, and is replaced by the next one submitted", async () => {
  const pilot = await newPilot()
  const { json } = await handIn(pilot.id)
  const note = "Die zweite Seite ist abgeschnitten."
  expect(await decide(json.id, { verdict: "rejected", reason: "incomplete", note })).toMatchObject({
    status: 200,
  })
  await notifyOfDecisionsQueue.run(db, null)
  await workOff(db)
  const [mail] = await mailsTo(db, pilot.email)
  expect(mail?.text).toContain("Es fehlt eine Seite.")
  expect(mail?.text).toContain(note)
  const files = await filesOf(json.id)
  const next = await handIn(pilot.id)
  await workOff(db)
  expect(await rowOf(json.id)).toBeUndefined()
  expect(await rowOf(next.json.id)).toMatchObject({ status: "submitted", rejection: null })
  for (const { id } of files) expect(await storage().exists(documentFileKey(id))).toBe(false)
})

test("a decision is taken once: the same again changes nothing, another one is refused", async () => {
  const { json } = await handIn((await newPilot()).id)
  const both = await Promise.all([
    decide(json.id, { verdict: "verified" }),
    decide(json.id, { verdict: "verified" }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await eventsOf(json.id)).toEqual(["document.submitted", "document.verified"])
  expect(await decide(json.id, { verdict: "rejected", reason: "unreadable" })).toMatchObject({
    status: 422,
    json: { code: "already-decided" },
  })
  expect(await rowOf(json.id)).toMatchObject({ status: "verified" })
})

test.each([
  [{ verdict: "rejected" }, "reason", "Wähl einen Grund."],
  [{ verdict: "rejected", reason: "other" }, "note", "Schreib dazu, was fehlt."],
])(
  "sending back without its reason is refused at the field: %j",
  async (body, property, sentence) => {
    const { json } = await handIn((await newPilot()).id)
    const answer = await decide(json.id, body)
    expect(answer.status).toBe(400)
    expect(answer.json.message[0]).toMatchObject({ property })
    expect(Object.values(answer.json.message[0].constraints)).toEqual([sentence])
    expect(await rowOf(json.id)).toMatchObject({ status: "submitted" })
  },
)

test("an admin who flies lets somebody else decide", async () => {
  const pilot = await makePilot(db, { email: "beides@flug.example", isAdmin: true })
  const { json } = await handIn(pilot.id)
  const actor = { ...ADMIN, userId: pilot.id, isPilot: true }
  expect(await openForReview(db, actor, json.id)).toMatchObject({
    status: "submitted",
    mayDecide: false,
  })
  expect(await decide(json.id, { verdict: "verified" }, pilot.id)).toMatchObject({ status: 403 })
})

test.each([
  ["an end before the issue", { expiresOn: "2020-01-01", issuedOn: "2021-01-01" }, "expiresOn"],
  ["an issue tomorrow", { issuedOn: addDays(today(), 1) }, "issuedOn"],
  ["no such day", { issuedOn: "2026-02-30" }, "issuedOn"],
  ["a class that there is not", { class: "../../etc/passwd" }, "class"],
  ["no file", { fileIds: [] }, "fileIds"],
])("%s is refused at its field, and nothing is submitted", async (_, part, property) => {
  const pilot = await newPilot()
  const { status, json } = await handIn(pilot.id, part)
  expect(status).toBe(400)
  expect(json.message.map((entry: { property: string }) => entry.property)).toEqual([property])
  const list = await db
    .select()
    .from(verificationDocumentsTable)
    .where(eq(verificationDocumentsTable.userId, pilot.id))
  expect(list.filter(({ status: state }) => state === "submitted")).toEqual([])
})

test("another person's file cannot be submitted, nor one file twice", async () => {
  const [pilot, thief] = [await newPilot(), await newPilot()]
  const fileId = await bringFile(pilot.id)
  expect(await handIn(thief.id, { fileIds: [fileId] })).toMatchObject({ status: 400 })
  expect(await handIn(pilot.id, { fileIds: [fileId] })).toMatchObject({ status: 201 })
  expect(
    await handIn(pilot.id, { kind: "identity", class: "passport", fileIds: [fileId] }),
  ).toMatchObject({
    status: 400,
  })
})

test("a file opens for its owner and the back office, whose look is written down, and for nobody else", async () => {
  const [pilot, other] = [await newPilot(), await newPilot()]
  const fileId = await bringFile(pilot.id)
  const actor = (userId: number) => ({
    ...ADMIN,
    userId,
    isPilot: true,
    isAdmin: false,
    officeRoles: [],
  })
  expect(await openDocumentFile(db, ADMIN, fileId)).toBeUndefined()
  const { json } = await handIn(pilot.id, { fileIds: [fileId] })
  expect(await openDocumentFile(db, actor(other.id), fileId)).toBeUndefined()
  expect(await openDocumentFile(db, actor(pilot.id), fileId)).toMatchObject({ id: fileId })
  expect(await eventsOf(json.id)).toEqual(["document.submitted"])
  expect(await openDocumentFile(db, ADMIN, fileId)).toMatchObject({ id: fileId })
  expect(await eventsOf(json.id)).toEqual(["document.submitted", "document.file_viewed"])
})

test("30 days after the decision files and number go, class and dates stay", async () => {
  const { json } = await handIn((await newPilot()).id)
  await decide(json.id, { verdict: "verified" })
  const files = await filesOf(json.id)
  waitDays(29.9)
  await deleteOldDocumentFilesQueue.run(db, {})
  expect(await filesOf(json.id)).toEqual(files)
  waitDays(0.2)
  await deleteOldDocumentFilesQueue.run(db, {})
  await workOff(db)
  expect(await filesOf(json.id)).toEqual([])
  for (const { id } of files) expect(await storage().exists(documentFileKey(id))).toBe(false)
  expect(await rowOf(json.id)).toMatchObject({ class: "PPL(A)", number: "", status: "verified" })
  expect((await rowOf(json.id))?.expiresOn).not.toBeNull()
  expect((await eventsOf(json.id)).at(-1)).toBe("document.files_deleted")
})

test("files that were never submitted are deleted after a day", async () => {
  const pilot = await newPilot()
  const fileId = await bringFile(pilot.id)
  await deleteOldDocumentFilesQueue.run(db, {})
  expect(await storage().exists(documentFileKey(fileId))).toBe(true)
  waitDays(1.01)
  await deleteOldDocumentFilesQueue.run(db, {})
  await workOff(db)
  expect(await storage().exists(documentFileKey(fileId))).toBe(false)
})

test(
  "pilots are reminded 60, 30 and 7 days before the end, once each, until the next one is submitted",
  async () => {
    const pilot = await newPilot()
    const { json } = await handIn(pilot.id, { expiresOn: addDays(today(), 100) })
    await decide(json.id, { verdict: "verified" })
    const told: number[] = []
    for (let daysLeft = 100; daysLeft >= 0; daysLeft -= 1) {
      await remindOfDocumentsQueue.run(db, {})
      await remindOfDocumentsQueue.run(db, {})
      if (
        (await eventsOf(json.id)).filter((kind) => kind === "document.expiring").length >
        told.length
      ) {
        told.push(daysLeft)
      }
      waitDays(1)
    }
    expect(told).toEqual([60, 30, 7])
    await workOff(db)
    expect((await bellsOf(pilot.id)).filter((kind) => kind === "document-expiring")).toHaveLength(3)
  },
  minutes(1),
)

test("a pilot who has submitted the next document is not reminded of the old one", async () => {
  const pilot = await newPilot()
  const { json } = await handIn(pilot.id, { expiresOn: addDays(today(), 20) })
  await decide(json.id, { verdict: "verified" })
  await handIn(pilot.id)
  await remindOfDocumentsQueue.run(db, {})
  expect(await eventsOf(json.id)).not.toContain("document.expiring")
})
