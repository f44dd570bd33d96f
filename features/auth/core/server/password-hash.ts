import { hash, verify } from "@node-rs/argon2"
import { PASSWORD_LENGTH } from "../auth.ts"
import { passwordLength } from "../password.ts"

// argon2id with 19 MiB, two passes, one lane (OWASP); the library's own default may move
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST)
}

let dummyHash: Promise<string> | undefined

/** Takes equally long where there is no hash to compare with, so that time tells nothing. */
export async function isPassword(password: string, passwordHash: string | null | undefined) {
  dummyHash ??= hashPassword("nobody's password")
  // awaited by everybody: else the first try of a process would tell
  const standIn = await dummyHash
  const tried = password.normalize("NFC")
  const isPossible = passwordHash != null && passwordLength(tried) <= PASSWORD_LENGTH.most
  const isRight = await verify(isPossible ? passwordHash : standIn, tried)
  return isPossible && isRight
}
