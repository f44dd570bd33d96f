import { and, asc, eq } from "drizzle-orm"
import type { LookKind } from "#features/data-looks/data-look.ts"
import { dataLooksTable } from "#features/data-looks/server/data-looks-table.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { sheetNotesTable } from "#features/sheet-notes/server/sheet-notes-table.ts"
import type { NotedSubject } from "#features/sheet-notes/sheet-note.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow, insertRows } from "../../factories/insert-rows.ts"
import { PILOT_EMAIL } from "../../people/demo-logins.ts"
import type { Stage } from "../stage.ts"
import { hoursBefore, logEvent, type OfficeStaff } from "./office-staff.ts"

/** What the office noted down about the demo pilot and theirs, and what of whom it has opened. */
export async function writeNotes(db: Db, stage: Stage, staff: OfficeStaff): Promise<void> {
  const pilot = stage.cast.pilots.find(({ user }) => user.email === PILOT_EMAIL)
  const guestId = stage.cast.demoPassenger?.id
  if (!pilot || !guestId) throw new Error("the demo world has no pilot or no passenger")
  const { user, plane } = pilot
  const [flight] = await db
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(and(eq(flightsTable.pilotId, user.id), eq(flightsTable.status, "published")))
    .orderBy(asc(flightsTable.departsAt), asc(flightsTable.id))
    .limit(1)

  const note = async (
    by: keyof OfficeStaff,
    hoursAgo: number,
    about: { subject: NotedSubject; subjectId: number },
    text: string,
  ) => {
    const at = hoursBefore(stage, hoursAgo)
    const { id } = await insertRow(db, sheetNotesTable, {
      ...about,
      authorId: staff[by].userId,
      text,
      writtenAt: at,
    })
    await logEvent(db, {
      kind: `${about.subject}.annotated`,
      entityId: about.subjectId,
      by: staff[by],
      at,
      data: { sheetNoteId: id },
    })
  }
  const person = { subject: "user", subjectId: user.id } as const
  await note("support", 510, person, "Am besten abends anrufen, tagsüber in der Schule.")
  await note(
    "safety",
    190,
    person,
    "Fluglehrer seines Vereins hat die Stunden im Flugbuch bestätigt, Kopie liegt bei den Nachweisen.",
  )
  await note(
    "safety",
    188,
    { subject: "plane", subjectId: plane.id },
    "Jahresnachprüfung im Verein erfragt: bestanden, nächste in zehn Monaten.",
  )
  if (flight) {
    await note(
      "support",
      30,
      { subject: "flight", subjectId: flight.id },
      "Ein Gast fragt nach Rollstuhl: Der Pilot hilft beim Einsteigen, der Stuhl bleibt am Platz.",
    )
  }

  const look = (by: keyof OfficeStaff, hoursAgo: number, kind: LookKind, of: number, why = "") => ({
    userId: of,
    lookerId: staff[by].userId,
    roles: [...(staff[by].officeRoles ?? [])],
    kind,
    reason: why,
    lookedAt: hoursBefore(stage, hoursAgo),
  })
  await insertRows(db, dataLooksTable, [
    look("support", 511, "account", user.id),
    look("safety", 191, "document", user.id),
    look("safety", 189, "plane", user.id),
    look("support", 96, "account", guestId),
    look("support", 95, "booking", guestId),
    look("finance", 49, "receipt", guestId),
    look("support", 31, "flight_sheet", user.id),
  ])
}
