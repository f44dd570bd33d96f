import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import {
  type Document,
  documentOf,
  isDocument,
  type Version,
  type VersionEntry,
} from "../version.ts"
import { contentVersionsTable as versions } from "./content-versions-table.ts"
import { deliveredBody } from "./delivered-body.ts"

const ENTRY = {
  document: versions.document,
  number: versions.number,
  state: versions.state,
  note: versions.note,
  restoredNumber: versions.restoredNumber,
  authorId: versions.authorId,
  writtenAt: versions.writtenAt,
  firstName: usersTable.firstName,
  lastName: usersTable.lastName,
}
const WHOLE = { ...ENTRY, body: versions.body, deliveredBody: versions.deliveredBody }

type EntryRow = Pick<
  typeof versions.$inferSelect,
  "number" | "state" | "note" | "restoredNumber" | "authorId" | "writtenAt"
> & { firstName: string; lastName: string }

function toEntry({ firstName, lastName, authorId, ...row }: EntryRow): VersionEntry {
  return {
    number: row.number,
    state: row.state,
    note: row.note,
    restoredNumber: row.restoredNumber,
    author: `${firstName} ${lastName}`.trim() || `Konto ${authorId}`,
    writtenAt: row.writtenAt.toISOString(),
  }
}

function toVersion(row: EntryRow & Pick<Version, "body" | "deliveredBody">): Version {
  return { ...toEntry(row), body: row.body, deliveredBody: row.deliveredBody }
}

/** Of each document the newest draft and the newest version that is none. */
async function newestVersions(db: Db, where?: SQL) {
  const isDraft = sql`(${versions.state} = 'draft')`
  const rows = await db
    .selectDistinctOn([versions.document, isDraft], WHOLE)
    .from(versions)
    .innerJoin(usersTable, eq(usersTable.id, versions.authorId))
    .where(where)
    .orderBy(versions.document, isDraft, desc(versions.number))
  return rows.toSorted((one, other) => other.number - one.number)
}

export interface FoundDocument {
  document: Document
  /** The newest first. */
  history: VersionEntry[]
  /** The version that was asked for, and what stood there before it. */
  asked: { version: Version; formerBody: string } | null
}

/** A document with its history; undefined where a version is asked for that it does not have. */
export async function findDocument(
  db: Db,
  name: string,
  askedNumber?: number,
): Promise<FoundDocument | undefined> {
  const ofDocument = eq(versions.document, name)
  const [newest, entries, asked] = await Promise.all([
    newestVersions(db, ofDocument),
    db
      .select(ENTRY)
      .from(versions)
      .innerJoin(usersTable, eq(usersTable.id, versions.authorId))
      .where(ofDocument)
      .orderBy(desc(versions.number)),
    askedNumber === undefined ? null : findWithFormer(db, name, askedNumber),
  ])
  if (asked === undefined) return undefined
  const document = documentOf(deliveredBody(name), newest.map(toVersion))
  return { document, history: entries.map(toEntry), asked }
}

async function findWithFormer(db: Db, name: string, number: number) {
  const [row, former] = await db
    .select(WHOLE)
    .from(versions)
    .innerJoin(usersTable, eq(usersTable.id, versions.authorId))
    .where(and(eq(versions.document, name), lte(versions.number, number)))
    .orderBy(desc(versions.number))
    .limit(2)
  if (row?.number !== number) return undefined
  return { version: toVersion(row), formerBody: former?.body ?? row.deliveredBody }
}

/** What is known of each document that somebody has written to, by its name. */
export async function listDocuments(db: Db): Promise<ReadonlyMap<string, Document>> {
  const rows = (await newestVersions(db)).filter(({ document }) => isDocument(document))
  return new Map(
    [...Map.groupBy(rows, ({ document }) => document)].map(([name, newest]) => [
      name,
      documentOf(deliveredBody(name), newest.map(toVersion)),
    ]),
  )
}
