import { z } from "zod"
import { DomainError } from "#platform/errors.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { parseBasicCredential } from "./basic-credential.ts"

/*
 * A test system that lies behind HTTP basic authentication signs its visitors in with the very words
 * they came with (STAGING_BASIC_AUTH). The call knows nothing by itself: it answers only what the
 * same request carried. Anywhere else it does not exist.
 */
export const basicAuthApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api2/basicauth",
    summary: "Test systems only: the basic-auth credential that this very request carries",
    access: "anonymous",
    refuses: ["unauthenticated", "not-found"],
    answer: z.object({
      email: z.string(),
      password: z.string(),
      /** Both in one, as they came: `email:password`. */
      credential: z.string(),
    }),
    async handle({ header }) {
      if (!env().STAGING_BASIC_AUTH) {
        throw new DomainError("unknown-call", "not-found", "Diesen Aufruf gibt es nicht.")
      }
      const credential = parseBasicCredential(header("authorization"))
      if (!credential) {
        throw new DomainError(
          "basic-credential-needed",
          "unauthenticated",
          "Bitte melde dich am Testsystem an.",
        )
      }
      return { json: credential }
    },
  }),
]
