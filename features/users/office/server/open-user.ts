import { and, desc, eq, isNull } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { formatAccountEvent } from "#features/users/core/account-events.ts"
import { unknownUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import { canBlock } from "../restriction.ts"
import type { AccountEvent, UserSheet } from "../user-sheet.ts"
import { listRestrictionsOf } from "./find-restriction.ts"
import { listedUser } from "./list-users.ts"
import { shownRestriction } from "./restriction-view.ts"

const SHOWN_EVENTS = 40

/** Opens an account for the back office, which is written down, because it shows personal data. */
export function openUser(db: Db, actor: UserActor, userId: number): Promise<UserSheet> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select()
      .from(usersTable)
      .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
    if (!user) throw unknownUser()
    const pilot = await findPilotProfile(tx, userId)
    const restrictions = await listRestrictionsOf(tx, userId)
    const block = restrictions.find((one) => one.subjectKind === "profile" && !one.liftedAt)
    const sheet = {
      ...listedUser(user, pilot !== undefined),
      pilot: pilot ? { licence: pilot.licence, home: pilot.home?.name ?? null } : null,
      block: block ? shownRestriction(block) : null,
      restrictions: restrictions.map(shownRestriction),
      events: await listAccountEvents(tx, userId),
      mayBlock: canBlock(actor, user),
    }
    await recordEvent(tx, { kind: "user.opened", entityId: userId, actor, role: "admin" })
    await noteLooks(tx, actor, { kind: "account", of: [userId] })
    return sheet
  })
}

async function listAccountEvents(db: Db, userId: number): Promise<AccountEvent[]> {
  const rows = await db
    .select({ id: eventsTable.id, kind: eventsTable.kind, at: eventsTable.at })
    .from(eventsTable)
    .where(and(eq(eventsTable.entity, "user"), eq(eventsTable.entityId, userId)))
    .orderBy(desc(eventsTable.id))
    .limit(SHOWN_EVENTS)
  return rows.map(({ id, kind, at }) => ({
    id,
    text: formatAccountEvent(kind),
    at: at.toISOString(),
  }))
}
