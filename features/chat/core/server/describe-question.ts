import { eq } from "drizzle-orm"
import { flightRequestsTable } from "#features/flight-requests/server/flight-requests-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName, type ShownPerson } from "#features/users/core/user.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import type { AskedAbout, ConversationSubject } from "../conversation.ts"
import { findConversationAbout, type Topic } from "./find-or-add-conversation.ts"
import { topicOfQuestion } from "./topic-of-question.ts"

export interface QuestionView {
  subject: ConversationSubject
  /** Who is asked; of all on board nobody alone. */
  person: (ShownPerson & { id: number }) | null
  title: string | null
  departsAt: string | null
  timeZone: string | null
  pilotId: number
  /** The one that the two have about it already. */
  conversationId: number | null
}

/**
 * Whom a question goes to and what it is about; refuses like the question itself. `userId` is
 * undefined for who is not signed in: they may read whom they would ask about a flight or a profile.
 */
export async function describeQuestion(
  db: Db,
  userId: number | undefined,
  about: AskedAbout,
): Promise<QuestionView> {
  const topic = await topicOfQuestion(db, userId, about)
  const former = userId === undefined ? undefined : await findConversationAbout(db, topic)
  return {
    subject: topic.subject,
    person: await findPerson(db, topic, userId),
    ...(await findThing(db, topic)),
    pilotId: topic.pilotId,
    conversationId: former?.id ?? null,
  }
}

async function findPerson(
  db: Db,
  { subject, pilotId, personId }: Topic,
  userId: number | undefined,
): Promise<QuestionView["person"]> {
  const otherId = pilotId === userId ? personId : pilotId
  if (subject === "on_board" || otherId === null) return null
  const [person] = await db.select().from(usersTable).where(eq(usersTable.id, otherId))
  if (!person) return null
  return { id: person.id, name: publicName(person), photoId: person.photoId }
}

async function findThing(
  db: Db,
  { flightId, flightRequestId }: Topic,
): Promise<Pick<QuestionView, "title" | "departsAt" | "timeZone">> {
  if (flightRequestId !== null) {
    const [request] = await db
      .select({ place: flightRequestsTable.place })
      .from(flightRequestsTable)
      .where(eq(flightRequestsTable.id, flightRequestId))
    return { title: request ? maskContacts(request.place) : null, departsAt: null, timeZone: null }
  }
  if (flightId === null) return { title: null, departsAt: null, timeZone: null }
  const [flight] = await db
    .select({
      title: flightsTable.title,
      departsAt: flightsTable.departsAt,
      timeZone: flightsTable.timeZone,
    })
    .from(flightsTable)
    .where(eq(flightsTable.id, flightId))
  return {
    title: flight ? maskContacts(flight.title) : null,
    departsAt: flight?.departsAt?.toISOString() ?? null,
    timeZone: flight?.timeZone ?? null,
  }
}
