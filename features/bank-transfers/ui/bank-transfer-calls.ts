import { api } from "#platform/api-client.ts"
import type { BankTransferInput, BankTransferOutcome } from "../bank-transfer.ts"

export function callAddBankTransfer(
  input: BankTransferInput,
  intent: string,
): Promise<{ isPrepared: true }> {
  return api.post("/api/bank-transfers", input, { intent })
}

export function callMakeTransferFile(executeOn: string, intent: string): Promise<{ id: number }> {
  return api.post("/api/bank-transfer-files", { executeOn }, { intent })
}

export function callSettleBankTransfer(
  id: number,
  outcome: BankTransferOutcome,
  intent: string,
): Promise<{ outcome: BankTransferOutcome }> {
  return api.post(`/api/bank-transfers/${id}/outcome`, { outcome }, { intent })
}
