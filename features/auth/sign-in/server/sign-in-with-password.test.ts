import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { hashPassword, isPassword } from "#features/auth/core/server/password-hash.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { createUser } from "#features/users/core/server/create-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { testDatabase } from "#tests/support/database.ts"
import { signInWithPassword } from "./sign-in-with-password.ts"

const db = await testDatabase()

const PASSWORD = "Über den Wolken 17"
const passwordHash = await hashPassword(PASSWORD)

async function account(email: string): Promise<number> {
  const userId = await confirmEmail(db, email)
  await db.update(usersTable).set({ passwordHash }).where(eq(usersTable.id, userId))
  return userId
}

function signIn(email: string, password: string, options: { address?: string; key?: string } = {}) {
  return signInWithPassword(db, {
    email,
    password,
    isPersistent: false,
    address: options.address ?? email,
    device: "Firefox auf Linux",
    idempotencyKey: options.key,
  })
}

test("passwords are kept as argon2id, salted, whatever form their umlauts have", async () => {
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword(PASSWORD)).not.toBe(passwordHash)
  expect(await isPassword(PASSWORD.normalize("NFD"), passwordHash)).toBe(true)
  expect(await isPassword(`${PASSWORD} `, passwordHash)).toBe(false)
  expect(await isPassword("nobody's password", null)).toBe(false)
  const tooLong = "x".repeat(257)
  expect(await isPassword(tooLong, await hashPassword(tooLong))).toBe(false)
})

test("the right password signs in", async () => {
  const userId = await account("richtig@example.org")
  const grant = await signIn("richtig@example.org", PASSWORD)
  expect(grant.user).toMatchObject({ id: userId, hasPassword: true })
  expect(JSON.stringify(grant.user)).not.toContain("argon2")
})

test("a wrong password, an unknown address, no password and no proof are answered alike", async () => {
  await account("falsch@example.org")
  await confirmEmail(db, "nur-code@example.org")
  const unproven = await createUser(db, { email: "unbestaetigt@example.org" })
  await db.update(usersTable).set({ passwordHash }).where(eq(usersTable.id, unproven))
  const refusals = await Promise.all(
    [
      signIn("falsch@example.org", "Unter den Wolken 17"),
      signIn("niemand@example.org", PASSWORD),
      signIn("nur-code@example.org", PASSWORD),
      signIn("unbestaetigt@example.org", PASSWORD),
    ].map((attempt) => attempt.catch((error: unknown) => error)),
  )
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      code: "wrong-password",
      kind: "unauthenticated",
      fields: {
        password: "E-Mail-Adresse oder Passwort stimmen nicht. Mit einem Code kommst du auch ohne.",
      },
    })
  }
})

test("after ten wrong passwords from one client even the right one waits, elsewhere it works", async () => {
  await account("ziel@example.org")
  for (let round = 0; round < 10; round += 1) {
    await expect(signIn("ziel@example.org", `geraten-${round}`)).rejects.toMatchObject({
      kind: "unauthenticated",
    })
  }
  await expect(signIn("ziel@example.org", PASSWORD)).rejects.toMatchObject({ kind: "limited" })
  const elsewhere = await signIn("ziel@example.org", PASSWORD, { address: "zuhause" })
  expect(elsewhere.user.email).toBe("ziel@example.org")
})

test("a repeat with the same Idempotency-Key opens no second session", async () => {
  const userId = await account("zweimal@example.org")
  const first = await signIn("zweimal@example.org", PASSWORD, { key: "one-click-of-a-person" })
  const again = await signIn("zweimal@example.org", PASSWORD, { key: "one-click-of-a-person" })
  expect(again.sessionId).toBe(first.sessionId)
  expect(
    await db.select().from(sessionsTable).where(eq(sessionsTable.userId, userId)),
  ).toHaveLength(1)
})
