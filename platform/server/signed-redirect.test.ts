import { expect, test } from "vitest"
import { redirectTarget, signedRedirect } from "./signed-redirect.ts"

const CALENDAR = "https://calendar.example/add?title=Rundflug&dates=20270501#top"

function targetOf(address: string): string {
  return redirectTarget(new URL(address, "https://own.invalid").searchParams)
}

test("own pages are reached, with their query and hash", () => {
  expect(targetOf("/redirect?to=/de/flug/7")).toBe("/de/flug/7")
  expect(targetOf(`/redirect?to=${encodeURIComponent("/de/suche?ort=Köln#karte")}`)).toBe(
    "/de/suche?ort=K%C3%B6ln#karte",
  )
})

test("a foreign page is reached only by the very address that we signed", () => {
  const link = signedRedirect(CALENDAR)
  expect(targetOf(link)).toBe(CALENDAR)
  expect(targetOf(link.replace("Rundflug", "Anderes"))).toBe("/de")
  expect(targetOf(link.replace("calendar.example", "evil.example"))).toBe("/de")
  expect(targetOf(link.replace("https", "http"))).toBe("/de")
  expect(targetOf(link.replace(/signature=.*/, ""))).toBe("/de")
  expect(targetOf(`${link}x`)).toBe("/de")
  expect(targetOf(`${link}&to=https://evil.example/`)).toBe("/de")
})

test.each(["javascript:alert(1)", "data:text/html,x", "ftp://host.example/", "calendar", "/de"])(
  "%s cannot be signed",
  (to) => {
    expect(() => signedRedirect(to)).toThrow("web address")
  },
)

test.each([
  "/redirect",
  "/redirect?to=",
  "/redirect?to=//evil.example",
  "/redirect?to=/%5Cevil.example",
  "/redirect?to=%2F%2Fevil.example",
  "/redirect?to=/de/%252f%252fevil.example",
  "/redirect?to=/%09/evil.example",
  "/redirect?to=/de%0d%0aLocation:%20https://evil.example",
  "/redirect?to=/de/%250d%250aLocation:x",
  "/redirect?to=/de%00",
  "/redirect?to=/de%7f",
  "/redirect?to=https://evil.example/",
  "/redirect?to=https:evil.example",
  "/redirect?to=https://own.invalid%40evil.example/",
  "/redirect?to=//own.invalid%40evil.example/",
  "/redirect?to=//evil%E3%80%82example",
  "/redirect?to=/%EF%BC%8Fevil.example",
  "/redirect?to=javascript:alert(1)",
  "/redirect?to=/redirect?to=/de/flug/7",
  "/redirect?to=/api/auth/logout",
  "/redirect?to=/de/../api/auth/logout",
  "/redirect?to=%ff",
  "/redirect?to=/de/flug/7&to=/de/flug/8",
  "/redirect?to[]=/de/flug/7",
  `/redirect?to=/de/${"a".repeat(2001)}`,
  "/redirect?to=https://evil.example/&signature=",
  "/redirect?to=https://evil.example/&signature=%00",
])("%s leads home", (address) => {
  expect(targetOf(address)).toBe("/de")
})
