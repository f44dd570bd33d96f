import { eq } from "drizzle-orm"
import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { testDatabase } from "#tests/support/database.ts"
import { ownUser } from "./own-user.ts"
import { pageContext } from "./page-context.ts"

const db = await testDatabase()

function pageOf(userId: number) {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    db,
    user: { kind: "user", userId, isPilot: false, isAdmin: false },
    nonce: "",
    cookie: () => undefined,
    address: "127.0.0.1",
    setCookie: () => undefined,
    answerInstead: () => undefined,
  })
  return { context, url: new URL("https://own.invalid/de/cockpit") }
}

test("one page loads the user's account once, and the next page loads it again", async () => {
  const { id } = await makeUser(db, { firstName: "Mira" })
  const page = pageOf(id)
  const first = await ownUser(page)
  expect(first).toMatchObject({ id, firstName: "Mira" })
  await db.update(usersTable).set({ firstName: "Maren" }).where(eq(usersTable.id, id))
  expect(await ownUser(page)).toBe(first)
  expect(await ownUser(pageOf(id))).toMatchObject({ firstName: "Maren" })
})

test("pages that are made at the same time know their own person only", async () => {
  const [one, other] = [await makeUser(db), await makeUser(db)]
  const accounts = await Promise.all([ownUser(pageOf(one.id)), ownUser(pageOf(other.id))])
  expect(accounts.map(({ id }) => id)).toEqual([one.id, other.id])
})
