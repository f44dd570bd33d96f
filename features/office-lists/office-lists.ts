import { AUDIT_LOG, auditAddress } from "#features/admin/audit-log.ts"
import { JOBS_LIST } from "#features/admin/jobs-list.ts"
import { OUTBOX_LIST } from "#features/admin/outbox-list.ts"
import { parseAuditAddress } from "#features/admin/parse-audit-address.ts"
import { CASE_LIST } from "#features/cases/case-list.ts"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import {
  BOOKING_LIST,
  bookingListAddress,
  parseBookingListAddress,
} from "#features/office-bookings/booking-list.ts"
import type { OfficeRight } from "#features/office-roles/office-right.ts"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { USER_LIST } from "#features/users/office/user-list.ts"
import { VOUCHER_LIST } from "#features/vouchers/voucher-list.ts"
import { type AddressedList, listAddress, parseListAddress } from "#platform/list-address.ts"

interface OfficeList {
  path: string
  right: OfficeRight
  /** The address of the same view from its beginning, without what was searched for. */
  addressOf(words: URLSearchParams): string
}

function ofWords(list: AddressedList, right: OfficeRight): OfficeList {
  return {
    path: list.path,
    right,
    addressOf: (words) =>
      listAddress(list, { ...parseListAddress(list, words), search: "", page: 1 }),
  }
}

/** The lists of the back office whose views can be saved. */
export const OFFICE_LISTS = {
  bookings: {
    path: BOOKING_LIST.path,
    right: "bookings.read",
    addressOf: (words) => bookingListAddress({ ...parseBookingListAddress(words), search: "" }),
  },
  cases: ofWords(CASE_LIST, "office.open"),
  flights: ofWords(VETTING_LIST, "flights.read"),
  jobs: ofWords(JOBS_LIST, "jobs.read"),
  log: {
    path: AUDIT_LOG.path,
    right: "log.read",
    addressOf: (words) => auditAddress({ ...parseAuditAddress(words), search: "" }),
  },
  mails: ofWords(OUTBOX_LIST, "mails.read"),
  people: ofWords(USER_LIST, "people.read"),
  reports: ofWords(REPORT_LIST, "reports.read"),
  vouchers: ofWords(VOUCHER_LIST, "vouchers.read"),
} as const satisfies Record<string, OfficeList>

export type OfficeListKey = keyof typeof OFFICE_LISTS

/** What of an address a view keeps: the list's own words, in one order; empty: the whole list. */
export function viewWords(list: OfficeListKey, words: URLSearchParams): string {
  return OFFICE_LISTS[list].addressOf(words).split("?")[1] ?? ""
}

/** Where a list shows a view. */
export function viewPath(list: OfficeListKey, words: string): string {
  const { path } = OFFICE_LISTS[list]
  return words === "" ? path : `${path}?${words}`
}
