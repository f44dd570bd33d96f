import { and, asc, count, desc, eq, inArray } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { airportsTable } from "#features/places/server/places-tables.ts"
import { pilotProfilesTable, usersTable } from "#features/users/core/server/users-tables.ts"
import { findStatedHours } from "#features/users/pilots/server/flight-hours.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { pageOfList } from "#platform/list-address.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { kindOfSlug } from "../document-kinds.ts"
import type { DocumentQueueQuery } from "../document-queue-list.ts"
import type { DocumentToReview, QueuedDocument } from "../document-view.ts"
import { canDecide, type DocumentStatus, isOpen } from "../verification.ts"
import { documentView, filesOf } from "./document-queries.ts"
import { verificationDocumentsTable as documents } from "./verification-tables.ts"

const STATUSES: Record<DocumentQueueQuery["status"], DocumentStatus[]> = {
  offen: ["submitted", "in_review"],
  bestaetigt: ["verified"],
  abgelehnt: ["rejected"],
}

const QUEUE_PAGE = 20

/** A page of the queue and how many there are in all; a page number past the end shows the last page. */
export async function listQueue(db: Db, query: DocumentQueueQuery) {
  const kind = kindOfSlug(query.kind)
  const which = and(
    inArray(documents.status, STATUSES[query.status]),
    kind && eq(documents.kind, kind),
  )
  const [all] = await db.select({ count: count() }).from(documents).where(which)
  const total = all?.count ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, QUEUE_PAGE)
  const direction = query.sort === "neueste" ? desc : asc
  const rows = await db
    .select({ document: documents, firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(documents)
    .innerJoin(usersTable, eq(usersTable.id, documents.userId))
    .where(which)
    .orderBy(direction(documents.createdAt), direction(documents.id))
    .limit(QUEUE_PAGE)
    .offset(offset)
  const entries = rows.map(
    ({ document, firstName, lastName }): QueuedDocument => ({
      id: document.id,
      kind: document.kind,
      class: document.class,
      status: document.status,
      expiresOn: document.expiresOn,
      createdAt: document.createdAt.toISOString(),
      pilot: fullName({ firstName, lastName }),
    }),
  )
  return { entries, total, page, pageCount }
}

/** How many documents wait for a decision. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(documents)
    .where(inArray(documents.status, STATUSES.offen))
  return row?.count ?? 0
}

/** Opens a document for the back office, which is written down; what waited is now being checked. */
export function openForReview(db: Db, actor: UserActor, id: number): Promise<DocumentToReview> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ document: documents, user: usersTable })
      .from(documents)
      .innerJoin(usersTable, eq(usersTable.id, documents.userId))
      .where(eq(documents.id, id))
      .for("update", { of: documents })
    if (!found) throw unknownDocument()
    const { document, user } = found
    const mayDecide = canDecide(actor, document) && isOpen(document.status)
    const status = mayDecide ? "in_review" : document.status
    if (status !== document.status) {
      await tx.update(documents).set({ status }).where(eq(documents.id, id))
    }
    await recordEvent(tx, {
      kind: "document.opened",
      entityId: id,
      actor,
      role: "admin",
      from: document.status,
      to: status,
    })
    await noteLooks(tx, actor, { kind: "document", of: [user.id] })
    const profile = await profileOf(tx, user.id)
    const files = await filesOf(tx, [id])
    return {
      ...documentView({ ...document, status }, files.get(id) ?? []),
      mayDecide,
      pilot: {
        id: user.id,
        name: fullName(user),
        birthDate: profile?.birthDate ?? null,
        stated: await findStatedHours(tx, user.id),
        licence: profile?.licence ?? "",
        home: profile?.home ?? null,
        joinedAt: user.createdAt.toISOString(),
      },
    }
  })
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || "Ohne Namen"
}

async function profileOf(db: Db, userId: number) {
  const [profile] = await db
    .select({
      licence: pilotProfilesTable.licence,
      birthDate: pilotProfilesTable.birthDate,
      home: airportsTable.name,
    })
    .from(pilotProfilesTable)
    .leftJoin(airportsTable, eq(airportsTable.id, pilotProfilesTable.homeAirportId))
    .where(eq(pilotProfilesTable.userId, userId))
  return profile
}

export function unknownDocument(): DomainError {
  return new DomainError(
    "unknown-document",
    "not-found",
    "Diesen Nachweis gibt es nicht mehr. Vielleicht wurde er ersetzt.",
  )
}
