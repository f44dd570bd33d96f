import { eq, sql } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import {
  bankAccountsTable,
  pilotProfilesTable,
  usersTable,
} from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const ACCOUNT = {
  accountHolder: "Henrik Lorenzen",
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "cobadeffxxx",
}
const SHOWN = {
  accountHolder: "Henrik Lorenzen",
  iban: "DE89 •••• •••• •••• ••30 00",
  bic: "COBADEFFXXX",
}

let henrik = 0
let count = 0

beforeEach(async () => {
  count += 1
  henrik = await confirmEmail(db, `henrik${count}@example.org`)
  await db
    .update(usersTable)
    .set({ firstName: "Henrik", lastName: "Lorenzen" })
    .where(eq(usersTable.id, henrik))
  await db
    .insert(pilotProfilesTable)
    .values({ userId: henrik, licence: "PPL(A)", createdAt: clock.now() })
})

const put = (body: unknown, as = henrik, id = henrik) =>
  call("PUT", `/api/users/${id}`, { as, body })
const read = (as = henrik, id = henrik) => call("GET", `/api/users/${id}/as-owner`, { as })

async function eventsOf(userId: number) {
  const events = await db.select().from(eventsTable).where(eq(eventsTable.entityId, userId))
  return events
    .filter(({ entity, kind }) => entity === "user" && !/created|confirmed/.test(kind))
    .map(({ kind, data }) => ({ kind, data }))
}

async function mailsTo(userId: number) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  return db
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.recipient, user?.email ?? ""))
}

test("the owner reads the whole own account", {
  meta: proves("call-as-owner", "user-fields"),
}, async () => {
  await put({ bankAccount: ACCOUNT, hasSubscribedNewsletter: true })
  const { status, json } = await read()
  expect(status).toBe(200)
  expect(json).toEqual({
    id: henrik,
    email: `henrik${count}@example.org`,
    firstName: "Henrik",
    lastName: "Lorenzen",
    about: "",
    languages: ["de"],
    photoId: null,
    isPilot: true,
    isAdmin: false,
    hasPassword: false,
    hasSubscribedNewsletter: true,
    mutedMails: [],
    mutedPushes: [],
    bankAccount: SHOWN,
  })
})

test("somebody else's account looks like a missing one, for reading and for writing", {
  meta: proves("call-as-owner", "call-update-user"),
}, async () => {
  const lena = await confirmEmail(db, `lena${count}@example.org`)
  const answers = await Promise.all([
    read(lena, henrik),
    read(lena, 2_000_000_000),
    put({ firstName: "Mallory" }, lena, henrik),
    put({ firstName: "Mallory" }, lena, 2_000_000_000),
  ])
  for (const { status, json } of answers) {
    expect(status).toBe(404)
    expect(json).toEqual(answers[0]?.json)
  }
  expect((await read()).json.firstName).toBe("Henrik")
})

test("guests change nothing", async () => {
  const { status } = await call("PUT", `/api/users/${henrik}`, { body: { firstName: "Mallory" } })
  expect(status).toBe(401)
})

test("what is sent is changed and answered, what is not sent stays", {
  meta: proves("call-update-user", "user-fields"),
}, async () => {
  const first = await put({
    firstName: "  Henrike ",
    about: "Fliege seit 2009.\r\nAm liebsten ans Meer.",
    languages: ["de", "da", "de"],
  })
  expect(first.status).toBe(200)
  expect(first.json).toMatchObject({
    firstName: "Henrike",
    lastName: "Lorenzen",
    about: "Fliege seit 2009.\nAm liebsten ans Meer.",
    languages: ["de", "da"],
  })
  const second = await put({ hasSubscribedNewsletter: true, mutedMails: ["ride-reminder"] })
  expect(second.json).toEqual({
    ...first.json,
    hasSubscribedNewsletter: true,
    mutedMails: ["ride-reminder"],
  })
  expect((await read()).json).toEqual(second.json)
  expect(await eventsOf(henrik)).toEqual([
    { kind: "user.settings_changed", data: { fields: ["about", "firstName", "languages"] } },
    {
      kind: "user.settings_changed",
      data: { fields: ["hasSubscribedNewsletter", "mutedMails"] },
    },
    { kind: "user.newsletter_subscribed", data: {} },
  ])
})

test("the same settings again, and settings that are none, leave no trace", async () => {
  const { json } = await put({ firstName: "Henrik", languages: ["de"] })
  expect((await put({})).json).toEqual(json)
  expect((await put({ isAdmin: true, email: "chefin@example.org", id: 1 })).json).toEqual(json)
  expect(await eventsOf(henrik)).toEqual([])
})

test("two pages that change different things at once both succeed", async () => {
  await Promise.all([put({ firstName: "Henni" }), put({ about: "Segelt auch." })])
  expect((await read()).json).toMatchObject({ firstName: "Henni", about: "Segelt auch." })
})

