import { createHash } from "node:crypto"
import { type SQL, sql } from "drizzle-orm"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { clearAirportCache } from "./airports-queries.ts"
import { buildAirports } from "./build-airports.ts"
import { buildTowns } from "./build-towns.ts"
import { clearSuggestionCache } from "./town-suggestions.ts"
import { writeAirports } from "./write-airports.ts"

/**
 * Which towns and airports this version of the program knows (`editionOf`); a test says what it has to be. Building
 * and comparing them takes longer than all else that a start does, so a start asks for this first.
 */
export const PLACES_EDITION = "2036689af373b4f0"

const KEY = "places"

/** Rows per statement: few round trips, and no parameter of more than a few hundred KB. */
const CHUNK = 2_500

/** Loads the places where the database has those of another version of the program, or none yet. */
export async function keepPlacesUpToDate(db: Db): Promise<void> {
  const { rows } = await db.execute(
    sql`select from settings where key = ${KEY} and value = to_jsonb(${PLACES_EDITION}::text)`,
  )
  if (rows.length === 0) await loadPlaces(db)
}

/**
 * Writes towns, airports and their names and runways into the database; repeating it changes only
 * what differs from the reference data. What an import has brought besides stays.
 */
export async function loadPlaces(db: Db): Promise<{ towns: number; airports: number }> {
  const towns = buildTowns()
  const airports = buildAirports()
  await inTransaction(db, async (tx) => {
    await liftTimeouts(tx)
    for (let start = 0; start < towns.length; start += CHUNK) {
      const chunk = towns.slice(start, start + CHUNK)
      const names = chunk.flatMap((town) =>
        town.names.map(({ key, name }) => ({ town_id: town.id, key, name })),
      )
      await tx.execute(upsertTowns(asJson(chunk)))
      await tx.execute(
        deleteOldNames(
          asJson(names),
          chunk.map((town) => town.id),
        ),
      )
      await tx.execute(upsertNames(asJson(names)))
    }
    await writeAirports(tx, airports)
    await tx.execute(sql`
      insert into settings (key, value) values (${KEY}, to_jsonb(${PLACES_EDITION}::text))
      on conflict (key) do update set value = excluded.value`)
    // the planner must know the new rows before the first search
    await tx.execute(sql`select analyze_tables('towns', 'town_names', 'airports', 'runways')`)
  })
  clearAirportCache()
  clearSuggestionCache()
  return { towns: towns.length, airports: airports.length }
}

/** The same towns and airports are the same edition. */
export function editionOf(towns: readonly object[], airports: readonly object[]): string {
  const text = JSON.stringify([towns, airports])
  return createHash("sha256").update(text).digest("hex").slice(0, 16)
}

function asJson(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}::jsonb`
}

function upsertTowns(rows: SQL): SQL {
  return sql`
    insert into towns as known (id, name, region, country, lat, lng, population)
    select * from jsonb_to_recordset(${rows}) as given (
      id integer, name text, region text, country text,
      lat double precision, lng double precision, population integer)
    on conflict (id) do update set (name, region, country, lat, lng, population)
      = (excluded.name, excluded.region, excluded.country, excluded.lat, excluded.lng,
         excluded.population)
    where known is distinct from excluded`
}

function deleteOldNames(rows: SQL, townIds: readonly number[]): SQL {
  return sql`
    delete from town_names
    where town_id = any(${sql.param(townIds)}::integer[]) and (town_id, key) not in
      (select * from jsonb_to_recordset(${rows}) as given (town_id integer, key text))`
}

function upsertNames(rows: SQL): SQL {
  return sql`
    insert into town_names as known (town_id, key, name)
    select * from jsonb_to_recordset(${rows}) as given (town_id integer, key text, name text)
    on conflict (town_id, key) do update set name = excluded.name
    where known.name <> excluded.name`
}
