import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { createUser } from "#features/users/core/server/create-user.ts"
import { makeAdmin } from "#features/users/core/server/make-admin.ts"
import {
  findPasswordHash,
  findUserByEmail,
  getOwnUser,
  getPublicUser,
} from "#features/users/core/server/users-queries.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()

async function eventsOf(userId: number) {
  const events = await db.select().from(eventsTable).where(eq(eventsTable.entityId, userId))
  return events.filter(({ entity }) => entity === "user").map(({ kind }) => kind)
}

test("a proven address without an account makes one, confirmed and without a password", async () => {
  const userId = await confirmEmail(db, "neu@example.org")
  expect(await findUserByEmail(db, "neu@example.org")).toEqual({ id: userId, isConfirmed: true })
  expect(await getOwnUser(db, userId)).toEqual({
    id: userId,
    email: "neu@example.org",
    firstName: "",
    lastName: "",
    about: "",
    languages: ["de"],
    photoId: null,
    isPilot: false,
    isAdmin: false,
    hasPassword: false,
    hasSubscribedNewsletter: false,
    mutedMails: [],
    mutedPushes: [],
    bankAccount: null,
  })
  expect(await eventsOf(userId)).toEqual(["user.created", "user.email_confirmed"])
})

test("the same address proven at the same moment makes one account", async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => confirmEmail(db, "eins@example.org")),
  )
  expect(new Set(ids).size).toBe(1)
  expect(await eventsOf(ids[0] ?? 0)).toEqual(["user.created", "user.email_confirmed"])
})

test("a password that somebody set before the address was proven opens nothing", async () => {
  const userId = await createUser(db, { email: "opfer@example.org", firstName: "Ida" })
  await db
    .update(usersTable)
    .set({ passwordHash: "$argon2id$of-somebody-else" })
    .where(eq(usersTable.id, userId))
  expect(await findPasswordHash(db, "opfer@example.org")).toBeUndefined()
  expect(await confirmEmail(db, "opfer@example.org")).toBe(userId)
  expect(await findPasswordHash(db, "opfer@example.org")).toEqual({ userId, passwordHash: null })
})

test("proving a confirmed address again changes nothing", async () => {
  const userId = await confirmEmail(db, "treu@example.org")
  await db.update(usersTable).set({ passwordHash: "$own" }).where(eq(usersTable.id, userId))
  expect(await confirmEmail(db, "treu@example.org")).toBe(userId)
  expect(await findPasswordHash(db, "treu@example.org")).toEqual({ userId, passwordHash: "$own" })
  expect(await eventsOf(userId)).toHaveLength(2)
})

test("a second account for an address is refused at its field", async () => {
  await createUser(db, { email: "doppelt@example.org" })
  await expect(createUser(db, { email: "doppelt@example.org" })).rejects.toMatchObject({
    code: "email-taken",
    fields: { email: expect.stringContaining("bereits einen registrierten Account") },
  })
})

test("the address of a deleted account is free again", async () => {
  const former = await confirmEmail(db, "weg@example.org")
  await db.update(usersTable).set({ deletedAt: clock.now() }).where(eq(usersTable.id, former))
  expect(await findUserByEmail(db, "weg@example.org")).toBeUndefined()
  await expect(getOwnUser(db, former)).rejects.toMatchObject({ kind: "not-found" })
  expect(await confirmEmail(db, "weg@example.org")).not.toBe(former)
})

test("the back office is given to an address, with or without an account", async () => {
  const userId = await makeAdmin(db, "chefin@example.org")
  expect(await getOwnUser(db, userId)).toMatchObject({ isAdmin: true })
  expect(await eventsOf(userId)).toContain("user.made_admin")
})

test("strangers see a first name and an initial", async () => {
  const userId = await createUser(db, {
    email: "henrik@example.org",
    firstName: "Henrik",
    lastName: "Lorenzen",
  })
  await db.insert(pilotProfilesTable).values({ userId, licence: "PPL(A)", createdAt: clock.now() })
  expect(await getPublicUser(db, userId)).toEqual({
    id: userId,
    name: "Henrik L.",
    initials: "HL",
    about: "",
    languages: ["de"],
    photoId: null,
    isPilot: true,
  })
})
