import type { testApplication } from "#tests/support/application.ts"
import { someAddress } from "#tests/support/some-address.ts"

type Application = ReturnType<typeof testApplication>

export const LENA = { name: "Lena Berger", weightKg: 64, luggageKg: 4, isMinor: false }

export function orderOf(seats: number, overrides: Record<string, unknown> = {}) {
  return {
    people: Array.from({ length: seats }, () => LENA),
    hasConsent: true,
    hasGuardianConsent: false,
    message: "",
    shownTotalCents: seats * 6_875,
    ...overrides,
  }
}

/** Holds seats; answers the cookie of the checkout and where it is ordered. */
export async function holdSeats(app: Application, flightId: number, seats: number, as?: number) {
  const answer = await app.call("POST", "/api/checkouts", {
    body: { flightId, seats, shownTotalCents: 6_875 },
    ...(as === undefined ? { headers: { "x-forwarded-for": someAddress() } } : { as }),
  })
  return { ...answer, ...checkoutOf(answer) }
}

/** What an opened checkout is asked with. */
export function checkoutOf({ cookies, json }: { cookies: string[]; json: { ref?: unknown } }) {
  const path = `/api/checkouts/${json?.ref}`
  return { cookie: cookies[0]?.split(";")[0] ?? "", path, orderPath: `${path}/order` }
}

/** Holds, orders and chooses an outcome on the trial page; answers the payment's reference. */
export async function payFor(
  app: Application,
  flightId: number,
  seats: number,
  as: number,
  outcome = "pay",
): Promise<string> {
  return payOrder(app, await holdSeats(app, flightId, seats, as), seats, as, outcome)
}

/** The same for seats that are held already. */
export async function payOrder(
  app: Application,
  held: { cookies: string[]; json: { ref?: unknown } },
  seats: number,
  as: number,
  outcome = "pay",
): Promise<string> {
  const { cookie, orderPath } = checkoutOf(held)
  const order = await app.call("POST", orderPath, {
    as,
    cookie,
    body: orderOf(seats),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1) ?? ""
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome } })
  return ref
}
