import { createHash, randomInt } from "node:crypto"
import { and, eq, isNull, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { RECOVERY_CODES } from "../second-factor.ts"
import { recoveryCodesTable } from "./second-factor-tables.ts"

// No letter that looks like a digit or another letter. 24 of 30 are 117 bits: from 112 on a plain hash is
// enough (OWASP ASVS 5.0, 6.5.2). Codes made before have 16, and count until they are renewed.
const LETTERS = "abcdefghjkmnpqrstuvwxyz2345679"
const LENGTH = 24

/** Makes new codes in the place of all former ones; they are shown once and kept as hashes. */
export async function replaceRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  await tx.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId))
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const createdAt = clock.now()
  await tx
    .insert(recoveryCodesTable)
    .values(codes.map((code) => ({ codeHash: hashOfRecoveryCode(code), userId, createdAt })))
  return codes
}

/** Uses one up; false where it is none of this account or was used before. */
export async function consumeRecoveryCode(tx: Db, userId: number, code: string): Promise<boolean> {
  const [used] = await tx
    .update(recoveryCodesTable)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(recoveryCodesTable.codeHash, hashOfRecoveryCode(code)),
        eq(recoveryCodesTable.userId, userId),
        isNull(recoveryCodesTable.usedAt),
      ),
    )
    .returning({ userId: recoveryCodesTable.userId })
  return used !== undefined
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [left] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodesTable)
    .where(and(eq(recoveryCodesTable.userId, userId), isNull(recoveryCodesTable.usedAt)))
  return left?.count ?? 0
}

/** However it is typed: with dashes or spaces, large or small. */
export function hashOfRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, "")
  return createHash("sha256").update(letters).digest("base64url")
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("")
  return letters.match(/.{4}/g)?.join("-") ?? letters
}
