// node features/auth/core/server/fill-breached-passwords.ts LIST: fills the filter anew from a list
// with one password in each line. Run by hand when a better list is found (decision 50).
import { readFileSync, writeFileSync } from "node:fs"
import { PASSWORD_LENGTH } from "../auth.ts"
import { passwordLength } from "../password.ts"
import { bitsOf } from "./breached-passwords.ts"

const BYTES = 1_700_000

const lines = readFileSync(process.argv[2] ?? "", "utf8").split(/\r?\n/)
const passwords = new Set(lines.map((line) => line.normalize("NFC").toLowerCase()))
const filter = Buffer.alloc(BYTES)
let count = 0
for (const password of passwords) {
  // what is shorter, nobody may choose
  if (passwordLength(password) < PASSWORD_LENGTH.least) continue
  count += 1
  for (const bit of bitsOf(password, BYTES * 8)) {
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
}
writeFileSync(new URL("./breached-passwords.bin", import.meta.url), filter)
process.stdout.write(`${count} passwords\n`)
