import type { Product } from "./product.ts"

/** Whose browser asks. */
export type Asker = "guest" | "pilot"

export interface SpecifiedRoute {
  /** As the specification writes it (section 2). */
  route: string
  layout: string
  /** The address that stands for it, or how the demo world comes to one. */
  at: string | ((product: Product) => Promise<string>)
  as: Asker
  /** One of the five whose speed is measured by Lighthouse. */
  isMeasured?: true
}

const guests = (layout: string, routes: readonly string[]): SpecifiedRoute[] =>
  routes.map((route) => ({ route, layout, at: route, as: "guest" }))

const FEATURES = [
  "flug-mit-hund",
  "alpenflug",
  "stadtflug",
  "schnupperflug",
  "wochenendtrip",
  "flug-mit-kind",
  "panoramaflug",
  "heiratsantrag-in-der-luft",
  "kunstflug",
  "nachtflug",
  "luftfotografie",
  "wunschflug",
]

const STEPS = [
  "datum",
  "typ",
  "kosten",
  "flugzeug",
  "route",
  "fotos",
  "zusammenfassung",
  "versicherung",
  "beschreibung",
]

const COCKPIT = [
  "",
  "/archiv",
  "/nachrichten",
  "/infos",
  "/easa",
  "/hilfe",
  "/checkliste",
  "/versicherung",
  "/code-of-conduct",
  "/gesuche",
  "/einstellungen",
  "/einstellungen/profil",
  "/einstellungen/verifizierung",
]

const OF_FLIGHT = [
  "",
  "/absagen",
  "/bewertung",
  "/abrechnung/kosten",
  "/abrechnung/bestaetigen",
  "/abrechnung/bankdaten",
]

