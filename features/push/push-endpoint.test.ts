import { expect, test } from "vitest"
import { canonicalPushEndpoint } from "./push-endpoint.ts"

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://autopush.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://db5p.notify.windows.com/w/?token=BQYAAA",
  "https://web.push.apple.com/QGuQyavXutnMH",
  "https://eu.push.apple.com/QGuQyavXutnMH",
])("%s is a browser at its push service", (endpoint) => {
  expect(canonicalPushEndpoint(endpoint)).toBe(endpoint)
})

test("an endpoint has one spelling", () => {
  expect(canonicalPushEndpoint("https://FCM.googleapis.com:443/a/../fcm/x")).toBe(
    "https://fcm.googleapis.com/fcm/x",
  )
})

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://push.example.org/abc",
  "https://fcm.googleapis.com.example.org/abc",
  "https://example.org/fcm.googleapis.com",
  "https://evilnotify.windows.com/abc",
  "https://notify.windows.com/abc",
  "https://fcm.googleapis.com@example.org/abc",
  "https://somebody@fcm.googleapis.com/abc",
  "https://fcm.googleapis.com./abc",
  "https://127.0.0.1/abc",
  "https://2130706433/abc",
  "https://[::1]/abc",
  "https://10.0.0.7/abc",
  "https://localhost/abc",
  "https://intern.local/abc",
  "file:///etc/passwd",
  "fcm.googleapis.com/fcm",
  "",
])("„%s“ is none", (endpoint) => {
  expect(canonicalPushEndpoint(endpoint)).toBeUndefined()
})

test("a stand-in is reached at its own host and port alone", () => {
  const extra = "localhost:4443"
  expect(canonicalPushEndpoint("https://localhost:4443/x", extra)).toBe("https://localhost:4443/x")
  for (const other of [
    "https://localhost/x",
    "https://localhost:4444/x",
    "http://localhost:4443/x",
  ]) {
    expect(canonicalPushEndpoint(other, extra)).toBeUndefined()
  }
})
