import { z } from "zod"
import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { bankTransferSchema, outcomeSchema, transferFileSchema } from "../bank-transfer.ts"
import { addBankTransfer } from "./add-bank-transfer.ts"
import { makeTransferFile } from "./make-transfer-file.ts"
import { settleBankTransfer } from "./settle-bank-transfer.ts"

export const bankTransfersApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/bank-transfers",
    summary: "The back office says to whose account a refund goes that came back for good",
    access: needsRight("bank-transfers.make"),
    freshProof: true,
    refuses: ["invalid", "not-found"],
    // nobody's IBAN lies in the list of repeats
    repeat: "natural",
    body: bankTransferSchema,
    answer: z.object({ isPrepared: z.literal(true) }),
    async handle(call) {
      await addBankTransfer(call.db, requireUser(call), call.body)
      return { json: { isPrepared: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bank-transfer-files",
    summary: "The back office puts all transfers that wait into one file for the bank",
    access: needsRight("bank-transfers.make"),
    freshProof: true,
    refuses: ["invalid"],
    body: transferFileSchema,
    answer: z.object({ id: z.int() }),
    async handle(call) {
      return { json: await makeTransferFile(call.db, requireUser(call), call.body.executeOn) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bank-transfers/:id/outcome",
    summary: "The back office says what became of a transfer",
    access: needsRight("bank-transfers.make"),
    freshProof: true,
    refuses: ["invalid", "not-found"],
    repeat: "natural",
    params: z.object({ id: rowIdInPath }),
    body: outcomeSchema,
    answer: outcomeSchema,
    async handle(call) {
      const { outcome } = call.body
      await settleBankTransfer(call.db, requireUser(call), { id: call.params.id, outcome })
      return { json: { outcome } }
    },
  }),
]
