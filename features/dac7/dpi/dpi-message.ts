import { element, toXmlDocument, toXmlText, type XmlElement } from "#platform/xml.ts"
import { inFullEuros, NO_QUARTERS, type Quarters, type SellerYear } from "../seller-year.ts"
import type { TaxDetails } from "../tax-details.ts"

/*
 * A message in the DPI XML schema of the OECD, version 1.0, by which platforms report their sellers. Order
 * and names of the elements are the schema's; `dpi-message.test.ts` holds each of them.
 */

/** New records, corrections and deletions, or that there is nothing to report. */
export type MessageKind = "new" | "correction" | "nil"

const MESSAGE_TYPE_INDIC: Readonly<Record<MessageKind, string>> = {
  new: "DPI401",
  correction: "DPI402",
  nil: "DPI403",
}

/** New, corrected, deleted. */
export type RecordType = "OECD1" | "OECD2" | "OECD3"

export interface ReportedSeller extends SellerYear {
  details: TaxDetails
  /** Where the money went, as far as we know the account. */
  account: { iban: string; holder: string } | null
}

export interface DpiRecord {
  seller: ReportedSeller
  docRefId: string
  docType: RecordType
  /** The record that it corrects or deletes. */
  correctsRefId: string | null
}

export interface Operator {
  name: string
  platform: string
  address: string
  taxId: string
}

export interface DpiMessage {
  kind: MessageKind
  year: number
  messageRefId: string
  createdAt: Date
  operator: Operator
  operatorDoc: { docRefId: string; isResent: boolean }
  records: readonly DpiRecord[]
}

/** „DE2026DE-“ and what only this message is called: sending country, year, receiving country. */
export function refOf(year: number, unique: string): string {
  return `DE${year}DE-${unique}`
}

export function toDpiXml(message: DpiMessage): string {
  const { kind, year, messageRefId, createdAt, operator } = message
  return toXmlDocument(
    element(
      "dpi:DPI_OECD",
      [
        element("dpi:MessageSpec", [
          element("dpi:SendingEntityIN", operator.taxId),
          element("dpi:TransmittingCountry", "DE"),
          element("dpi:ReceivingCountry", "DE"),
          element("dpi:MessageType", "DPI"),
          element("dpi:MessageRefId", messageRefId),
          element("dpi:MessageTypeIndic", MESSAGE_TYPE_INDIC[kind]),
          element("dpi:ReportingPeriod", `${year}-12-31`),
          element("dpi:Timestamp", createdAt.toISOString()),
        ]),
        element("dpi:DPIBody", [
          platformOperator(message),
          ...message.records.map((record) => reportableSeller(record)),
        ]),
      ],
      {
        version: "1.0",
        "xmlns:dpi": "urn:oecd:ties:dpi:v1",
        "xmlns:stf": "urn:oecd:ties:dpistf:v1",
      },
    ),
  )
}

function platformOperator({ operator, operatorDoc }: DpiMessage): XmlElement {
  return element("dpi:PlatformOperator", [
    element("dpi:ResCountryCode", "DE"),
    element("dpi:TIN", operator.taxId, { issuedBy: "DE" }),
    element("dpi:Name", operator.name),
    element("dpi:PlatformBusinessName", operator.platform),
    element(
      "dpi:Address",
      [element("dpi:CountryCode", "DE"), element("dpi:AddressFree", operator.address)],
      { legalAddressType: "OECD304" },
    ),
    // resident in Germany
    element("dpi:Nexus", "RPONEX1"),
    element("dpi:AssumedReporting", "false"),
    docSpec({
      docType: operatorDoc.isResent ? "OECD0" : "OECD1",
      docRefId: operatorDoc.docRefId,
      correctsRefId: null,
    }),
  ])
}

function reportableSeller(record: DpiRecord): XmlElement {
  const { seller } = record
  return element("dpi:ReportableSeller", [...contentOfSeller(seller), docSpec(record)])
}

/** All that is said of a seller, without what names the record. */
function contentOfSeller(seller: ReportedSeller): XmlElement[] {
  const { details, account } = seller
  const { firstName, lastName, birthDate, country, taxId, street, postCode, city } = details
  const name = `${firstName} ${lastName}`
  return [
    element("dpi:Identity", [
      element("dpi:IndividualSeller", [
        element("dpi:Standard", [
          element("dpi:IndSellerID", [
            element("dpi:ResCountryCode", country),
            element("dpi:TIN", taxId, { issuedBy: country }),
            element("dpi:Name", [
              element("dpi:FirstName", firstName),
              element("dpi:LastName", lastName),
            ]),
            element(
              "dpi:Address",
              [
                element("dpi:CountryCode", country),
                element("dpi:AddressFix", [
                  element("dpi:Street", street),
                  element("dpi:PostCode", postCode),
                  element("dpi:City", city),
                ]),
              ],
              { legalAddressType: "OECD302" },
            ),
            element("dpi:BirthInfo", [element("dpi:BirthDate", birthDate)]),
          ]),
          ...(account
            ? [
                element("dpi:FinancialIdentifier", [
                  element("dpi:Identifier", account.iban, { AccountNumberType: "IBAN" }),
                  ...(account.holder === name
                    ? []
                    : [element("dpi:AccountHolderName", account.holder)]),
                ]),
              ]
            : []),
        ]),
      ]),
    ]),
    element("dpi:RelevantActivities", [
      element("dpi:PersonalServices", [
        element("dpi:Consideration", amounts("Cons", inFullEuros(seller.considerationCents))),
        element(
          "dpi:NumberOfActivities",
          seller.activities.map((count, index) => element(`dpi:NumbQ${index + 1}`, String(count))),
        ),
        // the service fee is the passenger's, and no tax is withheld
        element("dpi:Fees", amounts("Fees", NO_QUARTERS)),
        element("dpi:Taxes", amounts("Tax", NO_QUARTERS)),
      ]),
    ]),
  ]
}

/** The same for the same record, whatever message it stands in: what has changed says another text. */
export function textOfSeller(seller: ReportedSeller): string {
  return contentOfSeller(seller).map(toXmlText).join("")
}

function amounts(name: string, quarters: Quarters): XmlElement[] {
  return quarters.map((euros, index) =>
    element(`dpi:${name}Q${index + 1}`, String(euros), { currCode: "EUR" }),
  )
}

interface DocSpec {
  docType: RecordType | "OECD0"
  docRefId: string
  correctsRefId: string | null
}

function docSpec({ docType, docRefId, correctsRefId }: DocSpec): XmlElement {
  return element("dpi:DocSpec", [
    element("stf:DocTypeIndic", docType),
    element("stf:DocRefId", docRefId),
    ...(correctsRefId ? [element("stf:CorrDocRefId", correctsRefId)] : []),
  ])
}
