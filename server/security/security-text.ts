import { Hono } from "hono"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Env, env } from "#platform/server/env.ts"

const PATH = "/.well-known/security.txt"

/** RFC 9116 recommends less than a year; whoever keeps a copy should ask again well before. */
const VALID_MS = days(180)

type Operator = Pick<Env, "PUBLIC_URL" | "OPERATOR_EMAIL">

/** Tells who found a hole where to report it (RFC 9116). It has no policy: we have no such page. */
export function securityText(settings: () => Operator = env) {
  const routes = new Hono()
  routes.get(PATH, (c) =>
    c.text(textOf(settings()), 200, { "cache-control": "public, max-age=3600" }),
  )
  return routes
}

function textOf({ PUBLIC_URL, OPERATOR_EMAIL }: Operator): string {
  const expires = new Date(clock.now().getTime() + VALID_MS)
  return [
    `Contact: mailto:${OPERATOR_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: de, en",
    `Canonical: ${new URL(PATH, PUBLIC_URL).href}`,
    "",
  ].join("\n")
}
