import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { Airport, Runway } from "../airport.ts"

/** Who says where an aerodrome lies: our own list, or one of two collections. */
export type AirportSource = "aufwind" | "openflights" | "ourairports"

export interface WrittenAirport extends Omit<Airport, "id"> {
  source: AirportSource
  /** Empty when nothing is said of them: then those that are known stay. */
  runways: readonly Runway[]
}

/**
 * Writes airports and their runways by code. What an import says of position and elevation is kept
 * against the older collection that comes with the product, not against our own list.
 */
export async function writeAirports(tx: Db, airports: readonly WrittenAirport[]): Promise<void> {
  const runways = airports.flatMap(({ code, runways: own }) =>
    own.map((runway) => ({ code, ...runway })),
  )
  const withRunways = [...new Set(runways.map(({ code }) => code))]
  await tx.execute(upsertAirports(asJson(airports)))
  await tx.execute(deleteOldRunways(asJson(runways), withRunways))
  await tx.execute(upsertRunways(asJson(runways)))
}

function asJson(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}::jsonb`
}

function upsertAirports(rows: SQL): SQL {
  const isKept = sql`known.source = 'ourairports' and excluded.source = 'openflights'`
  const newest = (column: string) =>
    sql`case when ${isKept} then known.${sql.raw(column)} else excluded.${sql.raw(column)} end`
  return sql`
    insert into airports as known
      (code, iata, name, kind, town, region, country, lat, lng, elevation_ft, time_zone, source)
    select * from jsonb_to_recordset(${rows}) as given (
      code text, iata text, name text, kind text, town text, region text, country text,
      lat double precision, lng double precision, "elevationFt" integer, "timeZone" text,
      source text)
    on conflict (code) do update set
      (iata, name, kind, town, region, country, lat, lng, elevation_ft, time_zone, source)
      = (coalesce(excluded.iata, known.iata), excluded.name, excluded.kind, excluded.town,
         excluded.region, excluded.country, ${newest("lat")}, ${newest("lng")},
         ${newest("elevation_ft")}, excluded.time_zone, ${newest("source")})`
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
