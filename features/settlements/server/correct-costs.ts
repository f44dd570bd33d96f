import { and, asc, eq, isNotNull } from "drizzle-orm"
import { DomainError, type FieldErrors } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import type { Db } from "#platform/server/db.ts"
import type { Correction } from "../settlement-schemas.ts"
import { settlementCostsTable, settlementsTable } from "./settlements-tables.ts"

/**
 * Lowers items of a locked flight's statement, each with its reason; what the pilot had stated stays
 * beside it. Answers what the flight has cost now.
 */
export async function correctCosts(
  tx: Db,
  flightId: number,
  corrections: readonly Correction[],
): Promise<number> {
  const items = await tx
    .select()
    .from(settlementCostsTable)
    .where(eq(settlementCostsTable.flightId, flightId))
    .orderBy(asc(settlementCostsTable.position))
  const corrected = new Map(corrections.map((correction) => [correction.position, correction]))
  refuseHigher(items, corrections)
  const actualCostCents = items.reduce(
    (sum, { position, amountCents }) => sum + (corrected.get(position)?.amountCents ?? amountCents),
    0,
  )
  if (actualCostCents === 0) {
    throw new DomainError(
      "nothing-left-to-divide",
      "invalid",
      "So bliebe nichts zu teilen. Lass mindestens einen Posten stehen, oder gib dem Gast alles zurück.",
    )
  }
  for (const { position, amountCents, statedCents } of items) {
    const correction = corrected.get(position)
    if (!correction) continue
    await tx
      .update(settlementCostsTable)
      .set({
        amountCents: correction.amountCents,
        statedCents: statedCents ?? amountCents,
        correction: correction.reason,
      })
      .where(
        and(
          eq(settlementCostsTable.flightId, flightId),
          eq(settlementCostsTable.position, position),
        ),
      )
  }
  await tx
    .update(settlementsTable)
    .set({ actualCostCents })
    .where(eq(settlementsTable.flightId, flightId))
  return actualCostCents
}

// shares only ever fall: what was told once is not taken back
function refuseHigher(
  items: readonly { position: number; amountCents: number }[],
  corrections: readonly Correction[],
): void {
  const fields: FieldErrors = {}
  for (const [index, { position, amountCents }] of corrections.entries()) {
    const item = items.find((one) => one.position === position)
    if (item && amountCents < item.amountCents) continue
    fields[`corrections.${index}.amountCents`] = item
      ? `Weniger als ${formatEuro(item.amountCents)}: Ein Posten wird nie teurer.`
      : "Diesen Posten gibt es nicht."
  }
  const [problem] = Object.values(fields)
  if (problem) throw new DomainError("no-correction", "invalid", problem, fields)
}

export async function hasCorrectedItems(db: Db, flightId: number): Promise<boolean> {
  const { statedCents } = settlementCostsTable
  const found = await db
    .select({ statedCents })
    .from(settlementCostsTable)
    .where(and(eq(settlementCostsTable.flightId, flightId), isNotNull(statedCents)))
    .limit(1)
  return found.length > 0
}
