import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { hashPassword, isPassword } from "./password-hash.ts"
import { requireGoodPassword } from "./password-rules.ts"

const LISTED = /steht auf Listen/
const LEAKED = /Datenlecks/
const NAMES = /von deiner Mailadresse oder von Aufwind/

test.each([
  ["zu kurz", /^Noch 1 Zeichen mehr/],
  ["passwort", LISTED],
  ["Passwort", LISTED],
  ["passwort123", LISTED],
  ["Sonnenschein", LISTED],
  ["schalke04", LISTED],
  ["12345678", LISTED],
  ["987654321", LEAKED],
  ["Morgenstern", LEAKED],
  ["ichliebedich", LEAKED],
  ["Heidelberg2027", LEAKED],
  ["aaaaaaaa", /eintönig/],
  ["abababababab", /eintönig/],
  ["aufwind1", NAMES],
  ["Aufwind2027", NAMES],
  ["lena.berger@example.org", NAMES],
  ["lena.berger", NAMES],
  ["berger1987", NAMES],
  ["Bergerlena!", NAMES],
])("%j is refused at its field", async (password, sentence) => {
  await expect(requireGoodPassword(password, "Lena.Berger@example.org")).rejects.toMatchObject({
    code: "weak-password",
    fields: { password: expect.stringMatching(sentence) },
  })
})

test.each([
  "Kirschkuchen auf Juist",
  "vier-tassen-tee",
  "Zeppelin7Leuchtturm",
  "aufwind über dem Siebengebirge",
  "password and a lot more",
])("%j is good enough", async (password) => {
  await expect(requireGoodPassword(password, "lena.berger@example.org")).resolves.toBeUndefined()
})

test("256 characters of any kind open the account that they were chosen for", async () => {
  const password = "🛩".repeat(256)
  const hash = await hashPassword(password)
  expect(await isPassword(password, hash)).toBe(true)
  expect(await isPassword(`${password}🛩`, await hashPassword(`${password}🛩`))).toBe(false)
})

test("nothing that a browser loads knows the list", () => {
  const importers = readdirSync("features", { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith(".test.ts") &&
      readFileSync(`features/${file}`, "utf8").includes("@zxcvbn-ts"),
  )
  expect(importers).toEqual(["auth/core/server/password-rules.ts"])
})
