import { expect, test } from "vitest"
import { type DpiMessage, type DpiRecord, type ReportedSeller, toDpiXml } from "./dpi-message.ts"

/*
 * Held against the elements of the schema of the OECD (DPI XML 1.0), of each the ones that may stand in it
 * in their order, those with „?“ need not. The schema itself is not among our files.
 */
const SCHEMA: Readonly<Record<string, string>> = {
  DPI_OECD: "MessageSpec DPIBody",
  MessageSpec:
    "SendingEntityIN? TransmittingCountry ReceivingCountry MessageType Warning? Contact? MessageRefId MessageTypeIndic ReportingPeriod Timestamp",
  DPIBody: "PlatformOperator ReportableSeller*",
  PlatformOperator:
    "ResCountryCode? TIN IN? VAT? Name PlatformBusinessName? Address Nexus? AssumedReporting? DocSpec",
  Address: "CountryCode AddressFix? AddressFree?",
  AddressFix:
    "Street? BuildingIdentifier? SuiteIdentifier? FloorIdentifier? DistrictName? POB? PostCode? City CountrySubentity?",
  ReportableSeller: "Identity RelevantActivities DocSpec",
  Identity: "IndividualSeller",
  IndividualSeller: "Standard",
  Standard: "IndSellerID FinancialIdentifier?",
  IndSellerID: "ResCountryCode TIN VAT? Name Address Nationality? BirthInfo",
  "IndSellerID/Name": "PrecedingTitle? Title? FirstName MiddleName? NamePrefix? LastName",
  BirthInfo: "BirthDate BirthPlace?",
  FinancialIdentifier: "Identifier AccountHolderName? OtherInfo?",
  RelevantActivities: "ImmovableProperty? PersonalServices? SaleOfGoods? TransportationRental?",
  PersonalServices: "Consideration NumberOfActivities Fees Taxes",
  Consideration: "ConsQ1 ConsQ2 ConsQ3 ConsQ4",
  NumberOfActivities: "NumbQ1 NumbQ2 NumbQ3 NumbQ4",
  Fees: "FeesQ1 FeesQ2 FeesQ3 FeesQ4",
  Taxes: "TaxQ1 TaxQ2 TaxQ3 TaxQ4",
  DocSpec: "DocTypeIndic DocRefId CorrMessageRefId? CorrDocRefId?",
}

const JONAS: ReportedSeller = {
  considerationCents: [10_050, 0, 24_949, -1_250],
  activities: [2, 0, 3, 0],
  details: {
    firstName: "Jonas",
    lastName: "O'Neill & Söhne",
    birthDate: "1984-04-12",
    taxId: "86095742719",
    street: "Am Flugplatz 3",
    postCode: "53757",
    city: "Sankt Augustin",
    country: "DE",
  },
  account: { iban: "DE89370400440532013000", holder: "Petra Meier" },
}

const RECORD: DpiRecord = {
  seller: JONAS,
  docRefId: "DE2026DE-r1",
  docType: "OECD1",
  correctsRefId: null,
}

const MESSAGE: DpiMessage = {
  kind: "new",
  year: 2026,
  messageRefId: "DE2026DE-m1",
  createdAt: new Date("2027-01-12T09:30:00.000Z"),
  operator: {
    name: "Aufwind GmbH",
    platform: "Aufwind",
    address: "Hangarstraße 1, 53757 Sankt Augustin",
    taxId: "205/5720/1234",
  },
  operatorDoc: { docRefId: "DE2026DE-o1", isResent: false },
  records: [RECORD],
}

interface Read {
  name: string
  parent: string
  children: string[]
  text: string
}

/** The elements of a document that we have written, each with the names of those in it. */
function read(xml: string): Read[] {
  const found: Read[] = []
  const open: Read[] = []
  for (const [, close, name = "", text = ""] of xml.matchAll(
    /<(\/?)(?:dpi|stf):(\w+)[^>]*>([^<]*)/g,
  )) {
    if (close) {
      open.pop()
      continue
    }
    const parent = open.at(-1)
    parent?.children.push(name)
    const element = { name, parent: parent?.name ?? "", children: [], text }
    found.push(element)
    open.push(element)
  }
  return found
}

function allowedIn({ name, parent }: Read): RegExp | undefined {
  const order = SCHEMA[`${parent}/${name}`] ?? SCHEMA[name]
  if (order === undefined) return undefined
  const parts = order.split(" ").map((part) => {
    const [, child = "", mark = ""] = /^(\w+)([?*]?)$/.exec(part) ?? []
    return `(?:${child} )${mark}`
  })
  return new RegExp(`^${parts.join("")}$`)
}

