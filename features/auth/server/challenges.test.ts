import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { attemptCode } from "#features/auth/core/server/attempt-code.ts"
import {
  type ChallengePurpose,
  loginChallengesTable,
} from "#features/auth/core/server/auth-tables.ts"
import { consumeChallenge } from "#features/auth/core/server/consume-challenge.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { signInWithCode } from "#features/auth/sign-in/server/sign-in-with-code.ts"
import { openDatabase } from "#platform/server/db.ts"
import { wrongCodes } from "#tests/support/account-steps.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"

const { db, url } = await testDatabaseWithUrl()

const PURPOSES: ChallengePurpose[] = ["login", "password", "email"]

function challengeOf(id: string) {
  return db
    .select()
    .from(loginChallengesTable)
    .where(eq(loginChallengesTable.id, id))
    .then(([challenge]) => challenge)
}

test.each(PURPOSES)("a code for %s is good for nothing else", async (purpose) => {
  const email = `${purpose}@example.org`
  const { id, code } = await startChallenge(db, { email, purpose })
  for (const other of PURPOSES.filter((one) => one !== purpose)) {
    expect(await attemptCode(db, { email, code, purpose: other })).toBeUndefined()
  }
  expect(await attemptCode(db, { email, code, purpose })).toBe(id)
})

test("a code for a new password or address opens no session", async () => {
  const email = "keine-tuer@example.org"
  for (const purpose of ["password", "email"] as const) {
    const { code } = await startChallenge(db, { email, purpose })
    const signIn = { email, code, isPersistent: true, address: "192.0.2.1", device: "Lynx" }
    await expect(
      signInWithCode(db, { ...signIn, idempotencyKey: undefined }),
    ).rejects.toMatchObject({
      kind: "unauthenticated",
    })
  }
})

test("using one code up leaves those for other things alone", async () => {
  const email = "nebeneinander@example.org"
  const login = await startChallenge(db, { email, purpose: "login" })
  const older = await startChallenge(db, { email, purpose: "password" })
  const newer = await startChallenge(db, { email, purpose: "password" })
  expect(await consumeChallenge(db, { id: newer.id, email, purpose: "password" })).toBe(true)
  expect(await consumeChallenge(db, { id: newer.id, email, purpose: "password" })).toBe(false)
  expect((await challengeOf(older.id))?.usedAt).not.toBeNull()
  expect((await challengeOf(login.id))?.usedAt).toBeNull()
})

test("only a sign-in has a link, and only its hash is stored", async () => {
  const login = await startChallenge(db, { email: "link@example.org", purpose: "login" })
  expect(Buffer.from(login.linkToken, "base64url")).toHaveLength(32)
  const stored = await challengeOf(login.id)
  expect(stored?.linkHash).toHaveLength(43)
  expect(JSON.stringify(stored)).not.toContain(login.linkToken)
  const other = await startChallenge(db, { email: "link@example.org", purpose: "email" })
  expect(other).not.toHaveProperty("linkToken")
  expect((await challengeOf(other.id))?.linkHash).toBeNull()
})

test("of 100 guesses at one moment through two pools five are looked at", async () => {
  const pools = [openDatabase(url, { max: 10 }), openDatabase(url, { max: 10 })]
  const email = "hundert@example.org"
  const { id, code } = await startChallenge(db, { email, purpose: "login" })
  const guesses = wrongCodes(code, 100).map((guess, index) =>
    attemptCode(pools[index % 2]?.db ?? db, { email, code: guess, purpose: "login" }),
  )
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([undefined]))
  expect((await challengeOf(id))?.wrongCodes).toHaveLength(5)
  expect(await attemptCode(db, { email, code, purpose: "login" })).toBeUndefined()
  for (const pool of pools) await pool.close()
})
