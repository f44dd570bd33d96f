import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { makeWithdrawal } from "#db/seed/factories/make-withdrawal.ts"
import { listWithdrawable } from "#features/vouchers/server/list-withdrawable.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { draftReply } from "../draft-reply.ts"
import { eraseWithdrawals } from "./erase-withdrawals.ts"
import { exportWithdrawals } from "./export-withdrawals.ts"
import { getWithdrawal } from "./office-queries.ts"
import { withdrawalRepliesTable } from "./withdrawals-table.ts"

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

const reply = (id: number, text: string) =>
  call("POST", `/api/withdrawals/${id}/replies`, { as: admin.id, body: { text } })

test("a reply is a mail from the case and stays with it; pressed twice, also at once, it is one", async () => {
  const email = "antwort@widerruf.example"
  const { id, ref } = await makeWithdrawal(db, { email })
  const text = "Hallo Lena,\n\nder letzte Tag war gestern.\nViele Grüße"
  const answers = [
    ...(await Promise.all([reply(id, text), reply(id, text), reply(id, text)])),
    await reply(id, text),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1)
  const mails = await mailsTo(db, email)
  expect(mails).toMatchObject([
    {
      subject: `Antwort auf deinen Widerruf ${ref}`,
      text: expect.stringContaining("der letzte Tag war gestern.\nViele Grüße"),
    },
  ])
  expect(await getWithdrawal(db, ADMIN, id)).toMatchObject({ replies: [{ text }], mayReply: true })
  const events = (await db.select().from(eventsTable)).filter(
    ({ kind, entityId }) => kind === "withdrawal.replied" && entityId === id,
  )
  expect(events).toMatchObject([{ actorId: admin.id, data: {}, reason: null }])

  // another one follows, also when the case is closed
  await call("POST", `/api/withdrawals/${id}/handling`, { as: admin.id, body: { note: "Ab." } })
  expect((await reply(id, "Noch etwas.")).status).toBe(200)
  expect(await mailsTo(db, email)).toHaveLength(2)
})

test("nobody answers themselves, and no reply goes out empty", async () => {
  const own = await makeWithdrawal(db, { userId: admin.id })
  expect(await reply(own.id, "Ja.")).toMatchObject({ status: 403 })
  expect(await getWithdrawal(db, ADMIN, own.id)).toMatchObject({ mayReply: false })
  const { id } = await makeWithdrawal(db)
  const empty = await reply(id, "  ")
  expect(empty.status).toBe(400)
  expect(JSON.stringify(empty.json)).toContain("Schreib, was du antwortest.")
})

test("deleting the account removes the replies and our copies of the mails; before that, the export contains them", async () => {
  const email = "vergessen@widerruf.example"
  const user = await makeUser(db, { email })
  const { id } = await makeWithdrawal(db, { email })
  await reply(id, "Der Widerruf kam zu spät.")
  expect(await exportWithdrawals(db, user.id)).toMatchObject({
    widerrufe: [{ antworten: [{ text: "Der Widerruf kam zu spät." }] }],
  })
  await eraseWithdrawals(db, { userId: user.id, email })
  const left = (await db.select().from(withdrawalRepliesTable)).filter(
    ({ withdrawalId }) => withdrawalId === id,
  )
  expect(left).toEqual([])
  expect(await getWithdrawal(db, ADMIN, id)).toMatchObject({ replies: [], mayReply: false })
  expect(await reply(id, "Hallo?")).toMatchObject({
    status: 422,
    json: { code: "withdrawal-forgotten" },
  })
})

test("the draft says the period, its last day and until when the voucher is valid", async () => {
  const email = "entwurf@widerruf.example"
  const receivedAt = new Date("2026-11-25T10:00:00Z")
  const { id } = await makeWithdrawal(db, { email, receivedAt, contract: "Mein Gutschein" })
  await makeVoucher(db, {
    buyerEmail: email,
    valueCents: 10_000,
    activatedAt: new Date("2026-11-06T09:00:00Z"),
    validUntil: new Date("2029-12-31T22:59:59Z"),
  })
  const withdrawal = await getWithdrawal(db, ADMIN, id)
  const vouchers = await listWithdrawable(db, { ...withdrawal, at: receivedAt })
  expect(draftReply(withdrawal, vouchers)).toBe(
    [
      "Hallo Lena Berger,",
      "dein Widerruf kam am Mi., 25. November 2026, 11:00 Uhr bei uns an.",
      "Deinen Gutschein über 100,00\u00a0€ hast du am Fr., 6. November 2026 gekauft. Widerrufen konntest du den Kauf 14 Tage lang, der letzte Tag war der Fr., 20. November 2026. Dein Widerruf kam danach, deshalb nehmen wir den Gutschein nicht zurück. Verloren ist er nicht: Er gilt bis 31. Dezember 2029.",
      "Viele Grüße",
    ].join("\n\n"),
  )
})
