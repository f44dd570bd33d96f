import { asc, eq } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import { reviewsTable } from "./reviews-table.ts"

const review = {
  flug: reviewsTable.flightId,
  buchung: reviewsTable.bookingId,
  sterne: reviewsTable.stars,
  text: reviewsTable.text,
  kommunikation: reviewsTable.communication,
  ehrlichkeitDerKosten: reviewsTable.costHonesty,
  gefuehlDerSicherheit: reviewsTable.feltSafe,
  puenktlich: reviewsTable.wasPunctual,
  gewichtStimmte: reviewsTable.weightWasRight,
  privatAnDich: reviewsTable.noteToSubject,
  geschriebenAm: reviewsTable.createdAt,
  geaendertAm: reviewsTable.changedAt,
  veroeffentlichtAm: reviewsTable.publishedAt,
  ausgeblendetAm: reviewsTable.hiddenAt,
  zaehltNichtSeit: reviewsTable.voidedAt,
  antwort: reviewsTable.reply,
  beantwortetAm: reviewsTable.repliedAt,
}

const other = {
  firstName: usersTable.firstName,
  lastName: usersTable.lastName,
  deletedAt: usersTable.deletedAt,
}

/** Reviews that a person wrote or got, for the export of their data; the others as all see them. */
export async function exportReviews(db: Db, userId: number) {
  const written = await db
    .select({ review, privatAnUns: reviewsTable.noteToOffice, other })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.subjectId))
    .where(eq(reviewsTable.authorId, userId))
    .orderBy(asc(reviewsTable.id))
  const received = await db
    .select({ review, other })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .where(eq(reviewsTable.subjectId, userId))
    .orderBy(asc(reviewsTable.id))
  return {
    geschrieben: written.map(({ review, privatAnUns, other }) => {
      const { privatAnDich, ...rest } = review
      return {
        ueber: publicName(other),
        ...rest,
        privatAnDieAndereSeite: privatAnDich,
        privatAnUns,
      }
    }),
    // double-blind: what the other side has written stays unseen until it is published
    erhalten: received
      .filter(({ review }) => review.veroeffentlichtAm !== null)
      .map(({ review, other }) => ({ von: publicName(other), ...review })),
  }
}
