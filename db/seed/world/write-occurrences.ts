import { and, desc, eq, inArray, lt, notInArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRow } from "../factories/insert-rows.ts"
import { makeOccurrence } from "../factories/make-occurrence.ts"
import { ADMIN_EMAIL, PASSENGER_EMAIL, PILOT_EMAIL } from "../people/demo-logins.ts"
import { SCRIPTED_OCCURRENCES, type ScriptedOccurrence } from "./scripted-occurrences.ts"
import type { Stage } from "./stage.ts"

/** What was reported in confidence before the demo began: nothing by the demo's logins. */
export async function writeOccurrences(db: Db, stage: Stage): Promise<void> {
  const logins = await db
    .select({ id: usersTable.id, email: usersTable.email })
    .from(usersTable)
    .where(inArray(usersTable.email, [ADMIN_EMAIL, PASSENGER_EMAIL, PILOT_EMAIL]))
  const admin = logins.find(({ email }) => email === ADMIN_EMAIL)
  if (!admin) throw new Error("the demo world has no admin")
  for (const script of SCRIPTED_OCCURRENCES) {
    const flown = await findFlown(db, stage, { script, logins: logins.map(({ id }) => id) })
    if (flown) await writeOccurrence(db, { script, flown, adminId: admin.id })
  }
}

async function findFlown(
  db: Db,
  { until }: Stage,
  { script, logins }: { script: ScriptedOccurrence; logins: number[] },
) {
  const { id, pilotId, departsAt, arrivesAt } = flightsTable
  const [flown] = await db
    .select({ id, pilotId, arrivesAt, passengerId: bookingsTable.passengerId })
    .from(flightsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.flightId, id))
    .where(
      and(
        lt(departsAt, new Date(until.getTime() - days(script.flownDaysAgo))),
        inArray(bookingsTable.status, ["flown", "settled"]),
        notInArray(pilotId, logins),
        notInArray(bookingsTable.passengerId, logins),
      ),
    )
    .orderBy(desc(departsAt), desc(id), desc(bookingsTable.id))
    .limit(1)
  return flown
}

interface Writing {
  script: ScriptedOccurrence
  flown: NonNullable<Awaited<ReturnType<typeof findFlown>>>
  adminId: number
}

async function writeOccurrence(db: Db, { script, flown, adminId }: Writing) {
  const { ref, by, kind, phase, words, closing } = script
  const landedAt = flown.arrivesAt ?? new Date(0)
  const reportedAt = new Date(landedAt.getTime() + hours(script.reportedHoursAfterLanding))
  const closedAt = closing && new Date(reportedAt.getTime() + days(closing.daysLater))
  const { id: entityId } = await makeOccurrence(db, {
    ref,
    contentKey: ref,
    flightId: flown.id,
    reporterId: by === "pilot" ? flown.pilotId : flown.passengerId,
    reporterRole: by,
    isReportedToAuthority: by === "pilot" ? true : null,
    kind,
    phase,
    words,
    reportedAt,
    ...(closing && { closedAt, closingNote: closing.note, summary: closing.summary }),
  })
  const event = { entity: "occurrence", entityId, data: {} }
  await insertRow(db, eventsTable, {
    ...event,
    kind: "occurrence.reported",
    actorKind: "system",
    toStatus: "open",
    at: reportedAt,
  })
  if (!closedAt) return
  await insertRow(db, eventsTable, {
    ...event,
    kind: "occurrence.closed",
    actorKind: "admin",
    actorId: adminId,
    fromStatus: "open",
    toStatus: "closed",
    at: closedAt,
  })
}
