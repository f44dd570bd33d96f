import { reseal, seal, unseal } from "#platform/server/seal.ts"
import type { SealedColumn } from "#platform/server/sealed-column.ts"
import type { TaxDetails } from "../tax-details.ts"

const DETAILS = "tax-details"
const MESSAGES = "tax-messages"

/** Encrypts what somebody says for the tax offices; readable only together with whose it is. */
export function sealTaxDetails(userId: number, details: TaxDetails): string {
  return seal(DETAILS, ownerOfDetails(userId), JSON.stringify(details))
}

/** The same again; throws where it was written for somebody else or with another secret. */
export function openTaxDetails(userId: number, sealed: string): TaxDetails {
  return JSON.parse(unseal(DETAILS, ownerOfDetails(userId), sealed))
}

/** Encrypts a message by its reference. */
export function sealTaxMessage(messageRef: string, xml: string): string {
  return seal(MESSAGES, messageRef, xml)
}

export function openTaxMessage(messageRef: string, sealed: string): string {
  return unseal(MESSAGES, messageRef, sealed)
}

export const sealedTaxDetails: SealedColumn = {
  table: "tax_details",
  id: "user_id",
  owner: "user_id",
  column: "details_encrypted",
  reseal: (userId, sealed) => reseal(DETAILS, ownerOfDetails(Number(userId)), sealed),
}

export const sealedTaxMessages: SealedColumn = {
  table: "tax_messages",
  id: "id",
  owner: "message_ref",
  column: "xml_encrypted",
  reseal: (messageRef, sealed) => reseal(MESSAGES, messageRef, sealed),
}

function ownerOfDetails(userId: number): string {
  return `tax-details/${userId}`
}
