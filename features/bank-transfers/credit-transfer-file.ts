import { element, toXmlDocument, type XmlElement } from "#platform/xml.ts"
import { sepaText } from "./sepa-text.ts"

/*
 * A file of transfers for a bank: ISO 20022, pain.001.001.09, as the SEPA takes it. Order and names of the
 * elements are the schema's; `credit-transfer-file.test.ts` holds each of them. Within the SEPA the IBAN is enough.
 */

const MAX_NAME_LENGTH = 70
const MAX_PURPOSE_LENGTH = 140

interface CreditTransfer {
  endToEndId: string
  holder: string
  iban: string
  amountCents: number
  purpose: string
}

export interface CreditTransferFile {
  messageRef: string
  createdAt: Date
  /** ISO day on which the bank is to pay. */
  executeOn: string
  debtor: { name: string; iban: string }
  transfers: readonly CreditTransfer[]
}

export function toCreditTransferXml(file: CreditTransferFile): string {
  const { messageRef, createdAt, executeOn, debtor, transfers } = file
  const name = sepaText(debtor.name, MAX_NAME_LENGTH)
  const sums = [
    element("NbOfTxs", String(transfers.length)),
    element("CtrlSum", amountText(sumOf(transfers))),
  ]
  return toXmlDocument(
    element(
      "Document",
      [
        element("CstmrCdtTrfInitn", [
          element("GrpHdr", [
            element("MsgId", messageRef),
            element("CreDtTm", createdAt.toISOString()),
            ...sums,
            element("InitgPty", [element("Nm", name)]),
          ]),
          element("PmtInf", [
            element("PmtInfId", `${messageRef}-1`),
            element("PmtMtd", "TRF"),
            // one line on the statement for all of them
            element("BtchBookg", "true"),
            ...sums,
            element("PmtTpInf", [element("SvcLvl", [element("Cd", "SEPA")])]),
            element("ReqdExctnDt", [element("Dt", executeOn)]),
            element("Dbtr", [element("Nm", name)]),
            accountOf("DbtrAcct", debtor.iban),
            element("DbtrAgt", [
              element("FinInstnId", [element("Othr", [element("Id", "NOTPROVIDED")])]),
            ]),
            element("ChrgBr", "SLEV"),
            ...transfers.map(transferElement),
          ]),
        ]),
      ],
      { xmlns: "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09" },
    ),
  )
}

function transferElement(transfer: CreditTransfer): XmlElement {
  const { endToEndId, holder, iban, amountCents, purpose } = transfer
  return element("CdtTrfTxInf", [
    element("PmtId", [element("EndToEndId", endToEndId)]),
    element("Amt", [element("InstdAmt", amountText(amountCents), { Ccy: "EUR" })]),
    element("Cdtr", [element("Nm", sepaText(holder, MAX_NAME_LENGTH))]),
    accountOf("CdtrAcct", iban),
    element("RmtInf", [element("Ustrd", sepaText(purpose, MAX_PURPOSE_LENGTH))]),
  ])
}

function accountOf(name: string, iban: string): XmlElement {
  return element(name, [element("Id", [element("IBAN", iban)])])
}

/** 6875 -> „68.75“, always with two digits. */
function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
}

export function sumOf(transfers: readonly { amountCents: number }[]): number {
  return transfers.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
