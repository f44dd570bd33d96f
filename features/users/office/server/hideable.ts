import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { RestrictedKind } from "../restriction.ts"
import type { Statement } from "../restriction-schemas.ts"
import { endRestriction, findRestrictionOf, writeRestriction } from "./restrict.ts"
import type { RestrictionRow } from "./restrictions-table.ts"

/** A thing of somebody that the back office can take from sight and bring back. */
export interface Hideable<Row> {
  kind: RestrictedKind
  events: { hidden: string; shown: string }
  /** What it is called in its events while everybody may see it. */
  visible: string
  /** Locks it; refuses where there is none. */
  lock(tx: Db, id: number): Promise<Row>
  /** Who reads the statement of reasons, and what it is about. */
  about(row: Row): { userId: number; title: string }
  setHiddenAt(tx: Db, id: number, hiddenAt: Date | null): Promise<unknown>
}

interface Hiding {
  id: number
  statement: Statement
  /** Kept with the event. */
  data?: Record<string, number>
}

interface Showing {
  id: number
  /** Read by its author. */
  reasons: string
  appealId: number
}

/** Hides it, with a statement of reasons; where it is hidden already that answers once more. */
export function hide<Row>(
  db: Db,
  actor: UserActor,
  thing: Hideable<Row>,
  { id, statement, data }: Hiding,
  follow?: (tx: Db, row: Row) => Promise<void>,
): Promise<RestrictionRow> {
  const { kind, events, visible } = thing
  return inTransaction(db, async (tx) => {
    const row = await thing.lock(tx, id)
    const current = await findRestrictionOf(tx, { kind, id })
    if (current) return current
    const restriction = await writeRestriction(tx, { kind, id, ...thing.about(row), statement })
    await thing.setHiddenAt(tx, id, clock.now())
    await recordEvent(tx, {
      kind: events.hidden,
      entityId: id,
      actor,
      role: "admin",
      from: visible,
      to: "hidden",
      reason: statement.ground,
      data: { restrictionId: restriction.id, ...data },
    })
    await follow?.(tx, row)
    return restriction
  })
}

/** Brings it back. Where it is to be seen already nothing happens. */
export function show<Row>(
  db: Db,
  actor: UserActor,
  thing: Hideable<Row>,
  { id, reasons, appealId }: Showing,
  follow?: (tx: Db, row: Row) => Promise<void>,
): Promise<void> {
  const { kind, events, visible } = thing
  return inTransaction(db, async (tx) => {
    const row = await thing.lock(tx, id)
    const restriction = await endRestriction(tx, { kind, id }, reasons)
    if (!restriction) return
    await thing.setHiddenAt(tx, id, null)
    await recordEvent(tx, {
      kind: events.shown,
      entityId: id,
      actor,
      role: "admin",
      from: "hidden",
      to: visible,
      data: { restrictionId: restriction.id, appealId },
    })
    await follow?.(tx, row)
  })
}
