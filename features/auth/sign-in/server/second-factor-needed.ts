import { pendingCookie } from "#features/auth/second-factor/server/pending-sign-ins.ts"
import { DomainError } from "#platform/errors.ts"
import { SECOND_FACTOR_NEEDED } from "../second-factor-needed.ts"

/** The first factor was right and the second is missing; the sign-in goes on by this cookie. */
export class SecondFactorNeeded extends DomainError {
  constructor(pendingToken: string) {
    super(SECOND_FACTOR_NEEDED, "unauthenticated", "Jetzt fehlt noch dein zweiter Faktor.")
    this.cookies = [pendingCookie(pendingToken)]
  }
}
