import { asc, eq, inArray } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { dataLooksTable } from "#features/data-looks/server/data-looks-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { shownColumns } from "#platform/list-columns.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { USER_COLUMNS, USER_LIST } from "../user-list.ts"
import { toUsersCsv } from "../users-csv.ts"
import { blockUser } from "./block-user.ts"
import { exportUsers, listUsers } from "./list-users.ts"
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

const read = (words: string) => parseListAddress(USER_LIST, new URLSearchParams(words))
const idsOf = async (words: string) =>
  (await listUsers(db, read(words))).entries.map(({ id }) => id)

/** Twenty-seven accounts, one more than a page and one, whose names and addresses run against their age. */
async function makeMany(mark: string) {
  const made: number[] = []
  for (let at = 0; at < 27; at += 1) {
    const { id } = await makeUser(db, {
      // some have the same name, and stand by their number
      firstName: "Ada",
      lastName: `${mark}${String.fromCharCode(122 - Math.floor(at / 2))}`,
      email: `${String.fromCharCode(122 - (at % 26))}${at}@${mark}.example`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
    })
    made.push(id)
  }
  return made
}

test("it sorts by age, name and address both ways, and pages hold still while new accounts come in", async () => {
  const made = await makeMany("seiten")
  const people = await db.select().from(usersTable).where(inArray(usersTable.id, made))
  const by = (key: (user: (typeof people)[number]) => string) =>
    people
      .toSorted((one, other) =>
        key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : one.id - other.id,
      )
      .map(({ id }) => id)
  const orders = {
    aelteste: made,
    neueste: made.toReversed(),
    name: by(({ lastName }) => lastName),
    "letzter-name": by(({ lastName }) => lastName).toReversed(),
    mail: by(({ email }) => email),
    "letzte-mail": by(({ email }) => email).toReversed(),
  }
  for (const [sort, expected] of Object.entries(orders)) {
    const words = `suche=@seiten.example&sortierung=${sort}`
    const first = await listUsers(db, read(words))
    expect(
      first.entries.map(({ id }) => id),
      sort,
    ).toEqual(expected.slice(0, 25))
    expect([first.total, first.previous], sort).toEqual([27, null])
    const second = await listUsers(db, read(`${words}&nach=${first.next}`))
    expect(
      second.entries.map(({ id }) => id),
      sort,
    ).toEqual(expected.slice(25))
    expect(second.next, sort).toBeNull()
    const back = await listUsers(db, read(`${words}&vor=${second.previous}`))
    expect(back.entries, sort).toEqual(first.entries)
    expect(back.previous, sort).toBeNull()
  }
  const first = await listUsers(db, read("suche=@seiten.example"))
  await makeUser(db, { email: "neu@seiten.example" })
  expect(await idsOf(`suche=@seiten.example&nach=${first.next}`)).toEqual(
    made.slice(0, 2).toReversed(),
  )
})

test("a page behind an account that nobody knows is empty", async () => {
  expect(await idsOf("nach=999999999")).toEqual([])
})

test("the table has the accounts, the order and the columns that are shown, no formula, and is written down for each", async () => {
  const [first, second] = [
    await makeUser(db, { firstName: "=SUM(A1)", lastName: "Tafel", email: "b@tafel.example" }),
    await makePilot(db, { firstName: "Ada", lastName: "Tafel", email: "a@tafel.example" }),
  ]
  await block(first.id)
  const query = read("suche=@tafel.example&sortierung=mail&spalten=email,blocked,status&nach=1")
  const people = await exportUsers(db, ADMIN, query)
  const [titles, ...lines] = toUsersCsv(people, shownColumns(USER_COLUMNS, query.columns))
    .trim()
    .split("\r\n")
  expect(titles).toBe('"Name";"E-Mail";"Gesperrt seit";"Stand"')
  expect(lines[0]).toBe('"Ada Tafel";"a@tafel.example";"";"Pilot:in"')
  expect(lines[1]).toMatch(
    /^"'=SUM\(A1\) Tafel";"b@tafel\.example";"\d\d\.\d\d\.\d{4}";"Gesperrt"$/,
  )
  expect(lines).toHaveLength(2)
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "user.accounts_exported"))
  expect(events).toMatchObject([{ actorId: admin.id, actorKind: "admin", data: { count: 2 } }])
  const looks = await db
    .select()
    .from(dataLooksTable)
    .where(eq(dataLooksTable.kind, "accounts_table"))
  expect(looks.map(({ userId }) => userId).toSorted()).toEqual([first.id, second.id].toSorted())

  // what was chosen elsewhere is no part of the view
  const chosen = await exportUsers(db, ADMIN, query, [second.id, admin.id])
  expect(chosen.map(({ id }) => id)).toEqual([second.id])
  expect(await exportUsers(db, ADMIN, query, [])).toEqual([])
})
