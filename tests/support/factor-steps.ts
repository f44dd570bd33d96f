import { randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import { passkeysTable } from "#features/auth/passkeys/server/passkeys-tables.ts"
import { hashOfRecoveryCode } from "#features/auth/second-factor/server/recovery-codes.ts"
import { recoveryCodesTable } from "#features/auth/second-factor/server/second-factor-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

/** One more recovery code of an account: unlike an app's code it can be given again and again, by new ones. */
export async function makeRecoveryCode(db: Db, email: string): Promise<string> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email))
  if (!user) throw new Error(`nobody is called ${email}`)
  const code = randomBytes(10).toString("hex")
  await db
    .insert(recoveryCodesTable)
    .values({ codeHash: hashOfRecoveryCode(code), userId: user.id, createdAt: clock.now() })
  return code
}

/** A passkey that no browser has: its account has a second factor, and signs in by recovery code. */
export async function makePasskey(db: Db, userId: number): Promise<string> {
  const id = randomBytes(16).toString("base64url")
  const createdAt = clock.now()
  await db
    .insert(passkeysTable)
    .values({ id, userId, publicKey: "AA", counter: 0, name: "Chrome auf Linux", createdAt })
  return id
}
