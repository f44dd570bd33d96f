import { createHmac, randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { env } from "#platform/server/env.ts"

let master: Buffer | undefined

/**
 * A 256-bit key for one purpose, derived from the installation's secret. The secret is made at the
 * first start and lies in DATA_DIR/secret (0600).
 */
export function secretFor(purpose: string): Buffer {
  master ??= loadOrCreate(env().DATA_DIR)
  return createHmac("sha256", master).update(purpose).digest()
}

function loadOrCreate(dataDir: string): Buffer {
  const file = join(dataDir, "secret")
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" })
    } catch (error) {
      // another process was faster; its secret is as good
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
    }
  }
  const secret = Buffer.from(readFileSync(file, "utf8").trim(), "hex")
  if (secret.length !== 32) throw new Error(`${file} does not hold a 256-bit secret`)
  return secret
}
