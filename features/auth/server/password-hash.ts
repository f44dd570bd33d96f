import { hash, verify } from "@node-rs/argon2"
import { PASSWORD_LENGTH } from "../auth.ts"

// argon2id with 19 MiB, two passes, one lane (OWASP); the library's own default may move
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), COST)
}

let dummyHash: Promise<string> | undefined

/** Takes equally long where there is no hash to compare with, so that time tells nothing. */
export async function isPassword(password: string, passwordHash: string | null | undefined) {
  dummyHash ??= hashPassword("nobody's password")
  const tried = password.normalize("NFC")
  const isPossible = passwordHash != null && tried.length <= PASSWORD_LENGTH.most
  const isRight = await verify(isPossible ? passwordHash : await dummyHash, tried)
  return isPossible && isRight
}
