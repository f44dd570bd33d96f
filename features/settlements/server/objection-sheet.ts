import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { answerBy, canAnswerObjection } from "../objection.ts"
import type { ObjectionSheet, PilotObjection } from "../settlement-view.ts"
import { getSettlementSheet, unknownSettlement } from "./settlement-sheet.ts"
import { type PartRow, settlementPartsTable } from "./settlements-tables.ts"

/** What a part tells of its objection; null where there is none. */
export function objectionOf(part: PartRow): ObjectionSheet | null {
  const { objectedAt, objectionKind, objection, answer, answeredAt, decision } = part
  if (!objectedAt) return null
  return {
    kind: objectionKind ?? "presence",
    words: objection,
    objectedAt: objectedAt.toISOString(),
    answerBy: answerBy(objectedAt).toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    decision,
    decidedAt: part.decidedAt?.toISOString() ?? null,
    withdrawnAt: part.withdrawnAt?.toISOString() ?? null,
  }
}

/** The objection of a guest for the pilot of the flight; for everybody else there is none. */
export async function getPilotObjection(
  db: Db,
  pilot: UserActor,
  { flightId, bookingId }: { flightId: number; bookingId: number },
): Promise<PilotObjection> {
  const sheet = await getSettlementSheet(db, pilot, flightId)
  const guest = sheet.guests.find(({ party }) => party.bookingId === bookingId)
  const [part] = await db
    .select()
    .from(settlementPartsTable)
    .where(eq(settlementPartsTable.bookingId, bookingId))
  const objection = part && objectionOf(part)
  if (!guest || !objection) throw unknownSettlement()
  const { flight, stated: costs } = sheet
  return { flight, guest, costs, objection, canAnswer: canAnswerObjection(guest, part) }
}
