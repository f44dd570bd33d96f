import { reseal, seal, unseal } from "#platform/server/seal.ts"
import type { SealedColumn } from "#platform/server/sealed-column.ts"

const IBANS = "bank-transfers"
const FILES = "bank-transfer-files"

/** Encrypts whose account a transfer goes to, by the reference that only it has. */
export function sealTransferIban(endToEndId: string, iban: string): string {
  return seal(IBANS, endToEndId, iban)
}

export function openTransferIban(endToEndId: string, sealed: string): string {
  return unseal(IBANS, endToEndId, sealed)
}

export function sealTransferFile(messageRef: string, xml: string): string {
  return seal(FILES, messageRef, xml)
}

export function openTransferFile(messageRef: string, sealed: string): string {
  return unseal(FILES, messageRef, sealed)
}

export const sealedTransferIbans: SealedColumn = {
  table: "bank_transfers",
  id: "id",
  owner: "end_to_end_id",
  column: "iban_encrypted",
  reseal: (endToEndId, sealed) => reseal(IBANS, endToEndId, sealed),
}

export const sealedTransferFiles: SealedColumn = {
  table: "bank_transfer_files",
  id: "id",
  owner: "message_ref",
  column: "xml_encrypted",
  reseal: (messageRef, sealed) => reseal(FILES, messageRef, sealed),
}
