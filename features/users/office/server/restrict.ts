import { and, eq, isNull } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import type { RestrictedKind } from "../restriction.ts"
import type { Statement } from "../restriction-schemas.ts"
import { type RestrictionRow, restrictionsTable as restrictions } from "./restrictions-table.ts"

interface Restricted {
  kind: RestrictedKind
  id: number
}

interface NewRestriction extends Restricted {
  userId: number
  title: string
  formerStatus?: string
  statement: Statement
}

/** The restriction that a thing is under now. */
export async function findRestrictionOf(
  db: Db,
  { kind, id }: Restricted,
): Promise<RestrictionRow | undefined> {
  const [row] = await db
    .select()
    .from(restrictions)
    .where(
      and(
        eq(restrictions.subjectKind, kind),
        eq(restrictions.subjectId, id),
        isNull(restrictions.liftedAt),
      ),
    )
  return row
}

/** Writes the statement of reasons; whoever calls it has locked the thing and restricts it. */
export async function writeRestriction(tx: Db, input: NewRestriction): Promise<RestrictionRow> {
  const { userId, kind, id, title, formerStatus, statement } = input
  const [row] = await tx
    .insert(restrictions)
    .values({
      ...statement,
      ref: newRef(),
      userId,
      subjectKind: kind,
      subjectId: id,
      subjectTitle: title,
      formerStatus: formerStatus ?? null,
      createdAt: clock.now(),
    })
    .returning()
  if (!row) throw new Error("the restriction was not written")
  return row
}

/** Ends the restriction of a thing, for reasons that its author reads; undefined where there is none. */
export async function endRestriction(
  tx: Db,
  { kind, id }: Restricted,
  reasons: string,
): Promise<RestrictionRow | undefined> {
  const [row] = await tx
    .update(restrictions)
    .set({ liftedAt: clock.now(), liftReasons: reasons })
    .where(
      and(
        eq(restrictions.subjectKind, kind),
        eq(restrictions.subjectId, id),
        isNull(restrictions.liftedAt),
      ),
    )
    .returning()
  return row
}
