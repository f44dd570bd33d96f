import { Hono } from "hono"
import { areSeatsHoarded, heldRatio } from "#features/bookings/holds/held-ratio.ts"
import { countSeatsAhead } from "#features/bookings/holds/server/count-seats.ts"
import { seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { takeEventLoopReading } from "#platform/server/event-loop.ts"
import { isSameSecret } from "#platform/server/is-same-secret.ts"
import type { Gate } from "#server/load-gate/gate.ts"
import { PRIORITIES } from "#server/load-gate/priority.ts"

interface Gauge {
  name: string
  help: string
  type?: string
  value: number
}

/**
 * What a Prometheus reads (text format 0.0.4). It brings `METRICS_TOKEN` as its bearer token; where none
 * is set, a public installation has no such page, and any other one shows it to everybody.
 */
export function metrics(db: Db, gate: Gate, { METRICS_TOKEN: token, isDemo } = env()) {
  const routes = new Hono()
  routes.get("/metrics", async (c) => {
    if (!token && !isDemo) return c.text("not found", 404)
    if (token && !isSameSecret(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
      return c.text("unauthorized", 401, { "www-authenticate": "Bearer" })
    }
    const text = format([...(await listSeats(db)), ...listTurns(), ...listLoad(gate)])
    return c.body(text, 200, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
      "cache-control": "no-store",
    })
  })
  return routes
}

async function listSeats(db: Db): Promise<Gauge[]> {
  const seats = await countSeatsAhead(db)
  return [
    {
      name: "aufwind_seats_held",
      help: "Seats of flights ahead that are held at checkouts",
      value: seats.held,
    },
    { name: "aufwind_seats_sold", help: "Seats of flights ahead that are sold", value: seats.sold },
    {
      name: "aufwind_seats_held_to_sold_ratio",
      help: "Held seats for each sold one",
      value: heldRatio(seats),
    },
    {
      name: "aufwind_seats_hoarded",
      help: "1 while more is held than people book, 0 else",
      value: areSeatsHoarded(seats) ? 1 : 0,
    },
  ]
}

/** Of the event loop of this process, since the last reading. */
function listTurns(): Gauge[] {
  const { delayMs, longestTurnMs } = takeEventLoopReading()
  return [
    {
      name: "nodejs_eventloop_lag_p99_seconds",
      help: "How late timers came, whatever held them up",
      value: delayMs.p99 / seconds(1),
    },
    {
      name: "nodejs_eventloop_lag_max_seconds",
      help: "The latest of them",
      value: delayMs.max / seconds(1),
    },
    {
      name: "nodejs_eventloop_longest_turn_seconds",
      help: "What the main thread worked at a stretch",
      value: longestTurnMs / seconds(1),
    },
  ]
}

/** How many are worked on and wait, and who was sent away since the start. */
function listLoad(gate: Gate): Gauge[] {
  const { inFlight, waiting, limit, shed } = gate.read()
  return [
    { name: "aufwind_requests_in_flight", help: "Requests that are worked on", value: inFlight },
    { name: "aufwind_requests_waiting", help: "Requests that wait to be let in", value: waiting },
    { name: "aufwind_requests_limit", help: "Requests that are let in at once", value: limit },
    ...PRIORITIES.map((priority) => ({
      name: `aufwind_requests_shed_${priority}_total`,
      help: `Requests of the class ${priority} that were answered with 503 by the load gate`,
      type: "counter",
      value: shed[priority],
    })),
  ]
}

function format(gauges: readonly Gauge[]): string {
  return gauges
    .map(
      ({ name, help, type = "gauge", value }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`,
    )
    .join("")
}
