import { minutes } from "#platform/duration.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"

const ORDERS_PER_USER = { name: "orders", points: 30, windowMs: minutes(10) }

/** Whoever places an order or pays again, by call or by form, is counted. */
export async function limitOrders({ userId }: { userId: number }): Promise<void> {
  await consumeRateLimit(ORDERS_PER_USER, String(userId))
}
