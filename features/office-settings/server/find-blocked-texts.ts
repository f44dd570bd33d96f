import { type SQL, sql } from "drizzle-orm"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { planeSheetPath } from "#features/planes/plane-sheet-path.ts"
import { blockedWordsIn } from "#features/settings/blocked-words.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import type { Db } from "#platform/server/db.ts"
import { ownTurn } from "#platform/server/own-turn.ts"
import { type BlockedTexts, type TextKind, TRIED_TEXTS_OF_A_KIND } from "../blocked-texts.ts"

interface PublicTextRow extends Record<string, unknown> {
  id: number
  owner_id: number
  label: string
  text: string
}

/** What strangers read today of each kind, in one piece; the stroke is part of no phrase. */
const PUBLIC_TEXTS: Readonly<Record<TextKind, SQL>> = {
  flight: sql`
    select f.id, f.pilot_id as owner_id, f.title as label,
      concat_ws(' | ', f.title, f.description, f.meeting_point,
        (select string_agg(s.name, ' | ') from flight_stops s where s.flight_id = f.id),
        (select string_agg(c.label, ' | ') from flight_costs c where c.flight_id = f.id),
        (select string_agg(p.alt, ' | ') from flight_photos p where p.flight_id = f.id)) as text
    from flights f where f.status in ('published', 'paused')`,
  profile: sql`
    select id, id as owner_id, first_name as label, concat_ws(' | ', first_name, about) as text
    from users where deleted_at is null and email_confirmed_at is not null`,
  review: sql`
    select r.id, r.author_id as owner_id, a.first_name as label,
      concat_ws(' | ', case when r.hidden_at is null then r.text end,
        case when r.reply_hidden_at is null then r.reply end) as text
    from reviews r join users a on a.id = r.author_id
    where r.published_at is not null and r.voided_at is null`,
  request: sql`
    select id, user_id as owner_id, place as label,
      concat_ws(' | ', place, destination, message) as text
    from flight_requests where status in ('open', 'offer_received')`,
  plane: sql`
    select p.id, p.pilot_id as owner_id, p.model as label,
      concat_ws(' | ', p.model,
        (select string_agg(o.alt, ' | ') from plane_photos o where o.plane_id = p.id)) as text
    from planes p where p.retired_at is null`,
}

const PATHS: Readonly<Record<TextKind, (row: PublicTextRow) => string>> = {
  flight: ({ id }) => flightPath(id),
  profile: ({ id }) => userSheetPath(id),
  review: ({ owner_id }) => userSheetPath(owner_id),
  request: ({ owner_id }) => userSheetPath(owner_id),
  plane: ({ id, owner_id }) => planeSheetPath({ id, pilotId: owner_id }),
}

const EXAMPLES = 5
/** Read without a break; others get their turn in between. */
const TEXTS_AT_ONCE = 100

/** Where words would meet what is public today: each with its texts, the newest of each kind first. */
export async function findBlockedTexts(db: Db, words: readonly string[]): Promise<BlockedTexts> {
  const found = words.map((word): BlockedTexts["words"][number] => ({
    word,
    count: 0,
    examples: [],
  }))
  let isWhole = true
  for (const [kind, texts] of Object.entries(PUBLIC_TEXTS) as [TextKind, SQL][]) {
    const { rows } = await db.execute<PublicTextRow>(
      sql`${texts} order by 1 desc limit ${TRIED_TEXTS_OF_A_KIND + 1}`,
    )
    if (rows.length > TRIED_TEXTS_OF_A_KIND) isWhole = false
    for (const [place, row] of rows.slice(0, TRIED_TEXTS_OF_A_KIND).entries()) {
      if (place % TEXTS_AT_ONCE === 0) await ownTurn()
      const hits = new Set(blockedWordsIn(words, row.text).map(({ word }) => word))
      for (const one of found.filter(({ word }) => hits.has(word))) {
        one.count += 1
        if (one.examples.length < EXAMPLES) {
          one.examples.push({ kind, label: row.label, path: PATHS[kind](row) })
        }
      }
    }
  }
  return { words: found, isWhole }
}
