import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { GROUND_SCHEMAS, RIGHTS_OF_STEPS } from "../office-grounds.ts"
import { codeSchema } from "../voucher-schemas.ts"
import { blockVoucher } from "./block-voucher.ts"
import { redeemVoucher } from "./redeem-voucher.ts"
import { replaceVoucher } from "./replace-voucher.ts"
import { revokeVoucher } from "./revoke-voucher.ts"
import { sendVoucherAgain } from "./send-voucher-again.ts"
import { unblockVoucher } from "./unblock-voucher.ts"
import { availableCredit } from "./vouchers-queries.ts"

export const vouchersApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/vouchers/redeem",
    summary: "Redeems a voucher code to the caller's credit",
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
    summary: "The back office revokes a voucher whose purchase was withdrawn from, and refunds it",
    access: needsRight("vouchers.revoke"),
    freshProof: true,
    refuses: ["not-found", "invalid"],
    params: z.object({ id: rowIdInPath }),
    answer: z.object({ status: z.string() }),
    repeat: "natural",
    async handle(call) {
      const status = await revokeVoucher(call.db, requireUser(call), call.params.id)
      return { json: { status } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/vouchers/:id/block",
    summary: "The back office blocks a voucher; its balance stays",
    access: needsRight(RIGHTS_OF_STEPS.block),
    freshProof: true,
    refuses: ["not-found", "invalid"],
    params: z.object({ id: rowIdInPath }),
    body: GROUND_SCHEMAS.block,
    answer: z.object({ status: z.string() }),
    repeat: "natural",
    async handle(call) {
      const by = { actor: requireUser(call), role: "admin" } as const
      const status = await blockVoucher(call.db, by, { voucherId: call.params.id, ...call.body })
      return { json: { status } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/vouchers/:id/unblock",
    summary: "The back office unblocks a voucher",
    access: needsRight(RIGHTS_OF_STEPS.unblock),
    freshProof: true,
    refuses: ["not-found", "invalid"],
    params: z.object({ id: rowIdInPath }),
    body: GROUND_SCHEMAS.unblock,
    answer: z.object({ status: z.string() }),
    repeat: "natural",
    async handle(call) {
      const unblocking = { voucherId: call.params.id, ...call.body }
      return { json: { status: await unblockVoucher(call.db, requireUser(call), unblocking) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/vouchers/:id/replace",
    summary: "The back office replaces a voucher by one with a new code and the remaining balance",
    access: needsRight(RIGHTS_OF_STEPS.replace),
    freshProof: true,
    refuses: ["not-found", "invalid"],
    params: z.object({ id: rowIdInPath }),
    body: GROUND_SCHEMAS.replace,
    answer: z.object({ id: z.int() }),
    repeat: "natural",
    async handle(call) {
      const replacing = { voucherId: call.params.id, ...call.body }
      return { json: await replaceVoucher(call.db, requireUser(call), replacing) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/vouchers/:id/sending",
    summary: "The back office resends mail and PDF of a voucher to its recipient",
    access: needsRight(RIGHTS_OF_STEPS.send),
    refuses: ["not-found", "invalid"],
    params: z.object({ id: rowIdInPath }),
    body: GROUND_SCHEMAS.send,
    answer: z.object({ status: z.literal("sent") }),
    async handle(call) {
      const sending = { voucherId: call.params.id, ...call.body }
      await sendVoucherAgain(call.db, requireUser(call), sending)
      return { json: { status: "sent" } }
    },
  }),
]
