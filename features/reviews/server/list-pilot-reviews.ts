import { aliasedTable, and, asc, desc, eq, ne, or, type SQL, sql } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { pageOfList } from "#platform/list-address.ts"
import type { Db } from "#platform/server/db.ts"
import { HELPFULNESS } from "../helpfulness.ts"
import type { PublicReview } from "../review.ts"
import type { ReviewListQuery, ReviewSort } from "../review-list.ts"
import { pilotReviewsView as shown } from "./pilot-reviews-view.ts"
import { publicReview } from "./public-review.ts"
import { reviewsTable as reviews } from "./reviews-table.ts"

interface Asked {
  pilotId: number
  query: ReviewListQuery
  size: number
  /** Those of one flight stand apart. */
  exceptFlightId?: number | undefined
}

export interface ReviewPage {
  reviews: PublicReview[]
  /** How many there are in this view. */
  total: number
  page: number
  pageCount: number
}

const author = aliasedTable(usersTable, "author")

/**
 * A page of what guests wrote about a pilot, in one statement; a page number past the end shows the
 * last page.
 */
export async function listPilotReviews(db: Db, asked: Asked): Promise<ReviewPage> {
  const found = await readPage(db, asked, asked.query.page)
  if (found.length > 0 || asked.query.page === 1) return toPage(found, asked, asked.query.page)
  const [first] = await readPage(db, asked, 1)
  const { page } = pageOfList(first?.total ?? 0, asked.query.page, asked.size)
  return toPage(await readPage(db, asked, page), asked, page)
}

function readPage(db: Db, { pilotId, query, size, exceptFlightId }: Asked, page: number) {
  return db
    .select({ review: reviews, author, total: sql<number>`count(*) over ()::int` })
    .from(shown)
    .innerJoin(reviews, eq(reviews.id, shown.id))
    .innerJoin(author, eq(author.id, reviews.authorId))
    .where(
      and(
        eq(shown.pilotId, pilotId),
        exceptFlightId === undefined ? undefined : ne(reviews.flightId, exceptFlightId),
        query.search === "" ? undefined : says(query.search),
      ),
    )
    .orderBy(...ORDERS[query.sort](), desc(reviews.publishedAt), desc(reviews.id))
    .limit(size)
    .offset((page - 1) * size)
}

function toPage(rows: Awaited<ReturnType<typeof readPage>>, { size }: Asked, wanted: number) {
  const total = rows[0]?.total ?? 0
  const { page, pageCount } = pageOfList(total, wanted, size)
  return {
    reviews: rows.map((row) => publicReview(row.review, row.author)),
    total,
    page,
    pageCount,
  }
}

/** In the review or in the reply that stands below it. */
function says(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`
  return or(
    sql`${reviews.text} ilike ${pattern}`,
    and(sql`${reviews.reply} ilike ${pattern}`, sql`${reviews.replyHiddenAt} is null`),
  )
}

const ORDERS: Record<ReviewSort, () => SQL[]> = {
  hilfreich: () => [desc(helpfulness())],
  neueste: () => [],
  beste: () => [desc(reviews.stars)],
  kritisch: () => [asc(reviews.stars)],
}

/** `helpfulnessOf` for the database, which orders by it. */
function helpfulness(): SQL {
  const { charactersPerPoint, maxTextPoints, freshPoints, freshDays } = HELPFULNESS
  const lifetime = days(freshDays) / 1000
  return sql`least(length(${reviews.text}) / ${charactersPerPoint}::float8, ${maxTextPoints}::float8)
    + num_nonnulls(${reviews.communication}, ${reviews.costHonesty}, ${reviews.feltSafe})
    + ${freshPoints}::float8 * greatest(0,
      1 - extract(epoch from ${clock.now()}::timestamptz - ${reviews.publishedAt})::float8 / ${lifetime}::float8)`
}
