import { desc, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { Setting, SettingValue } from "../setting.ts"
import { settingVersionsTable as versions } from "./setting-versions-table.ts"

export interface SettingChange {
  value: SettingValue
  /** The number of the version that whoever changes it has seen; 0: none yet. */
  basedOn: number
  reason: string
}

/**
 * Adds a version that holds from now on, in the transaction of the command. What somebody else has
 * changed since it was looked at is never overwritten; a repeat finds its own version.
 * @returns its number
 */
export async function writeSetting(
  tx: Db,
  setting: Setting,
  {
    value,
    basedOn,
    reason,
    actor,
    approvalId = null,
  }: SettingChange & {
    actor: UserActor
    approvalId?: number | null
  },
): Promise<number> {
  const before = await findNewest(tx, setting)
  const number = basedOn + 1
  if (before.number !== basedOn) {
    if (before.number === number && before.setBy === actor.userId && isSame(before.value, value)) {
      return number
    }
    throw changedMeanwhile()
  }
  if (isSame(before.value, value)) throw nothingChanged()
  const [added] = await tx
    .insert(versions)
    .values({
      key: setting.key,
      number,
      value,
      reason,
      setBy: actor.userId,
      setAt: clock.now(),
      approvalId,
    })
    .onConflictDoNothing({ target: [versions.key, versions.number] })
    .returning({ id: versions.id })
  if (!added) throw changedMeanwhile()
  await recordEvent(tx, {
    kind: "setting.changed",
    entityId: added.id,
    actor,
    role: "admin",
    from: basedOn === 0 ? null : String(basedOn),
    to: String(number),
    reason,
    data: { key: setting.key, ...(approvalId !== null && { approvalId }) },
  })
  return number
}

/** What holds now as the database has it, where memory may be half a second behind. */
export async function findNewest(db: Db, setting: Setting) {
  const [newest] = await db
    .select({ number: versions.number, value: versions.value, setBy: versions.setBy })
    .from(versions)
    .where(eq(versions.key, setting.key))
    .orderBy(desc(versions.number))
    .limit(1)
  return newest ?? { number: 0, value: setting.standard, setBy: null }
}

/** Whether two values say the same, whatever the order of their keys. */
export function isSame(one: SettingValue, other: SettingValue): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
}

/** Somebody else was quicker. */
export function changedMeanwhile() {
  return new DomainError(
    "setting-changed",
    "invalid",
    "Inzwischen hat jemand anders diese Einstellung geändert. Lade die Seite neu und sieh dir an, was jetzt gilt; was du getippt hast, ist nicht gespeichert.",
  )
}

/** Nothing to do is said, or the history would fill with versions that change nothing. */
export function nothingChanged() {
  return new DomainError("setting-same", "invalid", "Genau das gilt schon.")
}
