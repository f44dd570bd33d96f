import { sql } from "drizzle-orm"
import { findFlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { publicName, shownFirstName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import {
  type AlbumSummary,
  type AlbumView,
  isWaitingForOwn,
  type MemoryView,
  type RequestView,
} from "../album-view.ts"
import {
  type AlbumPart,
  type ConsentAnswer,
  canAsk,
  canSeeAlbum,
  isAnswerDue,
  MAX_MEMORIES,
  type RequestEnd,
  type RequestStatus,
} from "../memory.ts"
import { findPart, requirePart, unknownAlbum } from "./find-part.ts"
import { findPeople } from "./find-people.ts"
import { isVisibleTo } from "./visible-memories.ts"

const SUMMARY_PICTURES = 4

/** The album of a flight as one of those on board sees it; to anybody else it is missing. */
export async function loadAlbum(db: Db, user: UserActor, flightId: number): Promise<AlbumView> {
  const part = await requirePart(db, user.userId, flightId)
  const detail = await findFlightSummary(db, flightId)
  if (!detail) throw unknownAlbum()
  const [memories, people, own, reader] = await Promise.all([
    listMemories(db, user.userId, flightId, part),
    part.role === "pilot" ? findPeople(db, flightId) : [],
    countOwn(db, user.userId, flightId),
    getOwnUser(db, user.userId),
  ])
  const { id, title, departsAt, timeZone } = detail.flight
  return {
    flight: { id, title, departsAt: departsAt.toISOString(), timeZone },
    role: part.role,
    memories,
    free: Math.max(0, MAX_MEMORIES - own),
    reader: `${reader.firstName} ${reader.lastName}`.trim(),
    people,
  }
}

/** What the room of the flight shows of it; null where there is none for this person. */
export async function findAlbumSummary(
  db: Db,
  user: UserActor,
  flightId: number,
): Promise<AlbumSummary | null> {
  const part = await findPart(db, user.userId, flightId)
  if (!canSeeAlbum(part)) return null
  const memories = await listMemories(db, user.userId, flightId, part)
  return {
    flightId,
    count: memories.length,
    waiting: memories.filter(isWaitingForOwn).length,
    newest: memories
      .slice(-SUMMARY_PICTURES)
      .toReversed()
      .map(({ id, photoId, author }) => ({ id, photoId, author })),
  }
}

async function countOwn(db: Db, userId: number, flightId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from memories where flight_id = ${flightId} and user_id = ${userId}`)
  return rows[0]?.count ?? 0
}

interface Row extends Record<string, unknown> {
  id: number
  photo_id: string
  width: number
  height: number
  caption: string
  user_id: number
  first_name: string
  last_name: string
  created_at: string
  request_id: number | null
  status: RequestStatus | null
  end_reason: RequestEnd | null
  expires_at: string | null
}

async function listMemories(
  db: Db,
  userId: number,
  flightId: number,
  part: AlbumPart,
): Promise<MemoryView[]> {
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.photo_id, m.width, m.height, m.caption, m.user_id, u.first_name, u.last_name, m.created_at,
      r.id as request_id, r.status, r.end_reason, r.expires_at
    from memories m
    join flights f on f.id = m.flight_id
    join users u on u.id = m.user_id
    left join lateral (select * from memory_requests r where r.memory_id = m.id order by r.id desc limit 1) r on true
    where m.flight_id = ${flightId} and ${isVisibleTo(userId)}
    order by m.id`)
  const consents = await listConsents(db, flightId)
  return rows.map((row) => ({
    id: row.id,
    photoId: row.photo_id,
    width: row.width,
    height: row.height,
    caption: row.caption,
    author: shownFirstName({ firstName: row.first_name }),
    isOwn: row.user_id === userId,
    createdAt: new Date(row.created_at).toISOString(),
    request: viewOfRequest(row, {
      userId,
      isPilot: part.role === "pilot",
      consents: consents.filter(({ request_id: id }) => id === row.request_id),
    }),
    canAsk: canAsk(
      part,
      row.status === null ? null : { status: row.status, endReason: row.end_reason },
    ),
  }))
}

interface Consent extends Record<string, unknown> {
  request_id: number
  user_id: number
  first_name: string
  last_name: string
  is_author: boolean
  is_pictured: boolean
  has_companions: boolean
  answer: ConsentAnswer | null
}

async function listConsents(db: Db, flightId: number): Promise<Consent[]> {
  const { rows } = await db.execute<Consent>(sql`
    select c.*, u.first_name, u.last_name from memory_consents c
    join memory_requests r on r.id = c.request_id
    join memories m on m.id = r.memory_id
    join users u on u.id = c.user_id
    where m.flight_id = ${flightId} order by c.user_id`)
  return rows
}

function viewOfRequest(
  row: Row,
  reader: { userId: number; isPilot: boolean; consents: readonly Consent[] },
): RequestView | null {
  const { status, end_reason: endReason, expires_at: expiresAt } = row
  if (status === null || expiresAt === null) return null
  const expires = new Date(expiresAt)
  const isOver = status === "asked" && !isAnswerDue({ status, expiresAt: expires }, clock.now())
  const own = reader.consents.find(({ user_id: id }) => id === reader.userId)
  // who has said no stays between them and us
  const isNamed = reader.isPilot && status !== "ended" && !isOver
  return {
    status: isOver ? "ended" : status,
    endReason: isOver ? "expired" : endReason,
    expiresAt: expires.toISOString(),
    own: own
      ? {
          isAuthor: own.is_author,
          isPictured: own.is_pictured,
          hasCompanions: own.has_companions,
          answer: own.answer,
        }
      : null,
    asked: isNamed
      ? reader.consents
          .filter(({ user_id: id }) => id !== reader.userId)
          .map((consent) => ({
            userId: consent.user_id,
            name: publicName({ firstName: consent.first_name, lastName: consent.last_name }),
            answer: consent.answer,
          }))
      : [],
  }
}
