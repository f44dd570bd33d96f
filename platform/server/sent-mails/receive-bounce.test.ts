import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { clock } from "#platform/clock.ts"
import { eventsTable } from "#platform/server/events.ts"
import { ADDRESS_REFUSED, mailsTable } from "#platform/server/mail.ts"
import { isAddressRefused } from "#platform/server/refused-addresses.ts"
import { testDatabase } from "#tests/support/database.ts"
import { bounceHeader } from "./bounce-token.ts"
import { mailBouncesTable } from "./mail-bounces-table.ts"

process.env.MAIL_BOUNCE_TOKEN = "0123456789abcdef-bounces"
const { testApplication } = await import("#tests/support/application.ts")

const db = await testDatabase()
const { call } = testApplication(db)

let made = 0

async function sentMail() {
  made += 1
  const [mail] = await db
    .insert(mailsTable)
    .values({
      id: crypto.randomUUID(),
      key: `bounced/${made}`,
      kind: "event",
      recipient: `gast${made}@flug.example`,
      subject: "Deine Buchung",
      html: "",
      text: "",
      attachments: [],
      headers: {},
      containsCode: false,
      status: "sent",
      createdAt: clock.now(),
      sentAt: clock.now(),
    })
    .returning()
  if (!mail) throw new Error("no mail was written")
  return mail
}

interface Report {
  address: string
  token: string
  status?: string
  action?: string
}

function report({ address, token, status = "5.1.1", action = "failed" }: Report): string {
  return `Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.flug.example

Final-Recipient: rfc822; ${address}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} User unknown

--b
Content-Type: text/rfc822-headers

Message-ID: <0f0e@aufwind.example>
X-Mail-Token: ${token}

--b--
`
}

const hand = (rawBody: string, token = "0123456789abcdef-bounces") =>
  call("POST", "/api/webhooks/mail-bounces", {
    rawBody,
    headers: { authorization: `Bearer ${token}`, "content-type": "message/rfc822" },
  })

const refusalsOf = (number: number) =>
  db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.entityId, number))
    .then((rows) => rows.filter(({ kind }) => kind === ADDRESS_REFUSED))

test("a mail that comes back for good marks its address once, however often it is handed in", async () => {
  const mail = await sentMail()
  const raw = report({
    address: mail.recipient.toUpperCase(),
    token: bounceHeader(mail.id)["X-Mail-Token"],
  })
  for (const answer of [await hand(raw), await hand(raw)]) expect(answer.status).toBe(200)
  expect(await isAddressRefused(db, mail.recipient)).toBe(true)
  expect(await refusalsOf(mail.number)).toHaveLength(1)
  const [row] = await db.select().from(mailsTable).where(eq(mailsTable.id, mail.id))
  expect(row).toMatchObject({ status: "failed", problem: "550 5.1.1 User unknown" })
  expect(await db.$count(mailBouncesTable, eq(mailBouncesTable.mailNumber, mail.number))).toBe(1)
})

test("a delay, a full policy and an address behind a forwarding are only counted", async () => {
  for (const told of [
    { status: "4.4.1", action: "delayed" },
    { status: "5.7.1" },
    { address: "weitergeleitet@flug.example" },
  ]) {
    const mail = await sentMail()
    await hand(
      report({ address: mail.recipient, token: bounceHeader(mail.id)["X-Mail-Token"], ...told }),
    )
    expect(await isAddressRefused(db, mail.recipient)).toBe(false)
    const [row] = await db.select().from(mailsTable).where(eq(mailsTable.id, mail.id))
    expect(row?.status).toBe("sent")
    const counted = eq(mailBouncesTable.mailNumber, mail.number)
    expect(await db.$count(mailBouncesTable, counted)).toBe(1)
  }
})

test("what does not prove that it is about a mail of ours changes nothing", async () => {
  const [mail, other] = [await sentMail(), await sentMail()]
  const strange = bounceHeader(other.id)["X-Mail-Token"].replace(other.id, mail.id)
  for (const token of [`<${mail.id}>`, strange, `<${mail.id}.${"x".repeat(22)}>`]) {
    expect((await hand(report({ address: mail.recipient, token }))).status).toBe(200)
  }
  expect(await isAddressRefused(db, mail.recipient)).toBe(false)
  expect(await db.$count(mailBouncesTable, eq(mailBouncesTable.mailNumber, mail.number))).toBe(0)
})

test("without the operator's token nothing is taken in", async () => {
  const mail = await sentMail()
  const raw = report({ address: mail.recipient, token: bounceHeader(mail.id)["X-Mail-Token"] })
  expect((await hand(raw, "0123456789abcdef-anderes")).status).toBe(401)
  expect(await isAddressRefused(db, mail.recipient)).toBe(false)
})
