import { spawnSync } from "node:child_process"
import { expect, test } from "vitest"
import { visit } from "#tests/support/browser.ts"
import { codeFor } from "#tests/support/mailbox.ts"
import { ownProduct } from "#tests/support/own-product.ts"

/** `npm run admin:create -- …` beside the running product. */
function createAdmin(...args: string[]) {
  return spawnSync(process.execPath, ["server/launch/command.mjs", "admin:create", ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: ownProduct.dataDir, NODE_ENV: "production" },
  })
}

test("the operator makes the first admin by address, who signs in by code", async () => {
  const email = "leitung@aufwind.example"
  const made = createAdmin("Leitung@Aufwind.example")
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining(email), stderr: "" })
  const page = await visit()
  const headers = { origin: ownProduct.url }
  const send = (path: string, data: object) => page.request.post(path, { data, headers })
  await send("/api/auth/login/token/send", { email })
  const answer = await send("/api/auth/login/token", {
    email,
    token: await codeFor(email),
  })
  expect(await answer.json()).toMatchObject({ user: { email, isAdmin: true, hasPassword: false } })
  // a second time changes nothing
  expect(createAdmin(email)).toMatchObject({ status: 0 })
})

test.each([[[]], [["keine-adresse"]], [[""]]])("with %j nobody becomes one", (args: string[]) => {
  const refused = createAdmin(...args)
  expect(refused).toMatchObject({ status: 1, stdout: "" })
  expect(refused.stderr).toContain("npm run admin:create -- name@example.org")
})
