import type pg from "pg"
import {
  ADMIN_EMAIL,
  DEMO_PASSWORD,
  PASSENGER_EMAIL,
  PILOT_EMAIL,
} from "#db/seed/people/demo-logins.ts"
import { DEMO_APP_SECRET } from "#features/auth/second-factor/server/demo-app.ts"
import { totpAt } from "#features/auth/second-factor/server/totp.ts"
import { type HttpVisitor, httpVisitor } from "#tests/support/http-visitor.ts"

/** Somebody of the demo world, signed in, and the pages that show them much. */
export interface SignedIn {
  visitor: HttpVisitor
  paths: readonly string[]
}

const COCKPIT = [
  "",
  "/archiv",
  "/statistik",
  "/guthaben",
  "/zahlungen",
  "/gemerkt",
  "/nachrichten",
  "/bewertungen",
  "/gesuche",
  "/checkliste",
  "/einstellungen",
  "/einstellungen/profil",
].map((path) => `/de/cockpit${path}`)

const OFFICE = [
  "",
  "/suche?q=Anna",
  "/faelle",
  "/freigaben",
  "/team",
  "/zahlen",
  "/fluege",
  "/widerrufe",
  "/buchungen",
  "/gutscheine",
  "/erstattungen",
  "/auszahlungen",
  "/zahlungen",
  "/buch",
  "/belege",
  "/ueberweisungen",
  "/steuermeldung",
  "/mails",
  "/auftraege",
  "/sicherheit",
  "/protokoll",
  "/nachweise",
  "/transparenz",
  "/meldungen",
  "/bewertungen",
  "/hinweise",
  "/vorfaelle",
  "/texte",
  "/startseite",
  "/nutzer",
].map((path) => `/de/verwaltung${path}`)

/** The pilot first. What is left out adds up a whole table, and is opened a few times a month (decision 82). */
export async function pagesOfPeople(
  url: string,
  db: pg.Pool,
): Promise<[pilot: SignedIn, ...others: SignedIn[]]> {
  const rows = await rowsToOpen(db)
  const pilot = await signIn(url, PILOT_EMAIL)
  const guest = await signIn(url, PASSENGER_EMAIL)
  const office = await signIn(url, ADMIN_EMAIL)
  return [
    {
      visitor: pilot,
      paths: [
        "/de/flugplatz/EDKB",
        "/de/fluege-ab-koeln-bonn",
        `/de/profil/${rows.pilot}`,
        "/de/kasse",
        ...COCKPIT,
        `/de/cockpit/flug/${rows.ahead}`,
        `/de/cockpit/flug/${rows.flown}`,
        `/de/cockpit/nachrichten/${rows.thread}`,
        "/de/cockpit/flugbuch",
        "/de/cockpit/einstellungen/flugzeuge",
        "/de/cockpit/einstellungen/verifizierung",
        "/de/cockpit/einstellungen/steuern",
      ],
    },
    { visitor: guest, paths: COCKPIT },
    {
      visitor: office,
      paths: [
        ...OFFICE,
        `/de/verwaltung/fluege/${rows.closed}`,
        `/de/verwaltung/buchungen/${rows.booking}`,
        `/de/verwaltung/nutzer/${rows.pilot}`,
      ],
    },
  ]
}

/** The one with many flights is the last pilot that was added; what hangs at the newest rows is theirs, too. */
async function rowsToOpen(db: pg.Pool) {
  const { rows } = await db.query<
    Record<"ahead" | "flown" | "thread" | "pilot" | "closed" | "booking", number>
  >(
    `select min(f.id) filter (where f.status = 'published') as ahead, max(f.id) filter (where f.status = 'closed') as flown,
      (select min(conversation_id) from conversation_members m where m.user_id = u.id) as thread,
      (select pilot_id from flights order by id desc limit 1) as pilot,
      (select max(id) from flights where status = 'closed') as closed,
      (select max(id) from bookings) as booking
     from users u join flights f on f.pilot_id = u.id where u.email = $1 group by u.id`,
    [PILOT_EMAIL],
  )
  if (!rows[0]) throw new Error("the demo world has no pilot")
  return rows[0]
}

async function signIn(url: string, email: string): Promise<HttpVisitor> {
  const visitor = httpVisitor(url)
  const begun = visitor.call("POST", "/api/auth/login/password", { email, password: DEMO_PASSWORD })
  if (email !== ADMIN_EMAIL) await begun
  else {
    // it is refused until the second factor is there
    await begun.catch(() => undefined)
    const code = await totpAt(DEMO_APP_SECRET, null)
    await visitor.call("POST", "/api/auth/login/second-factor", { code })
  }
  return visitor
}
