import { expect, test } from "vitest"
import type { LedgerLine } from "#features/ledger/ledger.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { DATEV_ACCOUNTS, datevAccountOf } from "./datev-accounts.ts"
import { toDatevBookings } from "./datev-bookings.ts"
import { DATEV_COLUMNS, formatBooking, formatHeader } from "./datev-format.ts"

/*
 * Field by field as https://developer.datev.de/datev/platform/de/dtvf/formate describes it; the expressions
 * are those of its tables.
 */

const HEADER = formatHeader({
  month: "2028-02",
  consultant: 29_098,
  client: 55_003,
  chart: "SKR04",
  accountLength: 5,
  isFinal: true,
  createdAt: new Date("2028-03-01T06:15:30.045Z"),
}).split(";")

test.each([
  [1, "Kennzeichen", /^"(EXTF|DTVF)"$/, '"EXTF"'],
  [2, "Versionsnummer", /^700$/, "700"],
  [3, "Formatkategorie", /^(16|20|21|46|48|65)$/, "21"],
  [4, "Formatname", /^"Buchungsstapel"$/, '"Buchungsstapel"'],
  [5, "Formatversion", /^(2|4|5|13)$/, "13"],
  [6, "Erzeugt am", /^20\d{15}$/, "20280301071530045"],
  [7, "reserviert", /^$/, ""],
  [8, "Herkunft", /^"\w{0,2}"$/, '"RE"'],
  [9, "Exportiert von", /^"\w{0,25}"$/, '""'],
  [10, "Importiert von", /^"\w{0,25}"$/, '""'],
  [11, "Beraternummer", /^(\d{4,6}|\d{7})$/, "29098"],
  [12, "Mandantennummer", /^\d{1,5}$/, "55003"],
  [13, "WJ-Beginn", /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, "20280101"],
  [14, "Sachkontenlänge", /^[4-8]$/, "5"],
  [15, "Datum von", /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, "20280201"],
  [16, "Datum bis", /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, "20280229"],
  [17, "Bezeichnung", /^"[\w.\-/ ]{0,30}"$/, '"Aufwind 2028-02"'],
  [18, "Diktatkürzel", /^"([A-Z]{2})?"$/, '""'],
  [19, "Buchungstyp", /^[12]$/, "1"],
  [20, "Rechnungslegungszweck", /^(0|30|40|50|64)$/, "0"],
  [21, "Festschreibung", /^[01]$/, "1"],
  [22, "WKZ", /^"[A-Z]{3}"$/, '"EUR"'],
  [23, "reserviert", /^$/, ""],
  [24, "Derivatskennzeichen", /^""$/, '""'],
  [25, "reserviert", /^$/, ""],
  [26, "reserviert", /^$/, ""],
  [27, "Sachkontenrahmen", /^"\d{0,2}"$/, '"04"'],
  [28, "ID der Branchenlösung", /^\d{0,4}$/, ""],
  [29, "reserviert", /^$/, ""],
  [30, "reserviert", /^""$/, '""'],
  [31, "Anwendungsinformation", /^".{0,16}"$/, '""'],
])("field %i of the header is „%s“", (position, _, expression, value) => {
  expect(HEADER[position - 1]).toBe(value)
  expect(value).toMatch(expression)
})

test("the header has 31 fields, and those of a month that is open may still be changed", () => {
  expect(HEADER).toHaveLength(31)
  const open = formatHeader({
    month: "2028-12",
    consultant: 1001,
    client: 1,
    chart: "SKR03",
    accountLength: 4,
    isFinal: false,
    createdAt: new Date("2028-12-31T23:30Z"),
  }).split(";")
  expect([open[5], open[12], open[15], open[20]]).toEqual([
    "20290101003000000",
    "20280101",
    "20281231",
    "0",
  ])
})

const LINE = formatBooking({
  debit: "15900",
  credit: "17100",
  cents: 123_456,
  at: new Date("2028-02-04T23:30Z"),
  document: "AW-2028-000017",
  text: 'Aufgeteilt, "Buchung" 17 mit einem Text, der länger ist als sechzig Zeichen',
}).split(";")

