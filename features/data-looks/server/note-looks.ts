import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { LookKind } from "../data-look.ts"
import { dataLooksTable } from "./data-looks-table.ts"

interface Look {
  kind: LookKind
  /** Whose data is shown; null: somebody without an account. */
  of: readonly (number | null | undefined)[]
  /** Why, where whoever looks had to say so. */
  reason?: string
}

const AT_ONCE = 1000

/** Writes down for each person that the back office has opened something of theirs; nobody looks at themselves. */
export async function noteLooks(db: Db, actor: UserActor, { kind, of, reason = "" }: Look) {
  const people = new Set(of.filter((id) => typeof id === "number" && id !== actor.userId))
  const rows = [...people].flatMap((userId) =>
    userId
      ? [
          {
            userId,
            lookerId: actor.userId,
            roles: [...(actor.officeRoles ?? [])],
            kind,
            reason,
            lookedAt: clock.now(),
          },
        ]
      : [],
  )
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db.insert(dataLooksTable).values(rows.slice(start, start + AT_ONCE))
  }
}
