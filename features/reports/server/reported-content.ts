import { eq } from "drizzle-orm"
import {
  countBookingsAhead,
  countBookingsOf,
} from "#features/bookings/core/server/count-bookings.ts"
import { messagePhotoPath } from "#features/chat/core/message-photo.ts"
import {
  messagePhotosTable,
  messagesTable,
} from "#features/chat/core/server/conversations-tables.ts"
import { canBlockFlight, FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { isHidden } from "#features/flights/core/flight-state.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { countTakenSeats } from "#features/flights/core/server/seats.ts"
import { memoryPhotoPath } from "#features/memories/memory-paths.ts"
import { memoriesTable } from "#features/memories/server/memories-tables.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { ADMINS_STAY } from "#features/users/office/restriction.ts"
import { findRestrictionOf } from "#features/users/office/server/restrict.ts"
import { shownRestriction } from "#features/users/office/server/restriction-view.ts"
import type { Db } from "#platform/server/db.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { SUBJECT_NAMES } from "../report.ts"
import type { ReportSubject } from "../report-path.ts"
import type { ReportedContent } from "../report-sheet.ts"

interface Thing {
  kind: ReportSubject
  id: number
}

type Content = Omit<ReportedContent, "kind" | "restriction" | "guestBookings">

const GONE: Omit<Content, "title"> = {
  path: null,
  author: null,
  facts: [],
  text: "",
  obstacle: "Das gibt es nicht mehr. Wegzunehmen ist hier nichts.",
}

/** What was reported, as it stands there now. */
export async function readContent(db: Db, { kind, id }: Thing): Promise<ReportedContent> {
  const content = (await READERS[kind](db, id)) ?? { ...GONE, title: SUBJECT_NAMES[kind] }
  const restriction = await findRestrictionOf(db, { kind, id })
  return {
    kind,
    ...content,
    restriction: restriction ? shownRestriction(restriction) : null,
    guestBookings: await countGuestBookings(db, { kind, id }),
  }
}

async function countGuestBookings(db: Db, { kind, id }: Thing): Promise<number> {
  if (kind === "flight") return countBookingsAhead(db, id)
  return kind === "profile" ? (await countBookingsOf(db, id)).ofGuests : 0
}

const READERS: Record<ReportSubject, (db: Db, id: number) => Promise<Content | undefined>> = {
  flight: readFlight,
  profile: readProfile,
  review: readReview,
  review_reply: readReply,
  message: readMessage,
  memory: readMemory,
}

async function readFlight(db: Db, id: number): Promise<Content | undefined> {
  const [row] = await db
    .select({ flight: flightsTable, pilot: usersTable })
    .from(flightsTable)
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .where(eq(flightsTable.id, id))
  if (!row) return undefined
  const { flight, pilot } = row
  const isDated = flight.schedule === "fixed"
  const bookedSeats = isDated ? await countTakenSeats(db, id) : 0
  return {
    title: flight.title,
    path: isHidden(flight.status) ? null : flightPath(id),
    author: personOf(pilot),
    facts: [
      { term: "Art", description: FLIGHT_KIND_LABELS[flight.kind] },
      {
        term: "Start",
        description: flight.departsAt
          ? formatInstant(flight.departsAt, flight.timeZone)
          : "ohne festes Datum",
      },
      { term: "Treffpunkt", description: flight.meetingPoint || "–" },
      { term: "Vergebene Plätze", description: `${bookedSeats} von ${flight.seatsOffered}` },
    ],
    text: flight.description,
    obstacle: canBlockFlight({ status: flight.status, bookedSeats })
      ? null
      : "Auf diesem Flug sind Plätze vergeben, und er hat schon begonnen. Sperren lässt er sich, sobald er abgerechnet ist.",
  }
}

async function readProfile(db: Db, id: number): Promise<Content | undefined> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, id))
  if (!user || user.deletedAt) return undefined
  const author = personOf(user)
  return {
    title: author.name,
    path: user.blockedAt ? null : profilePath(id),
    author,
    facts: [
      { term: "Dabei seit", description: formatInstant(user.createdAt, HOME_ZONE) },
      { term: "Foto", description: user.photoId ? "ja, siehe Profil" : "keins" },
    ],
    text: user.about,
    obstacle: user.isAdmin ? ADMINS_STAY : null,
  }
}

