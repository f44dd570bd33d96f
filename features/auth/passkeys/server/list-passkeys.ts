import { desc, eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { OwnPasskey } from "../passkey-schemas.ts"
import { passkeysTable } from "./passkeys-tables.ts"

/** The passkeys of an account, the newest first. */
export async function listPasskeys(db: Db, userId: number): Promise<OwnPasskey[]> {
  const passkeys = await db
    .select()
    .from(passkeysTable)
    .where(eq(passkeysTable.userId, userId))
    .orderBy(desc(passkeysTable.createdAt), passkeysTable.id)
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}
