import { createHmac, randomInt } from "node:crypto"
import { secretFor } from "#platform/server/secrets.ts"
import { LOGIN_CODE } from "../auth.ts"

export function newLoginCode(): string {
  return String(randomInt(10 ** LOGIN_CODE.digits)).padStart(LOGIN_CODE.digits, "0")
}

/** How a code is stored: bound to its challenge, and useless without the installation's secret. */
export function loginCodeHmac(challengeId: string, code: string): string {
  return createHmac("sha256", secretFor("login-code"))
    .update(`${challengeId}/${code}`)
    .digest("base64url")
}
