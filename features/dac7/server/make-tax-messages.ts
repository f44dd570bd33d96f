import { randomUUID } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { type DpiRecord, type Operator, refOf, toDpiXml } from "../dpi/dpi-message.ts"
import { type PlannedMessage, planMessages } from "../dpi/plan-messages.ts"
import { reportingOperator } from "./dac7-settings.ts"
import { findFormerSeller, listSellers, type Seller } from "./read-sellers.ts"
import { sealTaxMessage } from "./tax-cipher.ts"
import { listLastRecords } from "./tax-messages.ts"
import { taxMessagesTable, taxRecordsTable } from "./tax-tables.ts"

/** Somebody was reported for a year; the person is the entity. */
export const TAX_REPORTED = "user.tax_reported"

// any constant, with the year: two people must not make the messages of a year at once
const MESSAGES_LOCK = 5_102_119

/** Why no message can be made about a year, as a sentence; null where one can. */
export function taxReportProblem(year: number): string | null {
  if (!reportingOperator()) return SWITCHED_OFF
  return Number(isoDay(clock.now(), HOME_ZONE).slice(0, 4)) <= year ? STILL_RUNNING : null
}

const SWITCHED_OFF =
  "Die Steuermeldung ist ausgeschaltet: Die Betriebseinstellung DAC7_OPERATOR_TIN nennt keine Steuernummer."
const STILL_RUNNING = "Dieses Jahr läuft noch. Melden kannst du es, wenn es vorbei ist."

/**
 * Makes the messages about the sellers of a year that are due, and tells those who are in one of them.
 * @returns how many; none where all that there is was reported
 */
export function makeTaxMessages(db: Db, actor: UserActor, year: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const problem = taxReportProblem(year)
    const operator = reportingOperator()
    if (problem !== null || !operator) {
      throw new DomainError("no-tax-report", "invalid", problem ?? SWITCHED_OFF)
    }
    await tx.execute(sql`select pg_advisory_xact_lock(${MESSAGES_LOCK}, ${year})`)
    const sellers = (await listSellers(tx, year)).filter(({ state }) => state === "ready")
    const [sent] = await tx
      .select({ docRef: taxMessagesTable.operatorDocRef })
      .from(taxMessagesTable)
      .where(eq(taxMessagesTable.year, year))
      .orderBy(taxMessagesTable.id)
      .limit(1)
    const planned = planMessages({
      sellers,
      former: await listLastRecords(tx, year),
      isFirst: sent === undefined,
    })
    let operatorDocRef = sent?.docRef
    for (const message of planned) {
      operatorDocRef = await make(tx, { actor, operator, year, message, sellers, operatorDocRef })
    }
    return planned.length
  })
}

interface Making {
  actor: UserActor
  operator: Operator
  year: number
  message: PlannedMessage
  sellers: readonly Seller[]
  /** Of the first message of the year, where this is a later one. */
  operatorDocRef: string | undefined
}

async function make(tx: Db, making: Making): Promise<string> {
  const { actor, operator, year, message, operatorDocRef } = making
  const createdAt = clock.now()
  const messageRef = refOf(year, randomUUID())
  const docRef = operatorDocRef ?? refOf(year, randomUUID())
  const written = await recordsOf(tx, making)
  const xml = toDpiXml({
    kind: message.kind,
    year,
    messageRefId: messageRef,
    createdAt,
    operator,
    operatorDoc: { docRefId: docRef, isResent: operatorDocRef !== undefined },
    records: written.map(({ record }) => record),
  })
  const [made] = await tx
    .insert(taxMessagesTable)
    .values({
      year,
      kind: message.kind,
      messageRef,
      operatorDocRef: docRef,
      createdAt,
      createdBy: actor.userId,
      xmlEncrypted: sealTaxMessage(messageRef, xml),
    })
    .returning({ id: taxMessagesTable.id })
  if (!made) throw new Error("a message was not written")
  await recordEvent(tx, {
    kind: "user.tax_message_made",
    entityId: actor.userId,
    actor,
    role: "admin",
    reason: String(year),
    data: { messageId: made.id, kind: message.kind },
  })
  for (const { seller, record } of written) {
    await tx.insert(taxRecordsTable).values({
      messageId: made.id,
      pilotId: seller.pilotId,
      docRef: record.docRefId,
      docType: record.docType,
      correctsRef: record.correctsRefId,
      contentHash: seller.contentHash,
      considerationCents: [...seller.considerationCents],
      activities: [...seller.activities],
    })
    await recordEvent(tx, {
      kind: TAX_REPORTED,
      entityId: seller.pilotId,
      actor,
      role: "admin",
      data: { year, messageId: made.id },
    })
  }
  return docRef
}

async function recordsOf(
  tx: Db,
  { message, sellers, year }: Making,
): Promise<{ seller: Seller; record: DpiRecord }[]> {
  const written: { seller: Seller; record: DpiRecord }[] = []
  for (const { pilotId, docType, correctsRef } of message.records) {
    const seller =
      sellers.find((known) => known.pilotId === pilotId) ?? (await findFormerSeller(tx, pilotId))
    // who was reported has given details, and they are kept as long as the report
    if (!seller?.reported) throw new Error(`nothing is known of seller ${pilotId}`)
    const record: DpiRecord = {
      seller: seller.reported,
      docRefId: refOf(year, randomUUID()),
      docType,
      correctsRefId: correctsRef,
    }
    written.push({ seller, record })
  }
  return written
}
