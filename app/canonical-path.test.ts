import { expect, test } from "vitest"
import { canonicalPathOf } from "./canonical-path.ts"

const of = (path: string, pattern: string) =>
  canonicalPathOf(new URL(path, "https://aufwind.example"), pattern)

test.each([
  ["/de/", "/de", "/de"],
  ["/DE", "/de", "/de"],
  ["/de/suche/?ort=K%C3%B6ln", "/de/suche", "/de/suche?ort=K%C3%B6ln"],
  ["/de/Alpenflug", "/de/alpenflug", "/de/alpenflug"],
  ["/de/FLUG/17/", "/de/flug/:flightId", "/de/flug/17"],
  ["/de/Kasse/zahlung/Ab3/", "/de/kasse/zahlung/:ref", "/de/kasse/zahlung/Ab3"],
])("%s, the page %s, leads to %s", (path, pattern, wanted) => {
  expect(of(path, pattern)).toBe(wanted)
})

test.each([
  ["/de", "/de"],
  ["/de/direct-login/Lena@aufwind.example/AbC", "/de/direct-login/:email/:token"],
  ["/de/gibt/es/nicht/", "/*"],
  ["//boese.example/", "/*"],
  ["/de/cockpit/flug-erstellen/Kosten/", "/de/cockpit/flug-erstellen/*"],
])("%s, the page %s, stays", (path, pattern) => {
  expect(of(path, pattern)).toBeUndefined()
})
