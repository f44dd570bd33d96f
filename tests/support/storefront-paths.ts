import { CONTENT_PAGES } from "#app/content-routes.ts"

/** Every page that somebody sees without an account, in its states. */
export const STOREFRONT = [
  "/de",
  "/de/suche",
  "/de/suche?ort=Köln",
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
  ...[...CONTENT_PAGES.storefront, ...CONTENT_PAGES.hero].map((path) => `/de/${path}`),
]
