import { type SQL, sql } from "drizzle-orm"
import { type BookingLineKind, EVENT_LINES } from "#features/chat/core/event-line.ts"
import { addMessage } from "#features/chat/core/server/add-message.ts"
import {
  findOrAddConversation,
  lockConversationAbout,
} from "#features/chat/core/server/find-or-add-conversation.ts"
import { followBooking } from "#features/chat/core/server/follow-booking.ts"
import { syncMembersOnBoard } from "#features/chat/core/server/sync-members-on-board.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import { demoLogins } from "./cast.ts"
import { listBookingEvents, REMEMBERED_MS, UNREAD_MS } from "./ring-bells.ts"
import { SCRIPTED_CONVERSATIONS, type ScriptedConversation } from "./scripted-conversations.ts"
import type { COMING } from "./scripted-flights.ts"
import type { Stage } from "./stage.ts"

type Scenes = ReadonlyMap<keyof typeof COMING, FlightRow | undefined>

interface Step {
  at: Date
  take: () => Promise<unknown>
}

/** What the demo logins and others have written to each other, and what happened to their bookings. */
export async function writeConversations(db: Db, stage: Stage, scenes: Scenes): Promise<void> {
  const since = new Date(stage.until.getTime() - REMEMBERED_MS)
  await takeInOrder([
    ...(await followedBookings(db, stage, since)),
    ...SCRIPTED_CONVERSATIONS.flatMap((script, index) =>
      stepsOf(db, stage, { script, flight: scenes.get(script.flight), index }),
    ),
  ])
  await markReadByCast(db, stage)
  await markReadByLogins(db, stage)
}

/** The same for what has happened to their bookings since then. */
export async function followNewBookings(db: Db, stage: Stage, since: Date): Promise<void> {
  await takeInOrder(await followedBookings(db, stage, since))
  await markReadByCast(db, stage)
}

async function takeInOrder(steps: readonly Step[]): Promise<void> {
  const inOrder = steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { take } of inOrder) await take()
}

async function followedBookings(db: Db, { cast }: Stage, since: Date): Promise<Step[]> {
  const events = await listBookingEvents(db, demoLogins(cast), since)
  return events
    .filter(({ kind }) => kind in EVENT_LINES)
    .map((event) => ({
      at: event.at,
      take: () => followBooking(db, event, event.kind as BookingLineKind),
    }))
}

interface Scripted {
  script: ScriptedConversation
  flight: FlightRow | undefined
  index: number
}

function stepsOf(db: Db, stage: Stage, { script, flight, index }: Scripted): Step[] {
  const person = personOf(stage, script)
  const isOnBoard = script.person === undefined
  if (!flight || (!isOnBoard && !person)) return []
  const { id: flightId, pilotId } = flight
  const about = { flightId, pilotId, flightRequestId: null }
  const topic = isOnBoard
    ? ({ ...about, subject: "on_board", personId: null } as const)
    : ({ ...about, subject: "flight", personId: person?.id ?? 0 } as const)
  return script.lines.map(([by, hoursAgo, text], line) => {
    const at = new Date(stage.until.getTime() - hours(hoursAgo))
    const authorId = by === "pilot" ? pilotId : (person?.id ?? 0)
    const key = `demo-message-${index}-${line}`
    return {
      at,
      async take() {
        const conversation =
          (await lockConversationAbout(db, topic)) ??
          (await findOrAddConversation(db, topic, { openedById: authorId, at }))
        if (isOnBoard) await syncMembersOnBoard(db, conversation)
        await addMessage(db, conversation, { authorId, key, text, isWithheld: false, at })
      },
    }
  })
}

function personOf({ cast }: Stage, { person }: ScriptedConversation) {
  return person === "demo" ? cast.demoPassenger : cast.passengers[person ?? -1]
}

/** Those who play themselves have read everything. */
function markReadByCast(db: Db, { cast }: Stage): Promise<void> {
  const logins = demoLogins(cast)
  const people = [...cast.pilots.map(({ user }) => user), ...cast.passengers]
  const ids = people.map(({ id }) => id).filter((id) => !logins.includes(id))
  return markRead(db, ids, sql`true`)
}

/** The demo logins have read all but the latest, of which they have been told. */
async function markReadByLogins(db: Db, { cast, until }: Stage): Promise<void> {
  const logins = demoLogins(cast)
  const readUntil = new Date(until.getTime() - UNREAD_MS)
  await markRead(db, logins, sql`m.created_at <= ${readUntil}`)
  await db.execute(sql`
    update conversation_members mine set told_up_to = (
      select coalesce(max(m.id), 0) from messages m where m.conversation_id = mine.conversation_id)
    where user_id = any(${sql.param(logins)}::integer[])`)
}

async function markRead(db: Db, userIds: readonly number[], which: SQL): Promise<void> {
  const upTo = sql`(select coalesce(max(m.id), 0) from messages m
    where m.conversation_id = mine.conversation_id and ${which})`
  await db.execute(sql`
    update conversation_members mine
    set read_up_to = greatest(read_up_to, ${upTo}), delivered_up_to = greatest(delivered_up_to, ${upTo})
    where user_id = any(${sql.param([...userIds])}::integer[])`)
}
