import { ANGLES, regionPath } from "#features/places/region-address.ts"
import { REGIONS } from "#features/places/regions.ts"
import { contentPath } from "./content-page.ts"

/** Pages without a text of their own to which one may lead; a test holds them against the route table. */
export const LINKABLE_PAGES: readonly string[] = [
  "/de",
  "/de/suche",
  "/de/registrieren",
  "/de/login",
  "/de/melden",
  "/de/cockpit",
  "/de/cockpit/archiv",
  "/de/cockpit/bewertungen",
  "/de/cockpit/einstellungen",
  "/de/cockpit/einstellungen/flugzeuge",
  "/de/cockpit/einstellungen/profil",
  "/de/cockpit/einstellungen/verifizierung",
  "/de/cockpit/flug-erstellen",
  "/de/cockpit/flugbuch",
  "/de/cockpit/gemerkt",
  "/de/cockpit/gesuche",
  "/de/cockpit/guthaben",
  "/de/cockpit/nachrichten",
  "/de/cockpit/statistik",
  "/de/cockpit/zahlungen",
]

/** Of the texts without an address of their own: they are parts of the pages of regions. */
const REGION_FOLDER = "regionen/"

/** Every address to which a text may lead, given which texts there are. */
export function linkablePaths(slugs: readonly string[]): ReadonlySet<string> {
  const texts = slugs.filter((slug) => !slug.startsWith(REGION_FOLDER)).map(contentPath)
  const regions = REGIONS.flatMap((region) => ANGLES.map((angle) => regionPath({ angle, region })))
  return new Set([...LINKABLE_PAGES, ...texts, ...regions])
}
