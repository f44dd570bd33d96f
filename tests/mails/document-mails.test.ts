import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { NOTIFICATION_RULES } from "#features/notifications/server/notification-rules.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { documentName } from "#features/verification/document-kinds.ts"
import {
  DOCUMENTS_DECIDED,
  notifyOfDecisionsQueue,
} from "#features/verification/server/notify-of-decisions.ts"
import { remindOfDocumentsQueue } from "#features/verification/server/remind-of-documents.ts"
import { verificationDocumentsTable as documents } from "#features/verification/server/verification-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import { formatIsoDay, HOME_ZONE } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { factsIn, seenIn } from "#tests/support/mail-facts.ts"
import { receiveMails } from "#tests/support/smtp.ts"

const received = receiveMails()
const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

const END = addDays(isoDay(clock.now(), HOME_ZONE), 20)

/** A pilot of whose documents one is a medical until END, waiting for a decision or decided. */
async function pilotWith(status: "submitted" | "verified") {
  const pilot = await makePilot(db)
  await db.delete(documents).where(eq(documents.userId, pilot.id))
  const [row] = await db
    .insert(documents)
    .values({
      userId: pilot.id,
      kind: "medical",
      class: "class_2",
      status,
      issuedOn: addDays(END, -700),
      expiresOn: END,
      decidedAt: status === "verified" ? clock.now() : null,
      createdAt: clock.now(),
    })
    .returning({ id: documents.id })
  return { email: pilot.email, id: row?.id }
}

async function decide(id: number | undefined, body: object) {
  const { status } = await call("POST", `/api/documents/${id}/decision`, { as: admin.id, body })
  expect(status).toBe(200)
}

async function decided(body: object) {
  const { email, id } = await pilotWith("submitted")
  await decide(id, body)
  await notifyOfDecisionsQueue.run(db, null)
  return email
}

const LETTERS: Record<string, { happens(): Promise<string>; subject: string; says: string[] }> = {
  [DOCUMENTS_DECIDED]: {
    happens: () => decided({ verdict: "verified" }),
    subject: "Geprüft: Medical, Klasse 2",
    says: ["Wir haben deinen Nachweis angesehen", formatIsoDay(END)],
  },
  "document.expiring": {
    async happens() {
      const { email } = await pilotWith("verified")
      await remindOfDocumentsQueue.run(db, null)
      return email
    },
    subject: `Medical, Klasse 2 endet am ${formatIsoDay(END)}`,
    says: [`endet am ${formatIsoDay(END)}`, "Neuen Nachweis einreichen"],
  },
}

test("every document event that sends mail has its template here", () => {
  const mailed = NOTIFICATION_RULES.filter(({ on, isMailed }) => isMailed && on in LETTERS)
  expect(mailed.map(({ on }) => on).toSorted()).toEqual(Object.keys(LETTERS).toSorted())
})

test.each(Object.entries(LETTERS))(
  "%s arrives with what was decided or ends, the same in text and HTML",
  async (_, { happens, subject, says }) => {
    const email = await happens()
    await workOff(db)
    const mails = received.filter(({ to }) => to?.[0]?.address === email)
    expect(mails.map((mail) => mail.subject)).toEqual([subject])
    const [mail] = mails
    if (!mail) throw new Error("no mail came")
    const { text, html } = seenIn(mail)
    for (const fact of says) {
      expect.soft(text, "text").toContain(fact)
      expect.soft(html, "HTML").toContain(fact)
    }
    expect(factsIn(text)).toEqual(factsIn(html))
  },
)

test("six approvals in a row are one mail, though each rings the bell", async () => {
  const pilot = await makePilot(db)
  const mine = eq(documents.userId, pilot.id)
  await db.update(documents).set({ status: "submitted", decidedAt: null }).where(mine)
  const handedIn = await db.select().from(documents).where(mine)
  expect(handedIn).toHaveLength(6)
  for (const { id } of handedIn) {
    // the timer runs between them
    await notifyOfDecisionsQueue.run(db, null)
    await decide(id, { verdict: "verified" })
  }
  await notifyOfDecisionsQueue.run(db, null)
  await notifyOfDecisionsQueue.run(db, null)
  await workOff(db)
  const mails = received.filter(({ to }) => to?.[0]?.address === pilot.email)
  expect(mails.map(({ subject }) => subject)).toEqual(["Geprüft: 6 Nachweise"])
  for (const { kind, class: documentClass } of handedIn) {
    expect(mails[0]?.text).toContain(documentName({ kind, class: documentClass }))
  }
  const bells = await db.$count(notificationsTable, eq(notificationsTable.userId, pilot.id))
  expect(bells).toBe(6)
})

test("a rejection is sent with the approvals before it, after two minutes and not ten", async () => {
  const pilot = await makePilot(db)
  const mine = eq(documents.userId, pilot.id)
  await db.update(documents).set({ status: "submitted", decidedAt: null }).where(mine)
  const [first, second] = await db.select().from(documents).where(mine)
  if (!first || !second) throw new Error("the pilot has handed in nothing")
  await decide(first.id, { verdict: "verified" })
  await decide(second.id, { verdict: "rejected", reason: "other", note: "Seite 2 fehlt." })
  const mails = async () => {
    await notifyOfDecisionsQueue.run(db, null)
    await workOff(db)
    return received.filter(({ to }) => to?.[0]?.address === pilot.email)
  }
  expect(await mails()).toEqual([])
  const at = clock.now().getTime() + minutes(2)
  const restore = setClockSource(() => new Date(at))
  try {
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Bitte noch einmal einreichen: ${documentName(second)}`)
    for (const fact of ["Seite 2 fehlt.", documentName(first), "Noch einmal einreichen"]) {
      expect(mail?.text).toContain(fact)
    }
  } finally {
    restore()
  }
})
