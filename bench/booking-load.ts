import type pg from "pg"
import { createRandom } from "#db/seed/random.ts"

const BOOKING_EVERY_MS = 20

/** Seats that are taken and given back, on a connection of its own, until it is stopped. */
export function bookAllTheTime(pool: pg.Pool): () => Promise<void> {
  let isOver = false
  const random = createRandom("bookings")
  const booking = async () => {
    const { rows } = await pool.query<{ booking: number; last: number }>(
      "select (select max(id) from bookings) as booking, (select max(id) from flights) as last",
    )
    const [found] = rows
    while (!isOver && found) {
      const flight = random.int(1, found.last)
      const isTaking = random.chance(0.6)
      await pool.query(
        "update flight_seats set booking_id = $1 where flight_id = $2 and seat_number = 1",
        [isTaking ? found.booking : null, flight],
      )
      await new Promise((resolve) => setTimeout(resolve, BOOKING_EVERY_MS))
    }
  }
  const running = booking()
  return async () => {
    isOver = true
    await running
  }
}
