import { type SQL, sql } from "drizzle-orm"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { buildAirports } from "./build-airports.ts"
import { buildTowns } from "./build-towns.ts"
import { forgetSuggestions } from "./town-suggestions.ts"

/** Rows per statement: few round trips, and no parameter of more than a few hundred KB. */
const CHUNK = 2_500

/**
 * Writes towns, airports and their names and runways into the database; repeating it changes only
 * what differs from the reference data. Rows that it does not know (an importer's) stay.
 */
export async function loadPlaces(db: Db): Promise<{ towns: number; airports: number }> {
  const towns = buildTowns()
  const airports = buildAirports()
  await inTransaction(db, async (tx) => {
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
    const runways = airports.flatMap(({ code, runways }) =>
      runways.map((runway) => ({ code, ...runway })),
    )
    await tx.execute(upsertAirports(asJson(airports)))
    await tx.execute(
      deleteOldRunways(
        asJson(runways),
        airports.map((airport) => airport.code),
      ),
    )
    await tx.execute(upsertRunways(asJson(runways)))
    // the planner must know the new rows before the first search
    await tx.execute(sql`analyze towns, town_names, airports, runways`)
  })
  forgetSuggestions()
  return { towns: towns.length, airports: airports.length }
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

function upsertAirports(rows: SQL): SQL {
  return sql`
    insert into airports as known
      (code, iata, name, kind, town, region, country, lat, lng, elevation_ft, time_zone, source)
    select * from jsonb_to_recordset(${rows}) as given (
      code text, iata text, name text, kind text, town text, region text, country text,
      lat double precision, lng double precision, "elevationFt" integer, "timeZone" text,
      source text)
    on conflict (code) do update set
      (iata, name, kind, town, region, country, lat, lng, elevation_ft, time_zone, source)
      = (excluded.iata, excluded.name, excluded.kind, excluded.town, excluded.region,
         excluded.country, excluded.lat, excluded.lng, excluded.elevation_ft,
         excluded.time_zone, excluded.source)`
}

function deleteOldRunways(rows: SQL, codes: readonly string[]): SQL {
  return sql`
    delete from runways using airports
    where airports.id = runways.airport_id and airports.code = any(${sql.param(codes)}::text[])
      and (airports.code, runways.ident) not in
      (select * from jsonb_to_recordset(${rows}) as given (code text, ident text))`
}

function upsertRunways(rows: SQL): SQL {
  return sql`
    insert into runways (airport_id, ident, length_m, width_m, surface, is_lighted)
    select airports.id, ident, "lengthM", "widthM", surface, "isLighted"
    from jsonb_to_recordset(${rows}) as given (
      code text, ident text, "lengthM" integer, "widthM" integer, surface text,
      "isLighted" boolean)
    join airports using (code)
    on conflict (airport_id, ident) do update set (length_m, width_m, surface, is_lighted)
      = (excluded.length_m, excluded.width_m, excluded.surface, excluded.is_lighted)`
}
