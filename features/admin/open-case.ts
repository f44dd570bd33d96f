import type { ShownApproval } from "#features/approvals/approval.ts"
import { approvalPath } from "#features/approvals/approval-paths.ts"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { areSeatsHoarded, type SeatCounts } from "#features/bookings/holds/held-ratio.ts"
import { OCCURRENCE_KINDS } from "#features/occurrences/occurrence.ts"
import {
  type ListedOccurrence,
  occurrenceSheetPath,
} from "#features/occurrences/occurrence-list.ts"
import type { OfficeRight } from "#features/office-roles/office-right.ts"
import {
  canSettleByNote,
  FLAG_LIST,
  FLAG_REASONS,
  type ListedFlag,
} from "#features/payments/payment-flag.ts"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import {
  type FailedRefund,
  REFUND_LIST,
  REFUND_REASON_LABELS,
} from "#features/payments/refund-list.ts"
import {
  OFFICE_NOTE_LIST,
  type OfficeNote,
  officeNoteDueAt,
} from "#features/reviews/office-note.ts"
import {
  FLAG_REASON_LABELS,
  type ListedReviewFlag,
  reviewFlagPath,
} from "#features/reviews/review-flag.ts"
import { OBJECTION_KIND_LABELS } from "#features/settlements/objection.ts"
import { HOLD_REASONS_FOR_OFFICE } from "#features/settlements/payout.ts"
import { objectionCasePath, PAYOUT_LIST_PATH } from "#features/settlements/settlement-paths.ts"
import type { HeldPayout, OpenObjection } from "#features/settlements/settlement-view.ts"
import {
  type ListedWithdrawal,
  withdrawalSheetPath,
} from "#features/withdrawals/withdrawal-list.ts"
import { days } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { AUDIT_LOG } from "./audit-log.ts"

/*
 * What waits for a person, most of it money: no timer moves it any further. Each case says what is known,
 * what to do about it and by when, and leads to where that is done.
 */

/** What can wait, in which part of the queue, and what it takes to see to it. */
export const CASE_KINDS = {
  approval: { label: "Freigabe", group: "pruefen", right: "approvals.decide" },
  document: { label: "Nachweis", group: "pruefen", right: "documents.read" },
  flight: { label: "Flug", group: "pruefen", right: "flights.decide" },
  report: { label: "Meldung", group: "pruefen", right: "reports.decide" },
  appeal: { label: "Widerspruch", group: "pruefen", right: "reports.decide" },
  "review-flag": { label: "Bewertungen", group: "pruefen", right: "reviews.moderate" },
  "office-note": { label: "Hinweis", group: "pruefen", right: "office-notes.read" },
  occurrence: { label: "Vorfall", group: "pruefen", right: "occurrences.read" },
  withdrawal: { label: "Widerruf", group: "geld", right: "withdrawals.handle" },
  objection: { label: "Einwand", group: "geld", right: "objections.decide" },
  flag: { label: "Zahlung", group: "geld", right: "payments.settle" },
  refund: { label: "Erstattung", group: "geld", right: "refunds.retry" },
  payout: { label: "Auszahlung", group: "geld", right: "payouts.retry" },
  mail: { label: "Mail", group: "technik", right: "mails.send" },
  job: { label: "Auftrag", group: "technik", right: "jobs.retry" },
  "failing-row": { label: "Einzelfall", group: "technik", right: "jobs.retry" },
  security: { label: "Sicherheit", group: "technik", right: "security.read" },
  address: { label: "Adresse", group: "technik", right: "bookings.read" },
  "held-seats": { label: "Gehaltene Plätze", group: "technik", right: "people.block" },
} as const satisfies Record<string, { label: string; group: string; right: OfficeRight }>

export type CaseKind = keyof typeof CASE_KINDS

export function isCaseKind(text: string): text is CaseKind {
  return Object.hasOwn(CASE_KINDS, text)
}

/** Which case it is: its kind, and what that kind calls the thing. */
export interface CaseName {
  kind: CaseKind
  subject: string
}

export function caseKey({ kind, subject }: CaseName): string {
  return `${kind}/${subject}`
}

export interface OpenCase extends CaseName {
  key: string
  title: string
  /** Of money, whose it is and how much. */
  known: string
  todo: string
  href: string
  dueAt: string
}

/** Within how many days a person should have seen to it. */
const DUE_DAYS = {
  objection: 7,
  refund: 3,
  payout: 3,
  account: 30,
  withdrawal: 7,
  occurrence: 7,
  heldSeats: 1,
  address: 1,
} as const

