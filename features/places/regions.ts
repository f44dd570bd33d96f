import type { GeoPoint } from "./geo.ts"

/**
 * A region is where "Flüge ab ..." pages begin: one of the sixteen states or a landscape that
 * people travel to. Its airports are those that carry the state's name or lie in a circle; a city
 * state is a circle too, since its airfields lie outside of it.
 */
export interface Region {
  /** As in the address: `/de/fluege-ab-{slug}`. */
  slug: string
  name: string
  /** What stands after "ab": "der Ostsee", "Köln/Bonn". */
  from: string
  kind: "state" | "landscape"
  center: GeoPoint
  area: { state: string } | { radiusKm: number }
}

function state(slug: string, name: string, lat: number, lng: number, from = name): Region {
  return { slug, name, from, kind: "state", center: { lat, lng }, area: { state: name } }
}

function cityState(slug: string, name: string, lat: number, lng: number): Region {
  return { ...state(slug, name, lat, lng), area: { radiusKm: 50 } }
}

function landscape(
  slug: string,
  name: string,
  from: string,
  [lat, lng]: [number, number],
  radiusKm: number,
): Region {
  return { slug, name, from, kind: "landscape", center: { lat, lng }, area: { radiusKm } }
}

export const REGIONS: readonly Region[] = [
  state("baden-wuerttemberg", "Baden-Württemberg", 48.54, 9.04),
  state("bayern", "Bayern", 48.95, 11.4),
  cityState("berlin", "Berlin", 52.5, 13.4),
  state("brandenburg", "Brandenburg", 52.36, 13.01),
  cityState("bremen", "Bremen", 53.08, 8.81),
  cityState("hamburg", "Hamburg", 53.55, 10.0),
  state("hessen", "Hessen", 50.6, 9.03),
  state("mecklenburg-vorpommern", "Mecklenburg-Vorpommern", 53.77, 12.58),
  state("niedersachsen", "Niedersachsen", 52.76, 9.16),
  state("nordrhein-westfalen", "Nordrhein-Westfalen", 51.48, 7.55),
  state("rheinland-pfalz", "Rheinland-Pfalz", 49.91, 7.45),
  state("saarland", "Saarland", 49.38, 6.96, "dem Saarland"),
  state("sachsen", "Sachsen", 51.05, 13.35),
  state("sachsen-anhalt", "Sachsen-Anhalt", 52.01, 11.7),
  state("schleswig-holstein", "Schleswig-Holstein", 54.19, 9.82),
  state("thueringen", "Thüringen", 50.9, 11.03),
  landscape("allgaeu", "Allgäu", "dem Allgäu", [47.72, 10.31], 50),
  landscape("bodensee", "Bodensee", "dem Bodensee", [47.63, 9.39], 50),
  landscape("dresden", "Dresden", "Dresden", [51.05, 13.74], 60),
  landscape("duesseldorf", "Düsseldorf", "Düsseldorf", [51.23, 6.78], 45),
  landscape("eifel", "Eifel", "der Eifel", [50.3, 6.75], 55),
  landscape("franken", "Franken", "Franken", [49.6, 10.9], 80),
  landscape("hannover", "Hannover", "Hannover", [52.37, 9.73], 60),
  landscape("harz", "Harz", "dem Harz", [51.75, 10.7], 60),
  landscape("koeln-bonn", "Köln/Bonn", "Köln/Bonn", [50.84, 7.03], 45),
  landscape("leipzig-halle", "Leipzig/Halle", "Leipzig/Halle", [51.41, 12.2], 60),
  landscape("lueneburger-heide", "Lüneburger Heide", "der Lüneburger Heide", [53.05, 10.0], 55),
  landscape(
    "mecklenburgische-seenplatte",
    "Mecklenburgische Seenplatte",
    "der Mecklenburgischen Seenplatte",
    [53.45, 12.6],
    60,
  ),
  landscape("mosel", "Mosel", "der Mosel", [50.02, 7.05], 55),
  landscape("muenchen", "München", "München", [48.14, 11.58], 65),
  landscape("nordsee", "Nordsee", "der Nordsee", [54.0, 8.0], 115),
  landscape("ostfriesland", "Ostfriesland", "Ostfriesland", [53.5, 7.5], 55),
  landscape("ostsee", "Ostsee", "der Ostsee", [54.25, 12.0], 150),
  landscape("rhein-main", "Rhein-Main", "dem Rhein-Main-Gebiet", [50.05, 8.6], 50),
  landscape("rhein-neckar", "Rhein-Neckar", "dem Rhein-Neckar-Gebiet", [49.45, 8.5], 45),
  landscape("ruhrgebiet", "Ruhrgebiet", "dem Ruhrgebiet", [51.5, 7.2], 45),
  landscape("sauerland", "Sauerland", "dem Sauerland", [51.25, 8.1], 50),
  landscape("schwarzwald", "Schwarzwald", "dem Schwarzwald", [48.2, 8.2], 70),
  landscape("stuttgart", "Stuttgart", "Stuttgart", [48.78, 9.18], 55),
]

export function findRegion(slug: string): Region | undefined {
  return REGIONS.find((region) => region.slug === slug)
}
