import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { writeGrants } from "#features/office-roles/server/write-grants.ts"
import { listViews } from "#features/office-views/server/list-views.ts"
import { officeViewsTable } from "#features/office-views/server/office-views-tables.ts"
import { eraseOfficeViews, exportViews } from "#features/office-views/server/own-views.ts"
import { inTransaction } from "#platform/server/db.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)

async function colleague(...roles: ("owner" | "support" | "content")[]) {
  const { id } = await makeUser(db, { isAdmin: true })
  await writeGrants(db, { userId: id, roles, grantedById: null })
  return id
}

const view = (part: object = {}) => ({
  list: "bookings",
  name: "Zugesagt",
  words: "stand=zugesagt&sortierung=start",
  isShared: false,
  ...part,
})
const save = (as: number, part: object = {}) =>
  call("POST", "/api/office-views", { as, body: view(part) })
const shown = async (userId: number, list = "bookings") =>
  (await listViews(db, userId, list)).map(({ name, words }) => `${name}: ${words}`)

test("a view keeps the words of its list alone, for its owner alone", async () => {
  const [own, other] = [await colleague("owner"), await colleague("support")]
  const { status, json } = await save(own, {
    words: "suche=Jana+Beispiel&stand=zugesagt&nach=9&spalten=price&gibtsnicht=1",
  })
  expect(status).toBe(201)
  expect(await listViews(db, own, "bookings")).toEqual([
    {
      id: json.id,
      name: "Zugesagt",
      words: "stand=zugesagt&spalten=booking%2Cprice",
      isShared: false,
      isOwn: true,
      mayChange: true,
      isDefault: false,
    },
  ])
  expect(await shown(own, "mails")).toEqual([])
  expect(await shown(other)).toEqual([])
})

test("a view is shared, renamed, overwritten and taken back by its owner alone", async () => {
  const [own, other] = [await colleague("owner"), await colleague("support")]
  const { id } = (await save(own, { name: "Meine", isShared: true })).json
  const change = (as: number, body: object) => call("PUT", `/api/office-views/${id}`, { as, body })
  expect(await shown(other)).toContain("Meine: stand=zugesagt&sortierung=start")
  expect((await change(other, { name: "Deine", isShared: true })).status).toBe(403)
  expect((await call("DELETE", `/api/office-views/${id}`, { as: other })).status).toBe(403)
  await call("PUT", "/api/default-office-view", {
    as: other,
    body: { list: "bookings", viewId: id },
  })
  expect((await listViews(db, other, "bookings")).find((one) => one.id === id)).toMatchObject({
    isDefault: true,
    mayChange: false,
  })
  expect(
    (await change(own, { name: "Alle nach Preis", isShared: true, words: "sortierung=betrag" }))
      .status,
  ).toBe(204)
  expect(await shown(other)).toContain("Alle nach Preis: sortierung=betrag")
  expect((await change(own, { name: "Alle nach Preis", isShared: false })).status).toBe(204)
  expect(await shown(other)).toEqual([])
  expect((await change(other, { name: "Deine", isShared: true })).status).toBe(404)
  expect((await change(own, { name: "Alle nach Preis", isShared: true })).status).toBe(204)
  // that it was once the other's default is forgotten with the sharing
  expect((await listViews(db, other, "bookings")).map(({ isDefault }) => isDefault)).toEqual([
    false,
  ])
  expect((await call("DELETE", `/api/office-views/${id}`, { as: own })).status).toBe(204)
  expect((await call("DELETE", `/api/office-views/${id}`, { as: own })).status).toBe(204)
})

test("two views of one person and list have two names, and a nameless one is refused", async () => {
  const own = await colleague("owner")
  expect((await save(own, { name: "Heute" })).status).toBe(201)
  expect((await save(own, { name: " heute " })).json.message).toEqual([
    { property: "name", constraints: { "name-taken": "So heißt schon eine deiner Ansichten." } },
  ])
  expect((await save(own, { name: "Heute", list: "mails", words: "" })).status).toBe(201)
  expect((await save(own, { name: "   " })).status).toBe(400)
  const both = await Promise.all([save(own, { name: "Zweimal" }), save(own, { name: "Zweimal" })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

test("a list that somebody may not open has no views for them", async () => {
  const content = await colleague("content")
  expect((await save(content)).status).toBe(403)
  const { id } = (await save(await colleague("owner"), { name: "Geteilt", isShared: true })).json
  const change = { name: "Fremd", isShared: true }
  expect((await call("PUT", `/api/office-views/${id}`, { as: content, body: change })).status).toBe(
    403,
  )
  const body = { list: "mails", viewId: id }
  const support = await colleague("support")
  expect((await call("PUT", "/api/default-office-view", { as: support, body })).status).toBe(404)
})

test("what somebody has shared stays with the team when they leave, and what was theirs goes with the account", async () => {
  const [leaving, staying] = [await colleague("owner"), await colleague("support")]
  const { id } = (await save(leaving, { name: "Vom Team", isShared: true })).json
  await save(leaving, { name: "Privat" })
  const change = (name: string) =>
    call("PUT", `/api/office-views/${id}`, { as: staying, body: { name, isShared: false } })
  expect((await change("Zu früh")).status).toBe(403)
  await writeGrants(db, { userId: leaving, roles: [], grantedById: null })
  expect((await change("Jetzt unser")).status).toBe(204)
  expect(await shown(staying)).toContain("Jetzt unser: stand=zugesagt&sortierung=start")
  expect(await exportViews(db, leaving)).toMatchObject([
    { liste: "bookings", name: "Jetzt unser", geteilt: true },
    { liste: "bookings", name: "Privat", geteilt: false },
  ])
  await inTransaction(db, (tx) => eraseOfficeViews(tx, leaving))
  expect(await exportViews(db, leaving)).toEqual([])
  const [left] = await db.select().from(officeViewsTable).where(eq(officeViewsTable.id, id))
  expect(left).toMatchObject({ ownerId: null, isShared: true, name: "Jetzt unser" })
  expect(await shown(staying)).toContain("Jetzt unser: stand=zugesagt&sortierung=start")
})
