import { Histogram } from "prom-client"
import { seconds } from "#platform/duration.ts"
import { registry } from "#platform/server/metrics.ts"
import type { Answered } from "./answered.ts"

const requestSeconds = new Histogram({
  name: "http_request_duration_seconds",
  help: "Requests by method, pattern of the route and status, from the head to the end of the answer",
  labelNames: ["method", "route", "status"] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers: [registry],
})

export const shedSeconds = new Histogram({
  name: "aufwind_shed_duration_seconds",
  help: "How long it took to turn a request away at the door, which is all that it costs",
  buckets: [0.000_1, 0.000_25, 0.000_5, 0.001, 0.005, 0.05],
  registers: [registry],
})

/** Counts and times an answer. */
export function countAnswer({ method, route, status, ms }: Answered): void {
  requestSeconds.observe({ method, route, status }, ms / seconds(1))
}
