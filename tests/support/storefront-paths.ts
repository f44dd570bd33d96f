import { and, asc, eq, gt, sql } from "drizzle-orm"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import { PILOT_EMAIL } from "#db/seed/people/demo-logins.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { reportPath } from "#features/reports/report-path.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { days } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"

/** Pages that are made of data or of parts of their own, in their states. */
const MADE = [
  "/de",
  "/de/suche",
  "/de/suche?ort=Köln",
  "/de/suche?ort=Köln&ansicht=karte",
  "/de/suche?ort=Sankt Peter-Ording&umkreis=25&personen=5",
  "/de/flugplatz/EDKB",
  "/de/fluege-ab-koeln-bonn",
  "/de/rundfluege-ab-mecklenburgische-seenplatte",
  "/de/geschenkidee-saarland",
  "/de/registrieren",
  "/de/registrieren?als=pilot",
  "/de/login",
  "/de/login?redirect=/de/cockpit",
  "/de/login?mit=passwort",
  "/de/direct-login/lena@aufwind.example/zu-kurz",
  "/de/konto-geloescht",
  "/de/kasse",
  "/de/kasse/erfolg",
  "/de/kitchen-sink",
  "/de/gibt/es/nicht",
  "/dev/postfach",
]

const TEXTS = [...CONTENT_PAGES.storefront, ...CONTENT_PAGES.hero].map((path) => `/de/${path}`)

/** Every page that somebody sees without an account and that any demo world has. */
export const STOREFRONT: readonly string[] = [...MADE, ...TEXTS]

/** The pages of single rows: a flight, its pilot, the notice about it, and an offer without a date. */
export async function pathsOfRows(db: Db) {
  const [flight] = await db
    .select({ id: flightsTable.id, pilotId: flightsTable.pilotId })
    .from(flightsTable)
    .where(
      and(
        eq(flightsTable.status, "published"),
        gt(flightsTable.departsAt, new Date(Date.now() + days(7))),
        // whoever books on one device leaves a seat for the other
        gt(flightsTable.seatsOffered, 1),
        sql`not exists (select from flight_seats where flight_id = ${flightsTable.id} and booking_id is not null)`,
      ),
    )
    .orderBy(asc(flightsTable.departsAt))
    .limit(1)
  const [offer] = await db
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(and(eq(flightsTable.status, "published"), eq(flightsTable.schedule, "flexible")))
    .orderBy(asc(flightsTable.id))
    .limit(1)
  if (!flight || !offer) throw new Error("the demo world has no flight or no offer")
  return {
    flight: flightPath(flight.id),
    offer: flightPath(offer.id),
    profile: profilePath(flight.pilotId),
    report: reportPath("flight", flight.id),
  }
}

/** The page of the demo pilot's first aircraft. */
export async function planePath(db: Db): Promise<string> {
  return `/de/cockpit/einstellungen/flugzeuge/${await demoPlaneId(db)}`
}

/** The aircraft that the demo pilot has had from the start. */
export async function demoPlaneId(db: Db): Promise<number> {
  const [plane] = await db
    .select({ id: planesTable.id })
    .from(planesTable)
    .innerJoin(usersTable, eq(usersTable.id, planesTable.pilotId))
    .where(eq(usersTable.email, PILOT_EMAIL))
    .orderBy(asc(planesTable.id))
    .limit(1)
  if (!plane) throw new Error("the demo pilot has no aircraft")
  return plane.id
}
