import { and, asc, eq, isNotNull, isNull } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { answerBy, canAnswerObjection } from "../objection.ts"
import type { ObjectionToAnswer } from "../settlement-view.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

const { objectedAt, answeredAt } = settlementPartsTable

const selectOpen = prepared((db, { pilotId }: { pilotId: number }) =>
  db
    .select({
      bookingId: bookingsTable.id,
      status: bookingsTable.status,
      flightId: flightsTable.id,
      title: flightsTable.title,
      timeZone: flightsTable.timeZone,
      departsAt: flightsTable.departsAt,
      passenger: usersTable,
      objectedAt,
      answeredAt,
    })
    .from(settlementPartsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, settlementPartsTable.bookingId))
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(
      and(
        eq(flightsTable.pilotId, pilotId),
        eq(bookingsTable.status, "disputed"),
        isNotNull(objectedAt),
        isNull(answeredAt),
      ),
    )
    .orderBy(asc(objectedAt)),
)

/** Objections of a pilot's guests that the pilot can still answer, the oldest first. */
export async function listObjectionsToAnswer(
  db: Db,
  pilotId: number,
): Promise<ObjectionToAnswer[]> {
  const rows = await selectOpen(db, { pilotId })
  return rows.flatMap((row) => {
    if (!row.objectedAt || !canAnswerObjection(row, row)) return []
    const { bookingId, flightId, title, timeZone } = row
    return [
      {
        bookingId,
        flightId,
        title,
        timeZone,
        person: publicName(row.passenger),
        departsAt: row.departsAt?.toISOString() ?? null,
        until: answerBy(row.objectedAt).toISOString(),
      },
    ]
  })
}
