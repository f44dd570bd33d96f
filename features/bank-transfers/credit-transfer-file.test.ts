import { expect, test } from "vitest"
import { type CreditTransferFile, toCreditTransferXml } from "./credit-transfer-file.ts"

/*
 * Held against the elements of ISO 20022, pain.001.001.09, as far as the SEPA uses them, in their order. The
 * schema itself is not among our files.
 */
const ORDER: Readonly<Record<string, string>> = {
  Document: "CstmrCdtTrfInitn",
  CstmrCdtTrfInitn: "GrpHdr PmtInf",
  GrpHdr: "MsgId CreDtTm NbOfTxs CtrlSum InitgPty",
  InitgPty: "Nm",
  PmtInf:
    "PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf CdtTrfTxInf",
  PmtTpInf: "SvcLvl",
  SvcLvl: "Cd",
  ReqdExctnDt: "Dt",
  Dbtr: "Nm",
  DbtrAcct: "Id",
  DbtrAgt: "FinInstnId",
  FinInstnId: "Othr",
  Othr: "Id",
  CdtTrfTxInf: "PmtId Amt Cdtr CdtrAcct RmtInf",
  PmtId: "EndToEndId",
  Amt: "InstdAmt",
  Cdtr: "Nm",
  CdtrAcct: "Id",
  Id: "IBAN",
  RmtInf: "Ustrd",
}

const FILE: CreditTransferFile = {
  messageRef: "AW-7K3MQ9TD2XHP",
  createdAt: new Date("2027-05-03T09:30:00.000Z"),
  executeOn: "2027-05-04",
  debtor: { name: "Aufwind GmbH", iban: "DE02120300000000202051" },
  transfers: [
    {
      endToEndId: "AW-2222-1",
      holder: "Jürgen Groß",
      iban: "DE89370400440532013000",
      amountCents: 6_875,
      purpose: "Erstattung 7K3MQ9TD2XHP",
    },
    {
      endToEndId: "AW-2222-2",
      holder: "Anna Gruber",
      iban: "AT611904300234573201",
      amountCents: 110_005,
      purpose: "Erstattung „Wolken“",
    },
  ],
}

const xml = toCreditTransferXml(FILE)

test("each element has those of the standard in it, in their order", () => {
  const open: { name: string; children: string[] }[] = []
  let checked = 0
  for (const [, close, name = ""] of xml.matchAll(/<(\/?)(\w+)(?: [^>]*)?>/g)) {
    if (close) {
      const ended = open.pop()
      if (!ended || ended.children.length === 0) continue
      expect(ended.children.join(" "), ended.name).toBe(ORDER[ended.name])
      checked += 1
    } else {
      open.at(-1)?.children.push(name)
      open.push({ name, children: [] })
    }
  }
  expect(checked).toBeGreaterThan(20)
})

test("head and payment say how many and how much, with a point and two digits", () => {
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>1168\.80<\/CtrlSum>/g)).toHaveLength(2)
  expect(xml).toContain('<InstdAmt Ccy="EUR">68.75</InstdAmt>')
  expect(xml).toContain('<InstdAmt Ccy="EUR">1100.05</InstdAmt>')
})

test("names and purposes have only what every bank takes", () => {
  expect(xml).toContain("<Nm>Juergen Gross</Nm>")
  expect(xml).toContain("<Ustrd>Erstattung Wolken</Ustrd>")
})

test("the bank pays on the day, from the operator's account, without a BIC", () => {
  expect(xml).toContain("<ReqdExctnDt><Dt>2027-05-04</Dt></ReqdExctnDt>")
  expect(xml).toContain("<DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct>")
  expect(xml).toContain("<Id>NOTPROVIDED</Id>")
  expect(xml).not.toContain("BICFI")
})
