import { asc, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { blockUser } from "./block-user.ts"
import { listUsers } from "./list-users.ts"
import { openUser } from "./open-user.ts"

const db = await testDatabase()
const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

const STATEMENT = {
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Mehrere Gäste sollten bar und an der Plattform vorbei zahlen.",
} as const

const block = (userId: number) => blockUser(db, ADMIN, { userId, statement: STATEMENT })

async function eventsOf(id: number): Promise<string[]> {
  const rows = await db
    .select({ kind: eventsTable.kind })
    .from(eventsTable)
    .where(eq(eventsTable.entityId, id))
    .orderBy(asc(eventsTable.id))
  return rows.map(({ kind }) => kind)
}

const ALL = { group: "alle", sort: "neueste", search: "", page: 1 } as const

test("people are found by parts of name and address and by their number, whatever they type", async () => {
  const user = await makeUser(db, {
    firstName: "Änne",
    lastName: "O_Brien%",
    email: "aenne.finden@konto.example",
  })
  const found = async (search: string) =>
    (await listUsers(db, { ...ALL, search })).entries.map(({ id }) => id)
  for (const text of ["änne o_b", "O_BRIEN%", "Finden@Konto", String(user.id)]) {
    expect(await found(text), text).toContain(user.id)
  }
  expect(await found("aennefinden")).toEqual([])
  expect(await found("999999999999")).toEqual([])
  expect(await found("%")).toEqual([user.id])
})

test("the list shows pilots or blocked accounts alone, by age or by last name", async () => {
  const pilot = await makePilot(db, { lastName: "Aachen" })
  const blocked = await makeUser(db, { lastName: "Zyx" })
  await block(blocked.id)
  const ids = async (part: object) =>
    (await listUsers(db, { ...ALL, ...part })).entries.map(({ id }) => id)
  expect((await ids({}))[0]).toBe(blocked.id)
  expect(await ids({ group: "gesperrt" })).toContain(blocked.id)
  expect(await ids({ group: "gesperrt" })).not.toContain(pilot.id)
  expect(await ids({ group: "pilotinnen" })).toContain(pilot.id)
  expect(await ids({ group: "pilotinnen" })).not.toContain(blocked.id)
  expect((await ids({ sort: "name" }))[0]).toBe(pilot.id)
})

test("opening an account shows what happened to it, and is written down", async () => {
  const user = await makeUser(db)
  await block(user.id)
  const sheet = await openUser(db, ADMIN, user.id)
  expect(sheet).toMatchObject({ isBlocked: true, mayBlock: true, block: STATEMENT })
  expect(sheet.events.map(({ text }) => text)).toEqual(["Gesperrt"])
  expect(await eventsOf(user.id)).toEqual(["user.blocked", "user.opened"])
  expect(await openUser(db, ADMIN, admin.id)).toMatchObject({ mayBlock: false })
  await expect(openUser(db, ADMIN, 2_000_000_000)).rejects.toMatchObject({ kind: "not-found" })
})
