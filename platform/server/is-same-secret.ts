import { timingSafeEqual } from "node:crypto"

/** Compares in the same time whatever differs, so that nobody finds a secret out letter by letter. */
export function isSameSecret(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
