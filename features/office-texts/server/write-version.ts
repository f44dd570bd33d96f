import { desc, eq, sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { HOME_DOCUMENT, type VersionState } from "../version.ts"
import { contentVersionsTable as versions } from "./content-versions-table.ts"
import { deliveredBody } from "./delivered-body.ts"

/** The channel of PostgreSQL on which every process learns that something else is shown now. */
export const CONTENT_CHANNEL = "content"

export interface NewVersion {
  document: string
  /** The number of the newest version that its author has seen. */
  basedOn: number
  state: VersionState
  body: string
  note: string
  restoredNumber?: number
}

const EVENT_KINDS: Readonly<Record<"text" | "home", Readonly<Record<VersionState, string>>>> = {
  text: { draft: "text.drafted", published: "text.published", delivered: "text.returned" },
  home: { draft: "home.drafted", published: "home.published", delivered: "home.returned" },
}

/**
 * Adds a version to a document, unless somebody else was quicker: then nothing is written, and the author is
 * told. Saving the same once more is the same version.
 */
export async function writeVersion(
  db: Db,
  actor: UserActor,
  version: NewVersion,
): Promise<{ number: number }> {
  const { document, basedOn, state, body, note } = version
  if (state !== "draft" && note === "") throw fieldError("note-wanted", "note", NOTE_WANTED)
  return inTransaction(db, async (tx) => {
    const [latest] = await tx
      .select()
      .from(versions)
      .where(eq(versions.document, document))
      .orderBy(desc(versions.number))
      .limit(1)
    if ((latest?.number ?? 0) !== basedOn) throw overtaken()
    if (latest?.state === state && latest.body === body) return { number: latest.number }
    const [written] = await tx
      .insert(versions)
      .values({
        ...version,
        number: basedOn + 1,
        deliveredBody: deliveredBody(document),
        authorId: actor.userId,
        writtenAt: clock.now(),
      })
      .onConflictDoNothing({ target: [versions.document, versions.number] })
      .returning({ id: versions.id, number: versions.number })
    if (!written) throw overtaken()
    await recordEvent(tx, {
      kind: EVENT_KINDS[document === HOME_DOCUMENT ? "home" : "text"][state],
      entityId: written.id,
      actor,
      role: "admin",
      reason: note || null,
      data: { document, number: written.number, restoredNumber: version.restoredNumber ?? null },
    })
    if (state !== "draft") await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${document})`)
    return { number: written.number }
  })
}

const NOTE_WANTED = "Schreib kurz, was sich ändert und warum."

/** Somebody else has written meanwhile; the page shows both. */
function overtaken(): DomainError {
  return new DomainError(
    "version-overtaken",
    "conflict",
    "Inzwischen hat jemand anderes gespeichert. Beide Fassungen stehen unten, verloren ist nichts.",
  )
}
