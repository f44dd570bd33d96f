import { randomInt } from "node:crypto"
import { isMacFor, macFor } from "#platform/server/mac.ts"
import { LOGIN_CODE } from "../auth.ts"

export function newLoginCode(): string {
  return String(randomInt(10 ** LOGIN_CODE.digits)).padStart(LOGIN_CODE.digits, "0")
}

/** How a code is stored: bound to its challenge, and useless without the installation's secret. */
export function loginCodeHmac(challengeId: string, code: string): string {
  return macFor("login-code", `${challengeId}/${code}`)
}

/** Whether `hmac` is how this code of a challenge was stored. */
export function isLoginCodeHmac(hmac: string, challengeId: string, code: string): boolean {
  return isMacFor("login-code", `${challengeId}/${code}`, hmac)
}