test.each([
  [1, /^\d{1,10},\d{2}$/, "1234,56"],
  [2, /^"[SH]"$/, '"S"'],
  [3, /^"[A-Z]{3}"$/, '"EUR"'],
  [4, /^$/, ""],
  [5, /^$/, ""],
  [6, /^""$/, '""'],
  [7, /^\d{1,9}$/, "15900"],
  [8, /^\d{1,9}$/, "17100"],
  [9, /^"(\d{4})?"$/, '""'],
  [10, /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/, "0502"],
  [11, /^"[\w$%\-/]{0,36}"$/, '"AW-2028-000017"'],
  [12, /^"[\w$%\-/]{0,12}"$/, '""'],
  [13, /^$/, ""],
  [14, /^".{0,62}"$/, '"Aufgeteilt, ""Buchung"" 17 mit einem Text, der länger ist als"'],
])("field %i of a booking reads %s", (position, expression, value) => {
  expect(LINE[position - 1]).toBe(value)
  expect(value).toMatch(expression)
})

test("every other field is empty, in quotation marks where it is a text", () => {
  const rest = LINE.slice(14)
  expect(new Set(rest)).toEqual(new Set(["", '""']))
  const emptyTexts = DATEV_COLUMNS.filter((_, at) => at >= 14 && LINE[at] === '""')
  // of the texts of the description: an address, a link, 16 + 40 of information, two cost centres, and 17 single ones
  expect(emptyTexts).toHaveLength(77)
})

test("the columns are the 125 of version 13, each once", () => {
  expect(new Set(DATEV_COLUMNS).size).toBe(125)
  expect(DATEV_COLUMNS[0]).toBe("Umsatz (ohne Soll/Haben-Kz)")
  expect(DATEV_COLUMNS[36]).toBe("KOST1 - Kostenstelle")
  expect(DATEV_COLUMNS[86]).toBe("Zusatzinformation- Inhalt 20")
  expect(DATEV_COLUMNS[113]).toBe("Festschreibung")
  expect(DATEV_COLUMNS[124]).toBe("Abw. Skontokonto")
})

test("nothing is never booked", () => {
  const booking = { debit: "1", credit: "2", at: new Date(), document: "B-1", text: "" }
  expect(() => formatBooking({ ...booking, cents: 0 })).toThrow("no booking")
})

test("each purpose has an account in both charts, or is only reserved", () => {
  for (const account of Object.values(DATEV_ACCOUNTS)) {
    if (typeof account === "string") expect(account).toBe("not-booked")
    else for (const number of [account.SKR03, account.SKR04]) expect(number).toMatch(/^\d{4}$/)
  }
  expect(datevAccountOf("captured", { chart: "SKR04", accountLength: 6 })).toBe("146000")
})

const SKR03 = { chart: "SKR03", accountLength: 4 } as const

test("a settlement is pairs of accounts that add up to it, prepayments net of their VAT", () => {
  const lines: LedgerLine[] = [
    { account: accounts.bookingShare(1), amountCents: 6_250 },
    { account: accounts.bookingFee(1), amountCents: 625 },
    { account: accounts.bookingVat(1), amountCents: -100 },
    { account: accounts.pilotPayable(2), amountCents: -5_500 },
    { account: accounts.earnedFees(), amountCents: -462 },
    { account: accounts.owedVat(), amountCents: 12 },
    { account: accounts.checkoutPaid(3), amountCents: -825 },
  ]
  expect(toDatevBookings(lines, SKR03)).toEqual([
    { debit: "1592", credit: "1701", cents: 5_500 },
    { debit: "1592", credit: "8200", cents: 462 },
    { debit: "1592", credit: "1590", cents: 288 },
    { debit: "1710", credit: "1590", cents: 525 },
    { debit: "1776", credit: "1590", cents: 12 },
  ])
})

test("a reservation is no booking, and what was reserved and is paid is only the payment", () => {
  const reserved: LedgerLine[] = [
    { account: accounts.authorised("trial"), amountCents: 6_875 },
    { account: accounts.checkoutReserved(3), amountCents: -6_875 },
  ]
  expect(toDatevBookings(reserved, SKR03)).toEqual([])
  const paid: LedgerLine[] = [
    { account: accounts.checkoutReserved(3), amountCents: 6_875 },
    { account: accounts.authorised("trial"), amountCents: -6_875 },
    { account: accounts.captured("trial"), amountCents: 6_875 },
    { account: accounts.checkoutPaid(3), amountCents: -6_875 },
  ]
  expect(toDatevBookings(paid, SKR03)).toEqual([{ debit: "1360", credit: "1590", cents: 6_875 }])
})
