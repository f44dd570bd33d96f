import { z } from "zod"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { codeSchema } from "../voucher-schemas.ts"
import { redeemVoucher } from "./redeem-voucher.ts"
import { revokeVoucher } from "./revoke-voucher.ts"
import { availableCredit } from "./vouchers-queries.ts"

export const vouchersApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/vouchers/redeem",
    summary: "Puts a voucher to the own credit by its code",
    access: "signed-in",
    refuses: ["invalid", "limited"],
    body: codeSchema,
    answer: z.object({ balanceCents: z.int(), creditCents: z.int(), validUntil: z.string() }),
    repeat: "natural",
    async handle(call) {
      const user = requireUser(call)
      const { code } = call.body
      const voucher = await redeemVoucher(call.db, user, { code, address: call.address })
      return {
        json: {
          balanceCents: voucher.balanceCents,
          creditCents: await availableCredit(call.db, user.userId),
          validUntil: voucher.validUntil?.toISOString() ?? "",
        },
      }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/vouchers/:id/revoke",
    summary:
      "The back office ends a voucher that its buyer has withdrawn from; its price goes back",
    access: "admin",
    refuses: ["not-found", "invalid"],
    params: z.object({ id: rowIdInPath }),
    answer: z.object({ status: z.string() }),
    repeat: "natural",
    async handle(call) {
      const status = await revokeVoucher(call.db, requireUser(call), call.params.id)
      return { json: { status } }
    },
  }),
]
