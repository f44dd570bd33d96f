import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { DEMO_PASSWORD, PASSENGER_EMAIL } from "#db/seed/people/demo-logins.ts"
import { minutes } from "#platform/duration.ts"
import { httpVisitor } from "#tests/support/http-visitor.ts"
import { startProduct } from "#tests/support/start-product.ts"

/* `npm run secrets:rotate -- …` beside a product that runs all the time. */

// one of its processes waits until everybody has read the new secret
test(
  "nobody is signed out by a new secret, and everybody by one that takes a stolen one's place",
  async () => {
    const product = await startProduct()
    const rotate = (...args: string[]) =>
      promisify(execFile)(
        process.execPath,
        ["server/launch/command.mjs", "secrets:rotate", ...args],
        {
          env: { ...process.env, DATA_DIR: product.dataDir, NODE_ENV: "production" },
        },
      )
    const secrets = () => readFileSync(join(product.dataDir, "secret"), "utf8").trim().split("\n")
    const visitor = httpVisitor(product.url)
    const signIn = () =>
      visitor.call("POST", "/api/auth/login/password", {
        email: PASSENGER_EMAIL,
        password: DEMO_PASSWORD,
      })
    const settings = async () => (await visitor.get("/de/cockpit/einstellungen")).status
    try {
      await signIn()
      expect(await settings()).toBe(200)
      const before = visitor.cookies.get("Authorization")

      const rotated = await rotate()
      expect(rotated).toMatchObject({ stderr: "" })
      expect(rotated.stdout).toMatch(
        /Niemand wurde abgemeldet[\s\S]*gilt bis [\s\S]*Neu versiegelt .*: [1-9]/,
      )
      expect(secrets()).toHaveLength(2)
      expect(visitor.cookies.get("Authorization")).toBe(before)
      expect(await settings()).toBe(200)

      expect((await rotate("--now")).stdout).toContain("Alle sind abgemeldet")
      expect(secrets()).toHaveLength(1)
      expect(await settings()).toBe(302)
      await signIn()
      expect(await settings()).toBe(200)
    } finally {
      await product.stop()
    }
  },
  minutes(9),
)
