import { and, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { passkeysTable } from "./passkeys-tables.ts"
import { unknownPasskey } from "./unknown-passkey.ts"

/** Gives one of the own passkeys the name by which its owner knows it; the same one again changes nothing. */
export function renamePasskey(
  db: Db,
  actor: UserActor,
  { id, name }: { id: string; name: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const own = and(eq(passkeysTable.id, id), eq(passkeysTable.userId, actor.userId))
    const [known] = await tx
      .select({ name: passkeysTable.name })
      .from(passkeysTable)
      .where(own)
      .for("update")
    if (!known) throw unknownPasskey()
    if (known.name === name) return
    await tx.update(passkeysTable).set({ name }).where(own)
    await recordEvent(tx, {
      kind: "user.passkey_renamed",
      entityId: actor.userId,
      actor,
      role: actor.isPilot ? "pilot" : "passenger",
    })
  })
}
