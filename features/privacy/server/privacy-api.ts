import { z } from "zod"
import { allCookiesCleared } from "#features/auth/sessions/server/session-cookies.ts"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { hours } from "#platform/duration.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { dataExportSchema, deleteAccountSchema } from "../privacy-schemas.ts"
import { deleteAccount } from "./delete-account.tsx"
import { listExports } from "./export-queries.ts"
import { requestExport } from "./request-export.ts"
import { sendProofCode } from "./send-proof-code.tsx"

const userIdParams = z.object({ id: rowIdInPath })

// each one asks all rooms what is open
const DELETIONS: Limit = { name: "account-deletions", points: 20, windowMs: hours(1) }

export const privacyApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/users/:id/exports",
    summary: "The caller's data exports, newest first",
    access: "signed-in",
    params: userIdParams,
    answer: z.array(dataExportSchema),
    async handle(call) {
      return { json: await listExports(call.db, requireOwner(call).userId) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/exports",
    summary: "Requests a data export; returns the pending one if there is one",
    access: "signed-in",
    repeat: "natural",
    params: userIdParams,
    status: 201,
    answer: dataExportSchema,
    refuses: ["forbidden", "limited"],
    async handle(call) {
      return { json: await requestExport(call.db, requireOwner(call)) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/users/:id/proof-codes",
    summary: "Mails the caller a code with which they sign in anew, for the copy of their data",
    access: "signed-in",
    params: userIdParams,
    answer: z.object({ isSent: z.literal(true) }),
    refuses: ["limited"],
    async handle(call) {
      await sendProofCode(call.db, requireOwner(call), call.address)
      return { json: { isSent: true } }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/users/:id",
    summary:
      "Deletes the caller's account for good and mails its remaining credit; refused while money or a flight is open",
    access: "signed-in",
    freshProof: true,
    repeat: "natural",
    params: userIdParams,
    body: deleteAccountSchema,
    answer: z.object({ isDeleted: z.literal(true) }),
    refuses: ["forbidden", "invalid", "limited"],
    async handle(call) {
      const actor = requireOwner(call)
      await consumeRateLimit(DELETIONS, String(actor.userId))
      await deleteAccount(call.db, actor, call.body)
      return { json: { isDeleted: true }, cookies: allCookiesCleared() }
    },
  }),
]
