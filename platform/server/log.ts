import { pino } from "pino"

/** Structured logs without personal data: codes, tokens, addresses and names never reach them. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "warn" : "info"),
  base: null,
  redact: {
    paths: ["email", "*.email", "code", "*.code", "token", "*.token", "password", "*.password"],
    censor: "[entfernt]",
  },
})
