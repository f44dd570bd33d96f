import { and, eq } from "drizzle-orm"
import { z } from "zod"
import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { ConsentReasons } from "../album-view.ts"
import type { ConsentAnswer } from "../memory.ts"
import {
  type MemoryRequestRow,
  memoriesTable,
  memoryConsentsTable,
  memoryRequestsTable,
} from "./memories-tables.ts"

/** A request to show a photo, as mails and bells speak of it. */
export interface RequestFacts {
  detail: FlightSummary
  request: MemoryRequestRow
  pilot: { id: number; firstName: string; lastName: string }
  /** Who has taken the photo, by first name. */
  author: { id: number; firstName: string }
  consents: (ConsentReasons & { userId: number; answer: ConsentAnswer | null })[]
}

const about = z.object({ requestId: z.int() })

/** What an event of a photo is about; undefined where photo or request are gone. */
export async function findRequestFacts(db: Db, event: EventRow): Promise<RequestFacts | undefined> {
  const { requestId } = about.parse(event.data)
  const [found] = await db
    .select({ request: memoryRequestsTable, memory: memoriesTable, author: usersTable })
    .from(memoryRequestsTable)
    .innerJoin(memoriesTable, eq(memoriesTable.id, memoryRequestsTable.memoryId))
    .innerJoin(usersTable, eq(usersTable.id, memoriesTable.userId))
    .where(and(eq(memoryRequestsTable.id, requestId)))
  if (!found) return undefined
  const detail = await findFlightSummary(db, found.memory.flightId)
  if (!detail) return undefined
  const consents = await db
    .select()
    .from(memoryConsentsTable)
    .where(eq(memoryConsentsTable.requestId, requestId))
  const { pilot } = detail
  return {
    detail,
    request: found.request,
    pilot: { id: pilot.id, firstName: pilot.firstName, lastName: "" },
    author: { id: found.author.id, firstName: found.author.firstName },
    consents,
  }
}
