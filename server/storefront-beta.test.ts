import { expect, test } from "vitest"
import { storefrontBetaAnswer } from "./storefront-beta.ts"

const LEGACY_ORIGIN = "https://alt.example"
const both = { BETA_STOREFRONT: true, BETA_LOGIN: true, LEGACY_ORIGIN }

function answerTo(path: string, settings = both): string | undefined {
  const answer = storefrontBetaAnswer(new URL(path, "https://own.invalid"), settings)
  return answer && (answer.headers.get("location") ?? String(answer.status))
}

test.each([
  ["/de", "https://alt.example/"],
  ["/de/", "https://alt.example/"],
  ["/DE", "https://alt.example/"],
  ["/de/flug/17", "https://alt.example/flight/17"],
  ["/de/flug/17/", "https://alt.example/flight/17"],
  ["/de/FLUG/17", "https://alt.example/flight/17"],
  ["/de/%66lug/17", "https://alt.example/flight/17"],
  ["/de/flug/a%2Fb%3Fc", "https://alt.example/flight/a%2Fb%3Fc"],
  ["/de/flug/..%2f..%2fx", "https://alt.example/flight/..%2F..%2Fx"],
  ["/de/profil/4", "https://alt.example/user/4"],
  ["/de/versicherung", "https://alt.example/insurance"],
  ["/de/suche", "https://alt.example/search"],
  ["/de/suche?ort=K%C3%B6ln", "https://alt.example/search"],
  ["/de/agb", "https://alt.example/agb"],
  ["/de/hilfe", "https://alt.example/faq"],
  ["/de/easa-charta", "https://alt.example/easa"],
  ["/de/login", "https://alt.example/next-run-next"],
  [
    "/de/login?redirect=/de/cockpit/archiv%3Fseite%3D2&x=1",
    "https://alt.example/next-run-next?redirect=%2Fde%2Fcockpit%2Farchiv%3Fseite%3D2",
  ],
])("in beta %s leads to %s", (path, location) => {
  expect(answerTo(path)).toBe(location)
})

test.each([
  "/de/registrieren",
  "/de/fluggutschein-verschenken",
  "/de/versicherung/mehr",
  "/de/suche/mehr",
  "/de/flug",
  "/de/flug/17/mehr",
  "/de/login/mehr",
  "/de/impressum",
  "/de/kasse",
  "/de/kasse/zahlung/ABC",
  "/de/cockpitfenster",
  "/de/%63ockpit%2fx",
  "/de/gibt-es-nicht",
  "/de/konto-geloescht/mehr",
])("in beta %s is forbidden", (path) => {
  expect(answerTo(path)).toBe("403")
})

test.each([
  "/de/cockpit",
  "/de/cockpit/archiv",
  "/de/cockpit/versicherung",
  "/de/Cockpit/einstellungen",
  "/de/%63ockpit",
  "/de/direct-login/a%40b.de/x",
  "/de/konto-geloescht",
  "/de/konto-geloescht/",
  "/logout",
  "/unsubscribe/1/x",
  "/dev/postfach",
  "/deutschland",
])("in beta %s works as ever", (path) => {
  expect(answerTo(path)).toBeUndefined()
})

test("the login is in beta by itself, and otherwise open, so that the cockpit can be reached", () => {
  const storefront = { ...both, BETA_LOGIN: false }
  const login = { ...both, BETA_STOREFRONT: false }
  expect(answerTo("/de/login", storefront)).toBeUndefined()
  expect(answerTo("/de/suche", storefront)).toBe("https://alt.example/search")
  expect(answerTo("/de/login", login)).toBe("https://alt.example/next-run-next")
  expect(answerTo("/de/suche", login)).toBeUndefined()
})

test("without beta nothing is sent away", () => {
  const off = { BETA_STOREFRONT: false, BETA_LOGIN: false, LEGACY_ORIGIN: undefined }
  for (const path of ["/de", "/de/login", "/de/suche", "/de/registrieren"]) {
    expect(storefrontBetaAnswer(new URL(path, "https://own.invalid"), off)).toBeUndefined()
  }
})
