import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { STANDARD_FEE_RULE } from "#features/settings/fee-rule.ts"
import type { Db } from "#platform/server/db.ts"
import { codeMailedTo } from "#tests/support/account-steps.ts"
import type { TestAnswer, testApplication } from "#tests/support/application.ts"
import { someAddress } from "#tests/support/some-address.ts"

/** A browser that keeps its cookies, at an address of its own unless it is said. */
export function guestBrowser(app: ReturnType<typeof testApplication>, address = someAddress()) {
  const cookies = new Map<string, string>()

  async function call(method: string, path: string, body?: unknown): Promise<TestAnswer> {
    const answer = await app.call(method, path, {
      headers: { "x-forwarded-for": address },
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(body !== undefined && { body }),
    })
    for (const header of answer.cookies) {
      const [pair = ""] = header.split(";")
      const name = pair.slice(0, pair.indexOf("="))
      if (/;\s*max-age=0\b/i.test(header)) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
    return answer
  }

  return {
    call,
    hold(flight: FlightRow, seats = 1) {
      const { totalCents: shownTotalCents } = priceOfSeat(flight.seatPriceCents, STANDARD_FEE_RULE)
      return call("POST", "/api/checkouts", { flightId: flight.id, seats, shownTotalCents })
    },
    /** Proves an address by the code of its mail; answers whose it is. */
    async signIn(db: Db, email: string): Promise<number> {
      await call("POST", "/api/auth/login/token/send", { email })
      const token = await codeMailedTo(db, email)
      return (await call("POST", "/api/auth/login/token", { email, token })).json.user.id
    },
    signOut: () => call("POST", "/api/auth/logout"),
  }
}
