import { hostname } from "node:os"
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino"
import { currentRequestId } from "#platform/server/request-id.ts"
import {
  type RepeatedLines,
  takeRepeatsTogether,
} from "#platform/server/telemetry/repeated-lines.ts"

/**
 * Structured logs without personal data: codes, tokens, addresses and names never reach them. Every line names the
 * machine (in a container: the container) and the build, and what is said for a request or a job of it its id.
 */
export const log = createLog(
  process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "warn" : "info"),
)

/** `to`: elsewhere than to the standard output. What is said again and again within a minute is taken together. */
export function createLog(
  level: string,
  to?: DestinationStream,
  repeats: RepeatedLines = takeRepeatsTogether(),
): Logger {
  // whatever ends the process
  process.once("exit", repeats.flush)
  const options: LoggerOptions = {
    level,
    base: { instance: hostname() },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    serializers: { err: errorWithoutData },
    hooks: { logMethod: repeats.logMethod },
    redact: {
      paths: ["email", "*.email", "code", "*.code", "token", "*.token", "password", "*.password"],
      censor: "[entfernt]",
    },
  }
  return to ? pino(options, to) : pino(options)
}

/** From now on every line names the build that writes it. */
export function nameBuild(build: string): void {
  log.setBindings({ build })
}

const ADDRESS = /[^\s<>"'()[\]:;,]+@[^\s<>"'()[\]:;,]+/g

/** A text in which mail servers, databases or people may have named somebody's address, without it. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESS, "…@…")
}

interface LoggedError {
  type: string
  message: string
  /** PostgreSQL's or Node's own, such as 23505 or ECONNREFUSED. */
  reason?: string
  constraint?: string
  stack: string
  cause?: LoggedError
}

/**
 * An error without what it was about: a failed query carries its parameters, and those may be a mail
 * with its code or an address. Some errors are logged by their message alone; it stays a text.
 */
export function errorWithoutData(error: unknown): LoggedError | string {
  return error instanceof Error ? described(error) : withoutAddresses(String(error))
}

function described(error: Error): LoggedError {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const { cause } = error
  const stack = error.stack ?? ""
  return {
    type: error.constructor.name,
    message: withoutAddresses(error.message.split("\nparams:")[0] ?? ""),
    ...(typeof code === "string" && { reason: code }),
    ...(typeof constraint === "string" && { constraint }),
    // the stack begins with the whole message once more
    stack: stack.slice(stack.indexOf(error.message) + error.message.length).trim(),
    ...(cause instanceof Error && { cause: described(cause) }),
  }
}