/** Without the name: whom it concerns stands where it is decided. */
export function caseOfApproval({ id, preview, requestedBy, expiresAt }: ShownApproval): OpenCase {
  return {
    ...named("approval", id),
    title: `Freigabe: ${preview.title}`,
    known: `beantragt von ${requestedBy}`,
    todo: "Sieh an, was genau geschehen soll, und entscheide. Danach läuft der Antrag ab.",
    href: approvalPath(id),
    dueAt: expiresAt,
  }
}

export function caseOfFlag(flag: ListedFlag): OpenCase {
  const { reason, paymentRef, subject, amountCents, dueAt } = flag
  const amount = amountCents === null ? "" : `${formatEuro(amountCents)}, `
  return {
    ...named("flag", flag.id),
    title: FLAG_REASONS[reason].title,
    known: amount + (paymentRef ? `Zahlung ${paymentRef}` : `beim Anbieter ${subject}`),
    todo: FLAG_REASONS[reason].todo,
    href: paymentRef && !canSettleByNote(reason) ? paymentStoryPath(paymentRef) : FLAG_LIST.path,
    dueAt,
  }
}

/** Undefined as long as its pilot may answer. */
export function caseOfObjection(objection: OpenObjection): OpenCase | undefined {
  const { bookingId, kind, passengerName, pilotName, flightTitle, answerBy, mayDecide } = objection
  if (!mayDecide) return undefined
  return {
    ...named("objection", bookingId),
    title: "Einwand gegen eine Abrechnung",
    known: `${OBJECTION_KIND_LABELS[kind]}: ${passengerName} gegen ${pilotName}, „${flightTitle}“`,
    todo: "Entscheide. So lange wartet das Geld des ganzen Flugs.",
    href: objectionCasePath(bookingId),
    dueAt: dueAfter(answerBy, DUE_DAYS.objection),
  }
}

/** Undefined as long as it is tried again by itself. */
export function caseOfRefund(refund: FailedRefund): OpenCase | undefined {
  if (refund.retryAt !== null) return undefined
  return {
    ...named("refund", refund.id),
    title: "Erstattung, die der Zahlungsdienst ablehnt",
    known: `${formatEuro(refund.amountCents)}, ${REFUND_REASON_LABELS[refund.reason]}, Zahlung ${refund.paymentRef}`,
    todo: "Sieh beim Anbieter nach, woran es liegt, und versuch sie noch einmal.",
    href: REFUND_LIST.path,
    dueAt: dueAfter(refund.failedAt, DUE_DAYS.refund),
  }
}

/**
 * Undefined where it waits for a bank, for a decision that is a case of its own, or not for long yet for
 * an account of its pilot.
 */
export function caseOfPayout(payout: HeldPayout, now: Date): OpenCase | undefined {
  const { bookingId, hold, retryAt, openCents, pilotName, flightTitle, releasedAt } = payout
  const known = `${formatEuro(openCents)} an ${pilotName}, „${flightTitle}“`
  const name = named("payout", bookingId)
  const href = PAYOUT_LIST_PATH
  if (hold === "account") {
    const dueAt = dueAfter(releasedAt, DUE_DAYS.account)
    if (dueAt > now.toISOString()) return undefined
    const title = "Auszahlung, für die es noch immer kein Konto gibt"
    const todo = "Schreib der Pilot:in, und frag, wohin das Geld gehen soll."
    return { ...name, title, known, todo, href, dueAt }
  }
  if (hold === "tax_details") {
    const title = "Auszahlung, die auf Steuerangaben wartet"
    const todo = "Sprich mit der Pilot:in: Ohne die Angaben darf nichts ausgezahlt werden."
    return { ...name, title, known, todo, href, dueAt: dueAfter(releasedAt, DUE_DAYS.account) }
  }
  const isStuck = hold === "reversed" || (payout.state === "failed" && retryAt === null)
  if (!isStuck) return undefined
  return {
    ...name,
    title: "Auszahlung, die nicht ankommt",
    known,
    href,
    todo: `${hold ? HOLD_REASONS_FOR_OFFICE[hold] : "Der Zahlungsdienst lehnt sie ab."} Klär, woran es liegt, und versuch sie noch einmal.`,
    dueAt: dueAfter(releasedAt, DUE_DAYS.payout),
  }
}

