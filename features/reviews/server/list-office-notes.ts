import { aliasedTable, and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import type { OfficeNote, OfficeNoteQuery } from "../office-note.ts"
import { officeName } from "./review-flags-queries.ts"
import { reviewsTable as reviews } from "./reviews-table.ts"

const SHOWN_OF_PERSON = 20
const PAGE = 20
const authors = aliasedTable(usersTable, "author")
const subjects = aliasedTable(usersTable, "subject")

const isWritten = ne(reviews.noteToOffice, "")
const isUnread = and(isWritten, isNull(reviews.officeNoteReadAt))

/** What was told the back office about a person, or by them; also before the review is to be read. */
export function listOfficeNotesOf(db: Db, actor: UserActor, userId: number): Promise<OfficeNote[]> {
  const isOf = or(eq(reviews.authorId, userId), eq(reviews.subjectId, userId))
  return selectNotes(db, and(isWritten, isOf, concernsNot(actor)))
    .orderBy(desc(reviews.id))
    .limit(SHOWN_OF_PERSON)
    .then((rows) => rows.map(noteOf))
}

/** A page of all of them, the oldest unread one or the newest read one first. */
export async function listOfficeNotes(db: Db, actor: UserActor, query: OfficeNoteQuery) {
  const wantsUnread = query.status === "ungelesen"
  const which = and(
    wantsUnread ? isUnread : and(isWritten, isNotNull(reviews.officeNoteReadAt)),
    concernsNot(actor),
  )
  const total = await db.$count(reviews, which)
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const rows = await selectNotes(db, which)
    .orderBy(wantsUnread ? asc(reviews.id) : desc(reviews.officeNoteReadAt))
    .limit(PAGE)
    .offset(offset)
  return { entries: rows.map(noteOf), total, page, pageCount }
}

/** How many of them nobody has read. */
export function countUnreadOfficeNotes(db: Db): Promise<number> {
  return db.$count(reviews, isUnread)
}

/** SQL of `canReadOfficeNote`. */
function concernsNot({ userId }: UserActor): SQL | undefined {
  return and(ne(reviews.authorId, userId), ne(reviews.subjectId, userId))
}

function selectNotes(db: Db, where: SQL | undefined) {
  return db
    .select({ review: reviews, author: authors, subject: subjects, flight: flightsTable })
    .from(reviews)
    .innerJoin(authors, eq(authors.id, reviews.authorId))
    .innerJoin(subjects, eq(subjects.id, reviews.subjectId))
    .innerJoin(flightsTable, eq(flightsTable.id, reviews.flightId))
    .where(where)
}

type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number]

function noteOf({ review, author, subject, flight }: NoteRow): OfficeNote {
  return {
    reviewId: review.id,
    flightId: flight.id,
    flightTitle: flight.title,
    author: { id: author.id, name: officeName(author) },
    subject: { id: subject.id, name: officeName(subject) },
    stars: review.stars,
    note: review.noteToOffice,
    at: (review.changedAt ?? review.createdAt).toISOString(),
    isRead: review.officeNoteReadAt !== null,
  }
}
