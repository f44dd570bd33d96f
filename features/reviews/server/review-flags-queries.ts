import { aliasedTable, asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { type ListedReviewFlag, type ReviewFlagQuery, reviewFlagDueAt } from "../review-flag.ts"
import { reviewFlagsTable as flags, type ReviewFlagRow } from "./review-flags-table.ts"

const PAGE = 20

const first = aliasedTable(usersTable, "first")
const second = aliasedTable(usersTable, "second")

type Person = typeof usersTable.$inferSelect

/** A page of the flagged pairs; a page number past the end shows the last page. */
export async function listReviewFlags(db: Db, query: ReviewFlagQuery) {
  const isOpen = query.status === "offen"
  const which = isOpen ? isNull(flags.decidedAt) : isNotNull(flags.decidedAt)
  const [counted] = await db.select({ total: count() }).from(flags).where(which)
  const total = counted?.total ?? 0
  const { page, pageCount, offset } = pageOfList(total, query.page, PAGE)
  const rows = await db
    .select({ flag: flags, first, second })
    .from(flags)
    .innerJoin(first, eq(first.id, flags.firstUserId))
    .innerJoin(second, eq(second.id, flags.secondUserId))
    .where(which)
    .orderBy(isOpen ? asc(flags.id) : desc(flags.id))
    .limit(PAGE)
    .offset(offset)
  const entries = rows.map((row) => listedFlag(row.flag, [row.first, row.second]))
  return { entries, total, page, pageCount }
}

/** How much of it waits for somebody. */
export function countOpenReviewFlags(db: Db): Promise<number> {
  return db.$count(flags, isNull(flags.decidedAt))
}

export function listedFlag(
  { id, reasons, flaggedAt, verdict }: ReviewFlagRow,
  [one, other]: readonly [Person, Person],
): ListedReviewFlag {
  return {
    id,
    people: [officeName(one), officeName(other)],
    reasons,
    flaggedAt: flaggedAt.toISOString(),
    dueAt: reviewFlagDueAt(flaggedAt).toISOString(),
    verdict,
  }
}

export function officeName({ firstName, lastName, deletedAt }: Person): string {
  if (deletedAt) return "Gelöschtes Konto"
  return `${firstName} ${lastName}`.trim() || "Ohne Namen"
}
