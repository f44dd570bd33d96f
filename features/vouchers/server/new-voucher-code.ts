import { randomBytes } from "node:crypto"
import { codeFromBytes } from "../voucher-code.ts"

/** A code that nobody guesses. */
export function newVoucherCode(): string {
  return codeFromBytes(randomBytes(11))
}
