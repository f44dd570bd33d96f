import { and, asc, inArray, isNull } from "drizzle-orm"
import { listRolesOf } from "#features/office-roles/server/office-role-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRow } from "../../factories/insert-rows.ts"
import { ADMIN_EMAIL, SUPPORT_EMAIL } from "../../people/demo-logins.ts"

const EMAILS = {
  owner: ADMIN_EMAIL,
  support: SUPPORT_EMAIL,
  finance: "finanzen@aufwind.example",
  safety: "sicherheit@aufwind.example",
} as const

/** Who works in the back office of the demo world. */
export type OfficeStaff = Readonly<Record<keyof typeof EMAILS, UserActor>>

export async function loadStaff(db: Db): Promise<OfficeStaff> {
  const users = await db
    .select({ id: usersTable.id, email: usersTable.email })
    .from(usersTable)
    .where(and(inArray(usersTable.email, Object.values(EMAILS)), isNull(usersTable.deletedAt)))
    .orderBy(asc(usersTable.id))
  const actorOf = async (email: string): Promise<UserActor> => {
    const user = users.find((one) => one.email === email)
    if (!user) throw new Error(`the demo world has no ${email}`)
    const officeRoles = await listRolesOf(db, user.id)
    return { kind: "user", userId: user.id, isPilot: false, isAdmin: true, officeRoles }
  }
  return {
    owner: await actorOf(EMAILS.owner),
    support: await actorOf(EMAILS.support),
    finance: await actorOf(EMAILS.finance),
    safety: await actorOf(EMAILS.safety),
  }
}

interface OfficeEvent {
  /** `entity.happened`. */
  kind: string
  entityId: number
  by: UserActor
  at: Date
  from?: string
  to?: string
  reason?: string
  data?: Record<string, unknown>
}

/** What a command of the back office would have left in the log. */
export async function logEvent(db: Db, event: OfficeEvent): Promise<void> {
  const { kind, entityId, by, at, from = null, to = null, reason = null, data = {} } = event
  await insertRow(db, eventsTable, {
    kind,
    entity: kind.slice(0, kind.indexOf(".")),
    entityId,
    actorKind: "admin",
    actorId: by.userId,
    fromStatus: from,
    toStatus: to,
    reason,
    data,
    at,
  })
}

/** So many hours before the day of the demo world. */
export function hoursBefore({ until }: { until: Date }, count: number): Date {
  return new Date(until.getTime() - hours(count))
}
