import { asc, desc, eq } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { MessageKind, RecordType } from "../dpi/dpi-message.ts"
import type { FormerRecord } from "../dpi/plan-messages.ts"
import type { SellerYear } from "../seller-year.ts"
import { openTaxMessage } from "./tax-cipher.ts"
import { taxMessagesTable as messages, taxRecordsTable as records } from "./tax-tables.ts"

/** What was last reported of everybody for a year. */
export async function listLastRecords(db: Db, year: number): Promise<FormerRecord[]> {
  const { pilotId, docRef, docType, contentHash } = records
  const rows = await db
    .selectDistinctOn([pilotId], { pilotId, docRef, docType, contentHash })
    .from(records)
    .innerJoin(messages, eq(messages.id, records.messageId))
    .where(eq(messages.year, year))
    .orderBy(asc(pilotId), desc(records.messageId))
  return rows
}

export interface ListedMessage {
  id: number
  kind: MessageKind
  messageRef: string
  createdAt: string
  createdBy: string
  /** How many sellers are in it. */
  count: number
}

/** The messages of a year, the newest first. */
export async function listTaxMessages(db: Db, year: number): Promise<ListedMessage[]> {
  const rows = await db
    .select({ message: messages, person: usersTable })
    .from(messages)
    .innerJoin(usersTable, eq(usersTable.id, messages.createdBy))
    .where(eq(messages.year, year))
    .orderBy(desc(messages.id))
  const listed: ListedMessage[] = []
  for (const { message, person } of rows) {
    const { id, kind, messageRef, createdAt } = message
    listed.push({
      id,
      kind,
      messageRef,
      createdAt: createdAt.toISOString(),
      createdBy: publicName(person),
      count: await db.$count(records, eq(records.messageId, id)),
    })
  }
  return listed
}

/** A message as it was made, for one download, which is written down; undefined where there is none. */
export function exportTaxMessage(
  db: Db,
  actor: UserActor,
  id: number,
): Promise<{ name: string; xml: string } | undefined> {
  return inTransaction(db, async (tx) => {
    const [message] = await tx.select().from(messages).where(eq(messages.id, id))
    if (!message) return undefined
    const { year, kind, messageRef, xmlEncrypted } = message
    await recordEvent(tx, {
      kind: "user.tax_message_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      reason: String(year),
      data: { messageId: id },
    })
    const inIt = await tx
      .select({ pilotId: records.pilotId })
      .from(records)
      .where(eq(records.messageId, id))
    await noteLooks(tx, actor, { kind: "tax_report", of: inIt.map(({ pilotId }) => pilotId) })
    return { name: `dac7-${year}-${id}-${kind}.xml`, xml: openTaxMessage(messageRef, xmlEncrypted) }
  })
}

export interface ReportedYear extends SellerYear {
  year: number
  docType: RecordType
  reportedAt: string
}

/** What was reported of somebody, the newest year first, of each year what holds now (§ 22 PStTG). */
export async function listReportedYears(db: Db, pilotId: number): Promise<ReportedYear[]> {
  const rows = await db
    .selectDistinctOn([messages.year], { message: messages, record: records })
    .from(records)
    .innerJoin(messages, eq(messages.id, records.messageId))
    .where(eq(records.pilotId, pilotId))
    .orderBy(desc(messages.year), desc(records.messageId))
  return rows.map(({ message, record }) => ({
    year: message.year,
    docType: record.docType,
    reportedAt: message.createdAt.toISOString(),
    considerationCents: quarters(record.considerationCents),
    activities: quarters(record.activities),
  }))
}

function quarters([first = 0, second = 0, third = 0, fourth = 0]: readonly number[]) {
  return [first, second, third, fourth] as const
}
