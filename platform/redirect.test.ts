import { expect, test } from "vitest"
import { safeRedirectPath } from "./redirect.ts"

test.each([
  ["/de", "/de"],
  ["/de/cockpit", "/de/cockpit"],
  ["/de/suche?ort=K%C3%B6ln&radius=100#karte", "/de/suche?ort=K%C3%B6ln&radius=100#karte"],
  ["/de/suche?ort=Köln", "/de/suche?ort=K%C3%B6ln"],
  ["/de/cockpit/../flug/7", "/de/flug/7"],
  ["/redirect?to=/de/flug/7", "/redirect?to=/de/flug/7"],
  [
    "/de/direct-login/a%40b.de/x?redirect=%2Fde%2Fcockpit",
    "/de/direct-login/a%40b.de/x?redirect=%2Fde%2Fcockpit",
  ],
])("%s leads to %s", (text, path) => {
  expect(safeRedirectPath(text)).toBe(path)
})

test.each([
  undefined,
  null,
  "",
  "de/cockpit",
  "https://evil.example/de",
  "//evil.example/de",
  "/\\evil.example/de",
  "/de\\..\\evil",
  "/de//evil.example",
  "/de/..//evil.example",
  "/de/../..//evil.example/de",
  "/de/../api/auth/logout",
  "/de/%2e%2e/api/auth/logout",
  "/deutschland",
  "/api/users/1/as-owner",
  "/",
  "/\t/evil.example",
  "/de/cockpit\r\nSet-Cookie: a=b",
  "/de/cockpit\u0000",
  "/de/%0d%0aSet-Cookie:x",
  "/de/%2f%2fevil.example",
  "/de/%5C%5Cevil.example",
  "/de/%2e%2e%2fapi/auth/logout",
  "/de/%00",
  "/de/%7f",
  "/de/%",
  "/de/%zz",
  "//evil%E3%80%82example/de",
  "//evil\u3002example/de",
  "//user:password@evil.example/de",
  "/de@evil.example/../..//evil.example",
  "/de/\u202ecockpit",
  "/de/\ud800",
  "javascript:alert(1)",
  `/de/${"a".repeat(2000)}`,
])("%j leads nowhere", (text) => {
  expect(safeRedirectPath(text)).toBeUndefined()
})
