import { z } from "zod"
import { allCookiesCleared } from "#features/auth/server/session-cookies.ts"
import { requireOwner } from "#features/users/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { countTry, type Limit } from "#platform/server/rate-limit.ts"
import { dataExportSchema, deleteAccountSchema } from "../privacy-schemas.ts"
import { deleteAccount } from "./delete-account.tsx"
import { listExports } from "./export-queries.ts"
import { requestExport } from "./request-export.ts"

const userIdParams = z.object({ id: rowIdInPath })

// each one asks all rooms what is open
const DELETIONS: Limit = { name: "account-deletions", points: 20, seconds: 60 * 60 }

export const privacyApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/users/:id/exports",
    summary: "The copies of the own data that were asked for, newest first",
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
    summary: "Orders a copy of the own data; while one is being made, that one is the answer",
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
    method: "DELETE",
    path: "/api/users/:id",
    summary: "Deletes the own account for good; refused while money or a flight is open",
    access: "signed-in",
    repeat: "natural",
    params: userIdParams,
    body: deleteAccountSchema,
    answer: z.object({ isDeleted: z.literal(true) }),
    refuses: ["forbidden", "invalid", "limited"],
    async handle(call) {
      const actor = requireOwner(call)
      await countTry(DELETIONS, String(actor.userId))
      await deleteAccount(call.db, actor, call.body)
      return { json: { isDeleted: true }, cookies: allCookiesCleared() }
    },
  }),
]
