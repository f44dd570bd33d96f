import { randomBytes } from "node:crypto"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { inBrowser } from "../person.ts"
import { answerName, exactly, judge, type Step } from "./step.ts"

const GUESSES = 500
const AT_ONCE = 20

/** From as many networks: as many are looked at as the address may have, and no more. */
export const wrongPasswords: Step = {
  what: `${GUESSES} wrong passwords`,
  async prepare(ground) {
    const { email } = await makeUser(ground.db)
    const guess = async () => {
      const password = randomBytes(9).toString("base64url")
      const browser = inBrowser(ground, false)
      const { status } = await browser.send("POST", "/api/auth/login/password", { email, password })
      return answerName({ status })
    }
    return async () => {
      const answers: string[] = []
      while (answers.length < GUESSES) {
        answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, guess))))
      }
      const { points } = AUTH_LIMITS.passwordAttemptsAtAddress
      return judge(answers, { 401: exactly(points), 429: exactly(GUESSES - points) })
    }
  },
}