async function readReview(db: Db, id: number): Promise<Content | undefined> {
  const [row] = await db
    .select({ review: reviewsTable, author: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.authorId))
    .where(eq(reviewsTable.id, id))
  if (!row) return undefined
  const { review, author } = row
  return {
    title: `${review.stars} von 5 Sternen`,
    path: review.hiddenAt ? null : profilePath(review.subjectId),
    author: personOf(author),
    facts: [
      { term: "Geschrieben", description: formatInstant(review.createdAt, HOME_ZONE) },
      { term: "Sterne", description: `${review.stars} von 5` },
    ],
    text: review.text,
    obstacle: null,
  }
}

/** With the review that it answers: without it nobody understands a reply. */
async function readReply(db: Db, id: number): Promise<Content | undefined> {
  const [row] = await db
    .select({ review: reviewsTable, subject: usersTable })
    .from(reviewsTable)
    .innerJoin(usersTable, eq(usersTable.id, reviewsTable.subjectId))
    .where(eq(reviewsTable.id, id))
  if (row?.review.reply == null || !row.review.repliedAt) return undefined
  const { review, subject } = row
  return {
    title: `Antwort auf ${review.stars} von 5 Sternen`,
    path: review.hiddenAt || review.replyHiddenAt ? null : profilePath(review.subjectId),
    author: personOf(subject),
    facts: [
      { term: "Geschrieben", description: formatInstant(row.review.repliedAt, HOME_ZONE) },
      { term: "Antwortet auf", description: `„${review.text}“` },
    ],
    text: row.review.reply,
    obstacle: null,
  }
}

async function readMessage(db: Db, id: number): Promise<Content | undefined> {
  const [row] = await db
    .select({ message: messagesTable, author: usersTable, photoId: messagePhotosTable.id })
    .from(messagesTable)
    .innerJoin(usersTable, eq(usersTable.id, messagesTable.authorId))
    .leftJoin(messagePhotosTable, eq(messagePhotosTable.messageId, messagesTable.id))
    .where(eq(messagesTable.id, id))
  if (!row || row.author.deletedAt) return undefined
  const { message, author, photoId } = row
  const person = personOf(author)
  return {
    title: `Nachricht von ${person.name}`,
    path: null,
    author: person,
    facts: [{ term: "Geschrieben", description: formatInstant(message.createdAt, HOME_ZONE) }],
    text: message.text,
    photo:
      photoId === null
        ? null
        : { small: messagePhotoPath(photoId, 480), large: messagePhotoPath(photoId, 1280) },
    obstacle: null,
  }
}

async function readMemory(db: Db, id: number): Promise<Content | undefined> {
  const [row] = await db
    .select({ memory: memoriesTable, author: usersTable, flight: flightsTable })
    .from(memoriesTable)
    .innerJoin(usersTable, eq(usersTable.id, memoriesTable.userId))
    .innerJoin(flightsTable, eq(flightsTable.id, memoriesTable.flightId))
    .where(eq(memoriesTable.id, id))
  if (!row) return undefined
  const { memory, author, flight } = row
  const person = personOf(author)
  return {
    title: `Albumfoto von ${person.name}`,
    path: null,
    author: person,
    facts: [
      { term: "Flug", description: flight.title },
      { term: "Hinzugefügt", description: formatInstant(memory.createdAt, HOME_ZONE) },
    ],
    text: memory.caption,
    photo: {
      small: memoryPhotoPath(memory.photoId, 480),
      large: memoryPhotoPath(memory.photoId, 1280),
    },
    obstacle: null,
  }
}

function personOf(user: typeof usersTable.$inferSelect) {
  const name = `${user.firstName} ${user.lastName}`.trim()
  return { id: user.id, name: name || (user.deletedAt ? "Gelöschtes Konto" : "Ohne Namen") }
}
