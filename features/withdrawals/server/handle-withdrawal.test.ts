import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeWithdrawal } from "#db/seed/factories/make-withdrawal.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { WITHDRAWAL_LIST } from "../withdrawal-list.ts"
import { eraseWithdrawals } from "./erase-withdrawals.ts"
import { exportWithdrawals } from "./export-withdrawals.ts"
import { countOpenWithdrawals, getWithdrawal, listWithdrawals } from "./office-queries.ts"

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

const handle = (id: number, note: string, as = admin.id) =>
  call("POST", `/api/withdrawals/${id}/handling`, { as, body: { note } })

const found = async (words: string) => {
  const query = parseListAddress(WITHDRAWAL_LIST, new URLSearchParams(words))
  return (await listWithdrawals(db, query)).entries.map(({ id }) => id)
}

test("the note about a declaration is stored, logged once, and closes the case", async () => {
  const { id } = await makeWithdrawal(db)
  const waiting = await countOpenWithdrawals(db)
  expect(await found("")).toContain(id)
  const first = await handle(id, "Gutschein erstattet, Antwort geschickt.")
  expect(first).toMatchObject({ status: 200, json: { id, status: "handled" } })
  expect(await handle(id, "Gutschein erstattet, Antwort geschickt.")).toMatchObject({
    status: 200,
    json: first.json,
  })
  expect(await getWithdrawal(db, ADMIN, id)).toMatchObject({
    handlingNote: "Gutschein erstattet, Antwort geschickt.",
    mayHandle: false,
  })
  expect(await countOpenWithdrawals(db)).toBe(waiting - 1)
  expect(await found("")).not.toContain(id)
  expect(await found("stand=bearbeitet")).toContain(id)
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "withdrawal.handled"))
  expect(events.map(({ entityId, actorId }) => ({ entityId, actorId }))).toEqual([
    { entityId: id, actorId: admin.id },
  ])
  expect(JSON.stringify(events)).not.toContain("erstattet")
})

test("of two admins at once one closes the case, and the other is refused with the reason", async () => {
  const { id } = await makeWithdrawal(db)
  const other = await makeUser(db, { isAdmin: true })
  const answers = await Promise.all([handle(id, "Erstattet."), handle(id, "Abgelehnt.", other.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.json.message).toBe(
    "Diesen Widerruf hat inzwischen jemand anders bearbeitet. Lad die Seite neu.",
  )
})

test("nobody handles their own declaration, and no case closes without a note", async () => {
  const own = await makeWithdrawal(db, { userId: admin.id })
  expect((await handle(own.id, "Erledigt.")).status).toBe(403)
  expect(await getWithdrawal(db, ADMIN, own.id)).toMatchObject({ mayHandle: false })
  const { id } = await makeWithdrawal(db)
  const empty = await handle(id, "   ")
  expect(empty.status).toBe(400)
  expect(JSON.stringify(empty.json)).toContain("Schreib, was du getan hast.")
})

test("deleting the account removes the note, and the case is no longer open", async () => {
  const email = "weg@widerruf.example"
  const open = await makeWithdrawal(db, { email })
  const closed = await makeWithdrawal(db, { email })
  await handle(closed.id, "Mit Lena telefoniert.")
  const user = await makeUser(db, { email })
  expect(await exportWithdrawals(db, user.id)).toMatchObject({
    widerrufe: [{ wasGetanWurde: "" }, { wasGetanWurde: "Mit Lena telefoniert." }],
  })
  await eraseWithdrawals(db, { userId: user.id, email })
  expect(await getWithdrawal(db, ADMIN, closed.id)).toMatchObject({
    isAnonymized: true,
    name: "",
    handlingNote: "",
  })
  expect(await found("")).not.toContain(open.id)
  expect((await handle(open.id, "Zu spät.")).status).toBe(422)
})

test("the list finds by case, name, address and contract, oldest or newest first", async () => {
  const early = await makeWithdrawal(db, {
    name: "Ottilie Zwirner",
    email: "ottilie@widerruf.example",
    contract: "Flug nach Föhr",
    receivedAt: new Date(clock.now().getTime() - minutes(1)),
  })
  const late = await makeWithdrawal(db, { name: "Ottilie Zwirner" })
  for (const text of [early.ref, early.ref.toLowerCase(), "ottilie@", "nach föhr"]) {
    expect(await found(`suche=${encodeURIComponent(text)}`), text).toEqual([early.id])
  }
  expect(await found("suche=zwirner")).toEqual([early.id, late.id])
  expect(await found("suche=zwirner&sortierung=neueste")).toEqual([late.id, early.id])
  expect(await found("suche=%25")).toEqual([])
})
