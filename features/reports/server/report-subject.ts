import { and, eq, isNotNull, isNull } from "drizzle-orm"
import { conversationPath } from "#features/chat/core/conversation-path.ts"
import { findReadableMessage } from "#features/chat/core/server/find-readable-message.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { canSeeFlight } from "#features/flights/core/flight-state.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { findVisibleMemory } from "#features/memories/server/find-visible-memory.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import type { ReportSubject } from "../report-path.ts"

export interface ReportedThing {
  subject: ReportSubject
  id: number
  /** What it is called, as the reporter sees it. */
  title: string
  /** Where it stands. */
  path: string
}

/** What is reported; undefined where this person sees nothing of the kind. */
export function findReported(
  db: Db,
  subject: ReportSubject,
  id: number,
  userId: number | undefined,
): Promise<ReportedThing | undefined> {
  return FINDERS[subject](db, id, userId)
}

const FINDERS: Record<
  ReportSubject,
  (db: Db, id: number, userId: number | undefined) => Promise<ReportedThing | undefined>
> = {
  flight: findFlight,
  profile: findProfile,
  review: findReview,
  review_reply: findReply,
  message: findMessage,
  memory: findMemory,
}

async function findFlight(
  db: Db,
  id: number,
  userId: number | undefined,
): Promise<ReportedThing | undefined> {
  const [flight] = await db.select().from(flightsTable).where(eq(flightsTable.id, id))
  if (!flight || !canSeeFlight(flight, userId)) return undefined
  const day = flight.departsAt ? `, ${formatDay(flight.departsAt, flight.timeZone)}` : ""
  return { subject: "flight", id, title: `Flug „${flight.title}“${day}`, path: flightPath(id) }
}

async function findProfile(db: Db, id: number): Promise<ReportedThing | undefined> {
  const [user] = await db
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.id, id), isNull(usersTable.deletedAt), isNull(usersTable.blockedAt)))
  if (!user?.emailConfirmedAt) return undefined
  return {
    subject: "profile",
    id,
    title: `Profil von ${publicName(user)}`,
    path: profilePath(id),
  }
}

const IS_READ = and(
  isNotNull(reviewsTable.publishedAt),
  isNull(reviewsTable.hiddenAt),
  isNull(reviewsTable.voidedAt),
)

async function findReview(db: Db, id: number): Promise<ReportedThing | undefined> {
  const [row] = await db
    .select({ review: reviewsTable, author: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .where(and(eq(reviewsTable.id, id), IS_READ))
  if (!row) return undefined
  const path = profilePath(row.review.subjectId)
  return { subject: "review", id, title: `Bewertung von ${publicName(row.author)}`, path }
}

/** The public answer of whoever was reviewed. */
async function findReply(db: Db, id: number): Promise<ReportedThing | undefined> {
  const [row] = await db
    .select({ review: reviewsTable, subject: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.subjectId))
    .where(
      and(
        eq(reviewsTable.id, id),
        IS_READ,
        isNotNull(reviewsTable.reply),
        isNull(reviewsTable.replyHiddenAt),
      ),
    )
  if (!row) return undefined
  const title = `Antwort von ${publicName(row.subject)} auf eine Bewertung`
  return { subject: "review_reply", id, title, path: profilePath(row.review.subjectId) }
}

/** Somebody else's words in a conversation of this person. */
async function findMessage(
  db: Db,
  id: number,
  userId: number | undefined,
): Promise<ReportedThing | undefined> {
  if (userId === undefined) return undefined
  const found = await findReadableMessage(db, userId, id)
  if (!found) return undefined
  const { conversationId, author, createdAt } = found
  return {
    subject: "message",
    id,
    title: `Nachricht von ${publicName(author)} vom ${formatDay(createdAt, HOME_ZONE)}`,
    path: conversationPath(conversationId, id),
  }
}

/** A photo of an album that this person sees, or that everybody does. */
async function findMemory(
  db: Db,
  id: number,
  userId: number | undefined,
): Promise<ReportedThing | undefined> {
  const found = await findVisibleMemory(db, id, userId)
  if (!found) return undefined
  const { flightTitle, path } = found
  return { subject: "memory", id, title: `Foto vom Flug „${flightTitle}“`, path }
}
