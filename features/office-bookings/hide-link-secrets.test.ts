import { expect, test } from "vitest"
import { hideLinkSecrets } from "./hide-link-secrets.ts"

test("a link keeps its page, and what lets somebody in is left out", () => {
  const text = [
    "Zum Flug: https://aufwind.example/de/cockpit/flug/17",
    "Bordkarte (https://aufwind.example/de/checkin?t=eyJhbGciOi.abc)",
    "Anmelden: https://aufwind.example/de/direct-login/lena@flug.example/0123456789abcdef0123456789",
    "Abmelden: https://aufwind.example/unsubscribe/12/k3J9dkf03kdkfkslq03kd#jetzt",
  ].join("\n")
  expect(hideLinkSecrets(text)).toBe(
    [
      "Zum Flug: https://aufwind.example/de/cockpit/flug/17",
      "Bordkarte (https://aufwind.example/de/checkin?…)",
      "Anmelden: https://aufwind.example/de/direct-login/…/…",
      "Abmelden: https://aufwind.example/unsubscribe/12/…?…",
    ].join("\n"),
  )
})

test("text without a link stays as it is", () => {
  expect(hideLinkSecrets("Hallo Lena,\n68,75 € sind da.")).toBe("Hallo Lena,\n68,75 € sind da.")
})