test.each([
  [{ firstName: "  " }, "firstName", "Bitte gib deinen Vornamen an"],
  [{ lastName: "" }, "lastName", "Bitte gib deinen Nachnamen an"],
  [{ firstName: "x".repeat(61) }, "firstName", ""],
  [{ firstName: "Hen\nrik" }, "firstName", ""],
  [{ about: "x".repeat(1001) }, "about", ""],
  [{ languages: [] }, "languages", "Wähl mindestens eine Sprache"],
  [{ languages: ["de", "tlh"] }, "languages.1", ""],
  [{ mutedMails: ["booking-confirmed"] }, "mutedMails.0", ""],
  [{ hasSubscribedNewsletter: "ja" }, "hasSubscribedNewsletter", ""],
  [{ bankAccount: { ...ACCOUNT, accountHolder: "" } }, "bankAccount.accountHolder", "wem das"],
  [{ bankAccount: { ...ACCOUNT, iban: "" } }, "bankAccount.iban", "Bitte gib eine IBAN an"],
  [
    { bankAccount: { ...ACCOUNT, iban: "DE88 3704 0044 0532 0130 00" } },
    "bankAccount.iban",
    "Die Prüfziffern passen nicht.",
  ],
  [
    { bankAccount: { ...ACCOUNT, iban: "TR330006100519786457841326" } },
    "bankAccount.iban",
    "gehört nicht zum SEPA-Raum",
  ],
  [{ bankAccount: { ...ACCOUNT, bic: "COBA" } }, "bankAccount.bic", "8 oder 11 Zeichen"],
])("%j is refused at %s", async (body, property, sentence) => {
  const { status, json } = await put(body)
  expect(status).toBe(400)
  expect(json.message).toHaveLength(1)
  expect(json.message[0].property).toBe(property)
  expect(Object.values(json.message[0].constraints)[0]).toContain(sentence)
})

test("a bank account is stored encrypted, shown masked, and its owner is notified by mail", async () => {
  const { json } = await put({ bankAccount: ACCOUNT })
  expect(json.bankAccount).toEqual(SHOWN)
  const [row] = await db
    .select()
    .from(bankAccountsTable)
    .where(eq(bankAccountsTable.userId, henrik))
  expect(row).toMatchObject({ accountHolder: "Henrik Lorenzen", ibanLast4: "3000" })
  expect(JSON.stringify(row)).not.toContain("0044053201")
  const [mail, ...others] = await mailsTo(henrik)
  expect(others).toEqual([])
  expect(mail?.subject).toBe("Bankverbindung geändert")
  expect(mail?.text).toMatch(/IBAN endet auf\s+3000/)
  expect(mail?.text).not.toContain("DE89")
})

test("the clear IBAN is in no event, no mail and no stored answer", async () => {
  await call("PUT", `/api/users/${henrik}`, {
    as: henrik,
    body: { bankAccount: ACCOUNT },
    headers: { "idempotency-key": `settings-${count}` },
  })
  const { rows } = await db.execute<{ found: string }>(sql`
    select 'event' as found from events e where e::text ~ '0532.?0130'
    union all select 'mail' from mails m where m::text ~ '0532.?0130'
    union all select 'repeat' from idempotency_keys k where k::text ~ '0532.?0130|3000'
    union all select 'row' from bank_accounts b where b::text ~ '0532.?0130'`)
  expect(rows).toEqual([])
})

test("bank accounts are the same when holder, IBAN and BIC are; then nothing changes", {
  meta: proves("bank-account-equality"),
}, async () => {
  await put({ bankAccount: ACCOUNT })
  await put({ bankAccount: { ...ACCOUNT, iban: "DE89370400440532013000", bic: "COBADEFFXXX" } })
  await put({ bankAccount: SHOWN })
  expect(await eventsOf(henrik)).toEqual([{ kind: "user.bank_account_changed", data: {} }])
  expect(await mailsTo(henrik)).toHaveLength(1)
  for (const other of [
    { ...SHOWN, accountHolder: "Lena Lorenzen" },
    { ...SHOWN, accountHolder: "Lena Lorenzen", bic: "" },
    { ...SHOWN, accountHolder: "Lena Lorenzen", iban: "DE02 1203 0000 0000 2020 51", bic: "" },
  ]) {
    await put({ bankAccount: other })
  }
  expect(await eventsOf(henrik)).toHaveLength(4)
  expect(await mailsTo(henrik)).toHaveLength(4)
  expect((await read()).json.bankAccount).toEqual({
    accountHolder: "Lena Lorenzen",
    iban: "DE02 •••• •••• •••• ••20 51",
    bic: "",
  })
})

test("the masked IBAN that comes back means the stored one; any other mask is no IBAN", async () => {
  const refused = { property: "bankAccount.iban", constraints: expect.anything() }
  expect((await put({ bankAccount: SHOWN })).json.message).toEqual([refused])
  await put({ bankAccount: ACCOUNT })
  const { json } = await put({ bankAccount: { ...SHOWN, accountHolder: "H. Lorenzen" } })
  expect(json.bankAccount).toEqual({ ...SHOWN, accountHolder: "H. Lorenzen" })
  const guessed = { ...SHOWN, iban: "DE89 •••• •••• •••• ••99 99" }
  expect((await put({ bankAccount: guessed })).json.message).toEqual([refused])
})

test("a bank account can be taken away, once", async () => {
  await put({ bankAccount: ACCOUNT })
  expect((await put({ bankAccount: null })).json.bankAccount).toBeNull()
  expect((await put({ bankAccount: null })).json.bankAccount).toBeNull()
  expect((await eventsOf(henrik)).map(({ kind }) => kind)).toEqual([
    "user.bank_account_changed",
    "user.bank_account_removed",
  ])
  const subjects = (await mailsTo(henrik)).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(["Bankverbindung entfernt", "Bankverbindung geändert"])
})

test("after a restore without the former secret the account still opens, and takes a new IBAN", async () => {
  await put({ bankAccount: ACCOUNT })
  await db
    .update(bankAccountsTable)
    .set({ ibanEncrypted: `1.${"A".repeat(80)}` })
    .where(eq(bankAccountsTable.userId, henrik))
  const { status, json } = await read()
  expect(status).toBe(200)
  expect(json.bankAccount.iban).toBe("•••• 3000")
  const kept = await put({ bankAccount: { ...json.bankAccount, bic: "" } })
  expect(kept.json.message[0].property).toBe("bankAccount.iban")
  expect((await put({ bankAccount: ACCOUNT })).json.bankAccount).toEqual(SHOWN)
})