/** Every route of the specification, in its order. */
export const SPECIFIED_ROUTES: readonly SpecifiedRoute[] = [
  { route: "/de", layout: "storefront", at: "/de", as: "guest", isMeasured: true },
  ...guests("storefront", [
    "/de/sale",
    "/de/fluggutschein-verschenken",
    "/de/registrieren",
    "/de/versicherung",
    "/de/was-kostet-eine-spl-im-jahr",
    "/de/was-kostet-eine-ppl-a-im-jahr",
  ]),
  {
    route: "/de/fluege-ab-{region}",
    layout: "storefront",
    at: "/de/fluege-ab-koeln-bonn",
    as: "guest",
    isMeasured: true,
  },
  {
    route: "/de/geschenkidee-{region}",
    layout: "storefront",
    at: "/de/geschenkidee-koeln-bonn",
    as: "guest",
  },
  {
    route: "/de/rundfluege-ab-{region}",
    layout: "storefront",
    at: "/de/rundfluege-ab-koeln-bonn",
    as: "guest",
  },
  {
    route: "/de/inselflug",
    layout: "storefront",
    at: "/de/inselflug",
    as: "guest",
    isMeasured: true,
  },
  ...guests(
    "storefront",
    FEATURES.map((name) => `/de/${name}`),
  ),
  {
    route: "/de/flug/{flightId}",
    layout: "storefront-hero",
    at: publishedFlight,
    as: "guest",
    isMeasured: true,
  },
  ...guests("storefront-hero", ["/de/einloesen"]),
  {
    route: "/de/flugplatz/{code}",
    layout: "storefront-hero",
    at: "/de/flugplatz/EDKB",
    as: "guest",
  },
  { route: "/de/profil/{userId}", layout: "storefront-hero", at: profileOfPilot, as: "guest" },
  ...guests("storefront-hero", ["/de/wrapped"]),
  { route: "/de/hilfe", layout: "storefront-hero", at: "/de/hilfe", as: "guest", isMeasured: true },
  ...guests(
    "storefront-hero",
    [
      "presse",
      "agb",
      "safety",
      "kitchen-sink",
      "impressum",
      "datenschutz",
      "easa-charta",
      "verhaltenskodex",
      "beliebte-themen",
      "fluege-entdecken",
      "gutscheine-entdecken",
      "gesuch",
    ].map((name) => `/de/${name}`),
  ),
  { route: "/de/suche", layout: "search", at: "/de/suche?ort=Bonn", as: "guest" },
  ...guests("login", ["/de/login"]),
  {
    route: "/de/direct-login/{email}/{token}",
    layout: "login",
    at: `/de/direct-login/wer@flug.example/${"x".repeat(43)}`,
    as: "guest",
  },
  ...guests("checkout", ["/de/kasse"]),
  {
    route: "/de/kasse/zahlung/{ref}",
    layout: "checkout",
    at: "/de/kasse/zahlung/222222222222",
    as: "guest",
  },
  ...guests("checkout", ["/de/kasse/erfolg"]),
  ...COCKPIT.map((path): SpecifiedRoute => {
    const route = `/de/cockpit${path}`
    return { route, layout: "cockpit", at: route, as: "pilot" }
  }),
  {
    route: "/de/cockpit/nachrichten/{chatId}",
    layout: "cockpit",
    at: "/de/cockpit/nachrichten/1",
    as: "pilot",
  },
  ...OF_FLIGHT.map(
    (path): SpecifiedRoute => ({
      route: `/de/cockpit/flug/{flightId}${path}`,
      layout: "cockpit",
      at: async (product) => `/de/cockpit/flug/${await flightOfPilot(product)}${path}`,
      as: "pilot",
    }),
  ),
  ...["absagen", "auszahlen"].map(
    (path): SpecifiedRoute => ({
      route: `/de/cockpit/flug/{flightId}/passagier/{passengerId}/${path}`,
      layout: "cockpit",
      at: async (product) => `/de/cockpit/flug/${await flightOfPilot(product)}/passagier/1/${path}`,
      as: "pilot",
    }),
  ),
  ...["", ...STEPS.map((step) => `/${step}`)].map((path): SpecifiedRoute => {
    const route = `/de/cockpit/flug-erstellen${path}`
    return { route, layout: "create-flight", at: route, as: "pilot" }
  }),
  ...["", ...STEPS.map((step) => `/${step}`)].map(
    (path): SpecifiedRoute => ({
      route: `/de/cockpit/flug/{flightId}/bearbeiten${path}`,
      layout: "create-flight",
      at: async (product) => `/de/cockpit/flug/${await flightOfPilot(product)}/bearbeiten${path}`,
      as: "pilot",
    }),
  ),
  { route: "/redirect", layout: "none", at: "/redirect?to=/de/suche", as: "guest" },
  {
    route: "/unsubscribe/{subscriptionId}/{deleteActivation}",
    layout: "single-page",
    at: subscriptionLink,
    as: "guest",
  },
  { route: "/de/checkin", layout: "none", at: "/de/checkin", as: "guest" },
  { route: "/de/sitemap.xml", layout: "none", at: "/de/sitemap.xml", as: "guest" },
]

async function publishedFlight({ db }: Product): Promise<string> {
  const { rows } = await db.query<{ id: number }>(
    `select id from flights where status = 'published' and schedule = 'fixed'
     and departs_at > now() + interval '7 days' order by departs_at limit 1`,
  )
  return `/de/flug/${rows[0]?.id}`
}

async function flightOfPilot({ db }: Product): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `select f.id from flights f join users u on u.id = f.pilot_id
     where u.email = 'pilot@aufwind.example' and f.status = 'published' order by f.id limit 1`,
  )
  return rows[0]?.id
}

async function profileOfPilot({ db }: Product): Promise<string> {
  const { rows } = await db.query<{ id: number }>(
    "select id from users where email = 'pilot@aufwind.example'",
  )
  return `/de/profil/${rows[0]?.id}`
}

/** One with a key that does not fit: whoever has the right one finds it in a mail. */
async function subscriptionLink({ db }: Product): Promise<string> {
  const { rows } = await db.query<{ id: number }>(
    "select id from subscriptions order by id limit 1",
  )
  return `/unsubscribe/${rows[0]?.id}/${"x".repeat(43)}`
}
