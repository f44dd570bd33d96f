import type { Logger } from "pino"
import { seconds } from "#platform/duration.ts"
import { EACH } from "#platform/server/telemetry/repeated-lines.ts"
import type { Answered } from "./answered.ts"

/** Whoever waited longer is a line in any case. */
const SLOW_MS = seconds(1)

/** What makes a line: chance, or what is always worth one. */
type Why = "sample" | "error" | "slow"

/**
 * Writes a line for a share of all answers, and for each that failed or took long: what was asked for by the pattern
 * of its route, and nothing of who asked. The mixin of the log names the request. Of the share nothing is taken
 * together; the others are counted where they come by the hundred (`repeated-lines.ts`).
 */
export function accessLog(log: Logger, share: number, draw: () => number = Math.random) {
  return ({ method, route, status, ms, bytes }: Answered): void => {
    const why = reasonFor({ status, ms }) ?? (draw() < share ? "sample" : undefined)
    if (why === undefined) return
    const line = { why, method, route, status, ms: Math.round(ms), bytes }
    log.info(why === "sample" ? { ...line, [EACH]: true } : line, "request")
  }
}

function reasonFor({ status, ms }: Pick<Answered, "status" | "ms">): Why | undefined {
  if (status >= 500) return "error"
  return ms > SLOW_MS ? "slow" : undefined
}