export function caseOfWithdrawal({
  id,
  ref,
  name,
  contract,
  receivedAt,
}: ListedWithdrawal): OpenCase {
  return {
    ...named("withdrawal", id),
    title: `Widerruf ${ref}`,
    known: `${name}, ${contract}`,
    todo: "Antworte. Das Gesetz gibt uns 14 Tage für die Erstattung (§ 357 Abs. 1 BGB).",
    href: withdrawalSheetPath(id),
    dueAt: dueAfter(receivedAt, DUE_DAYS.withdrawal),
  }
}

/** Without the flight: what was reported in confidence is read where each look is written down. */
export function caseOfOccurrence({
  id,
  ref,
  kind,
  hasInjuries,
  reportedAt,
}: ListedOccurrence): OpenCase {
  return {
    ...named("occurrence", id),
    title: `Vorfall ${ref}`,
    known: `${OCCURRENCE_KINDS[kind]}, ${hasInjuries ? "mit Verletzten" : "niemand verletzt"}`,
    todo: "Lies den Bericht, und schließ ihn mit einer Notiz und einer Zusammenfassung ab.",
    href: occurrenceSheetPath(id),
    dueAt: dueAfter(reportedAt, DUE_DAYS.occurrence),
  }
}

/** Without names: who is only noticed is named where the decision is made. */
export function caseOfReviewFlag({ id, reasons, dueAt }: ListedReviewFlag): OpenCase {
  return {
    ...named("review-flag", id),
    title: "Bewertungen, die abgesprochen sein könnten",
    known: reasons.map((reason) => FLAG_REASON_LABELS[reason]).join("; "),
    todo: "Sieh dir an, was die beiden schrieben, und entscheide. Bis dahin bleibt alles stehen.",
    href: reviewFlagPath(id),
    dueAt,
  }
}

/** Without names and words: what was told in confidence is read where it is told to be read. */
export function caseOfOfficeNote({ reviewId, flightTitle, stars, at }: OfficeNote): OpenCase {
  return {
    ...named("office-note", reviewId),
    title: "Hinweis aus einer Bewertung",
    known: `${stars} von 5 Sternen, „${flightTitle}“`,
    todo: "Lies ihn, und kläre, was zu klären ist. Dann ist er gelesen.",
    href: OFFICE_NOTE_LIST.path,
    dueAt: officeNoteDueAt(new Date(at)).toISOString(),
  }
}

/** Somebody who flies soon reads no mail: only a call reaches them. */
export function caseOfRefusedAddress(one: RefusedTraveller): OpenCase {
  const { bookingId, name, side, flightTitle, startsAt, refusedAt } = one
  return {
    ...named("address", `${bookingId}-${side}`),
    title: "Adresse, die keine Mails annimmt",
    known: `${name} ${side === "guest" ? "fliegt mit auf" : "fliegt"} „${flightTitle}“, ${formatInstant(new Date(startsAt), HOME_ZONE)}`,
    todo: "Ruf an, und bitte darum, die Adresse in den Einstellungen zu ändern.",
    href: adminBookingPath(bookingId),
    dueAt: dueAfter(refusedAt, DUE_DAYS.address),
  }
}

/** Somebody with a booking ahead whose address takes no mails. */
export interface RefusedTraveller {
  bookingId: number
  side: "guest" | "pilot"
  name: string
  flightTitle: string
  startsAt: string
  refusedAt: string
}

/** Undefined as long as no more is held than people book. */
export function caseOfHeldSeats({ held, sold, since }: CountedHeldSeats): OpenCase | undefined {
  if (since === null || !areSeatsHoarded({ held, sold })) return undefined
  return {
    ...named("held-seats", "jetzt"),
    title: "Ungewöhnlich viele Plätze sind gehalten",
    known: `${held} Plätze liegen an Kassen, ${sold} sind auf den kommenden Flügen verkauft`,
    todo: "Sieh im Protokoll nach, wer sie hält. Nach höchstens einer Stunde sind sie wieder frei; kommen sie wieder, sperr die Konten.",
    href: AUDIT_LOG.path,
    dueAt: dueAfter(since.toISOString(), DUE_DAYS.heldSeats),
  }
}

interface CountedHeldSeats extends SeatCounts {
  since: Date | null
}

/** What is due first comes first. */
export function sortCases(cases: readonly (OpenCase | undefined)[]): OpenCase[] {
  return cases
    .flatMap((one) => one ?? [])
    .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
}

/** The name of a case, spread into it. */
export function named(kind: CaseKind, subject: number | string) {
  const name = { kind, subject: String(subject) }
  return { ...name, key: caseKey(name) }
}

/** An instant some days after another, both as ISO text. */
export function dueAfter(since: string, count: number): string {
  return new Date(new Date(since).getTime() + days(count)).toISOString()
}
