import { and, eq, inArray, isNull } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { documentProblems } from "../document-problems.ts"
import type { DocumentAnswer, DocumentInput } from "../document-schemas.ts"
import { deleteDocumentFiles } from "./delete-document-files.ts"
import { scanBeforeSubmission } from "./scan-quarantined.ts"
import {
  documentFilesTable,
  verificationDocumentsTable as documents,
} from "./verification-tables.ts"

/**
 * Hands in a document with its files. It takes the place of what of the same sort still waits or was
 * rejected; what is verified stays until its own end.
 */
export async function submitDocument(
  db: Db,
  actor: UserActor,
  input: DocumentInput,
): Promise<DocumentAnswer> {
  const problems = documentProblems(input, isoDay(clock.now(), HOME_ZONE))
  const [problem] = Object.values(problems)
  if (problem) throw new DomainError("document-details", "invalid", problem, problems)
  await scanBeforeSubmission(db, { userId: actor.userId, fileIds: input.fileIds })
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    await replaceEarlier(tx, actor.userId, input)
    const [row] = await tx
      .insert(documents)
      .values({
        userId: actor.userId,
        kind: input.kind,
        class: input.class || null,
        number: input.number,
        issuedOn: input.issuedOn,
        expiresOn: input.expiresOn || null,
        status: "submitted",
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: documents.id })
    if (!row) throw alreadyOnItsWay()
    await attachFiles(tx, { userId: actor.userId, documentId: row.id, fileIds: input.fileIds })
    await recordEvent(tx, {
      kind: "document.submitted",
      entityId: row.id,
      actor,
      role: "pilot",
      to: "submitted",
      data: { kind: input.kind },
    })
    return { id: row.id, status: "submitted" }
  })
}

async function replaceEarlier(tx: Db, userId: number, input: DocumentInput): Promise<void> {
  const earlier = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.kind, input.kind),
        // of ratings there may be several, each a document of its own
        input.kind === "rating" ? eq(documents.class, input.class) : undefined,
        inArray(documents.status, ["submitted", "in_review", "rejected"]),
      ),
    )
    .for("update")
  const ids = earlier.map(({ id }) => id)
  if (ids.length === 0) return
  await deleteDocumentFiles(tx, inArray(documentFilesTable.documentId, ids))
  await tx.delete(documents).where(inArray(documents.id, ids))
}

async function attachFiles(
  tx: Db,
  { userId, documentId, fileIds }: { userId: number; documentId: number; fileIds: string[] },
): Promise<void> {
  const wanted = [...new Set(fileIds)]
  const attached = await tx
    .update(documentFilesTable)
    .set({ documentId })
    .where(
      and(
        inArray(documentFilesTable.id, wanted),
        eq(documentFilesTable.userId, userId),
        isNull(documentFilesTable.documentId),
      ),
    )
    .returning({ id: documentFilesTable.id, scanState: documentFilesTable.scanState })
  if (attached.some(({ scanState }) => scanState === "pending")) {
    throw fieldError(
      "file-in-quarantine",
      "fileIds",
      "Eine Datei wird noch auf Schadsoftware geprüft. Reich den Nachweis in ein paar Minuten ein.",
    )
  }
  if (attached.length < wanted.length) {
    throw fieldError(
      "unknown-file",
      "fileIds",
      "Eine Datei ist nicht mehr da. Entfern sie und wähl sie neu aus.",
    )
  }
}

// two tabs at one moment: the index knows one open document of a sort
function alreadyOnItsWay(): DomainError {
  return new DomainError(
    "document-on-its-way",
    "invalid",
    "Dieser Nachweis kommt gerade schon an. Lade die Seite neu.",
  )
}