const textsOf = (xml: string, name: string) =>
  read(xml).flatMap((element) => (element.name === name ? [element.text] : []))

test.each([
  ["new", MESSAGE],
  ["nil", { ...MESSAGE, kind: "nil", records: [] }],
  [
    "of somebody without an account",
    { ...MESSAGE, records: [{ ...RECORD, seller: { ...JONAS, account: null } }] },
  ],
  [
    "a correction",
    {
      ...MESSAGE,
      kind: "correction",
      records: [{ ...RECORD, docType: "OECD2", correctsRefId: "DE2026DE-r0" }],
    },
  ],
] as const)("a message (%s) has the elements of the schema in their order", (_, message) => {
  const elements = read(toDpiXml(message)).filter(({ children }) => children.length > 0)
  expect(elements.length).toBeGreaterThan(4)
  for (const element of elements) {
    const said = element.children.map((child) => `${child} `).join("")
    expect(said, element.name).toMatch(allowedIn(element) ?? /^no element may be in it$/)
  }
})

test("a record says who, where the money went, and each quarter in full euros", () => {
  const xml = toDpiXml(MESSAGE)
  expect(textsOf(xml, "TIN")).toEqual(["205/5720/1234", "86095742719"])
  expect(xml).toContain('<dpi:TIN issuedBy="DE">86095742719</dpi:TIN>')
  expect(textsOf(xml, "LastName")).toEqual(["O&apos;Neill &amp; Söhne"])
  expect(textsOf(xml, "BirthDate")).toEqual(["1984-04-12"])
  expect(xml).toContain(
    '<dpi:Identifier AccountNumberType="IBAN">DE89370400440532013000</dpi:Identifier><dpi:AccountHolderName>Petra Meier</dpi:AccountHolderName>',
  )
  expect([1, 2, 3, 4].map((quarter) => textsOf(xml, `ConsQ${quarter}`)[0])).toEqual([
    "101",
    "0",
    "249",
    "-12",
  ])
  expect([1, 2, 3, 4].map((quarter) => textsOf(xml, `NumbQ${quarter}`)[0])).toEqual([
    "2",
    "0",
    "3",
    "0",
  ])
  expect([1, 2, 3, 4].map((quarter) => textsOf(xml, `FeesQ${quarter}`)[0])).toEqual([
    "0",
    "0",
    "0",
    "0",
  ])
  expect(xml).toContain('<dpi:ConsQ1 currCode="EUR">101</dpi:ConsQ1>')
})

test("the holder of an account is named only where it is somebody else", () => {
  const account = { iban: "DE89370400440532013000", holder: "Jonas O'Neill & Söhne" }
  const xml = toDpiXml({ ...MESSAGE, records: [{ ...RECORD, seller: { ...JONAS, account } }] })
  expect(textsOf(xml, "AccountHolderName")).toEqual([])
})

test("the head says year, kind, and what only this message is called", () => {
  const xml = toDpiXml(MESSAGE)
  expect(textsOf(xml, "MessageRefId")).toEqual(["DE2026DE-m1"])
  expect(textsOf(xml, "MessageTypeIndic")).toEqual(["DPI401"])
  expect(textsOf(xml, "ReportingPeriod")).toEqual(["2026-12-31"])
  expect(textsOf(xml, "Timestamp")).toEqual(["2027-01-12T09:30:00.000Z"])
  expect(textsOf(xml, "DocTypeIndic")).toEqual(["OECD1", "OECD1"])
  expect(xml).toContain('xmlns:dpi="urn:oecd:ties:dpi:v1" xmlns:stf="urn:oecd:ties:dpistf:v1"')
})

test("a correction names what it corrects, and the operator as reported before", () => {
  const operatorDoc = { docRefId: "DE2026DE-o1", isResent: true }
  const records = [{ ...RECORD, docType: "OECD3" as const, correctsRefId: "DE2026DE-r0" }]
  const xml = toDpiXml({ ...MESSAGE, kind: "correction", operatorDoc, records })
  expect(textsOf(xml, "MessageTypeIndic")).toEqual(["DPI402"])
  expect(textsOf(xml, "DocTypeIndic")).toEqual(["OECD0", "OECD3"])
  expect(textsOf(xml, "CorrDocRefId")).toEqual(["DE2026DE-r0"])
})

test("a nil message has the operator alone", () => {
  const xml = toDpiXml({ ...MESSAGE, kind: "nil", records: [] })
  expect(textsOf(xml, "MessageTypeIndic")).toEqual(["DPI403"])
  expect(textsOf(xml, "FirstName")).toEqual([])
})
