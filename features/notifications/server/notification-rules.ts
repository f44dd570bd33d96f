import {
  CHANGE_UNANSWERED,
  NEW_DATES_UNANSWERED,
} from "#features/bookings/core/server/notify-of-unanswered.ts"
import { ENDED_BY_OFFICE } from "#features/bookings/office/server/cancel-for-side.ts"
import { CORRECTED } from "#features/bookings/office/server/correct-person.ts"
import { PHONE_CORRECTED } from "#features/bookings/office/server/correct-phone.ts"
import { GOODWILL_GIVEN } from "#features/bookings/office/server/give-goodwill.ts"
import {
  BOOKING_MOVED_AWAY,
  REBOOKED_BY_OFFICE,
} from "#features/bookings/office/server/rebook-for-office.ts"
import { PART_REFUNDED } from "#features/bookings/office/server/refund-part.ts"
import {
  CONVERSATION_WAITING,
  MESSAGES_WAITING,
} from "#features/chat/unread/server/tell-of-messages.ts"
import {
  TAX_DETAILS_REMINDED,
  TAX_DETAILS_REQUESTED,
  TAX_PAYOUTS_WITHHELD,
} from "#features/dac7/server/ask-for-tax-details.ts"
import { TAX_REPORTED } from "#features/dac7/server/make-tax-messages.ts"
import { GO_OVERDUE } from "#features/flight-day/server/ask-overdue-decisions.ts"
import { GO_GIVEN, GO_POSTPONED } from "#features/flight-day/server/decide-go.ts"
import { FLIGHT_DIVERTED } from "#features/flight-day/server/divert.ts"
import { REQUESTS_NEARBY } from "#features/flight-requests/server/notify-pilots.ts"
import { ALBUM_GROWN } from "#features/memories/server/notify-of-memories.ts"
import { REVIEW_OPENED, REVIEW_REMINDER } from "#features/reviews/server/invite-to-review.ts"
import { OBJECTION_UNANSWERED } from "#features/settlements/server/objection-times.ts"
import {
  FLIGHT_PAID_OUT,
  FLIGHT_PAYOUT_HELD,
} from "#features/settlements/server/payouts/notify-of-payouts.ts"
import {
  SETTLEMENT_OVERDUE,
  SETTLEMENT_REMINDER,
} from "#features/settlements/server/settlement-times.ts"
import { SHARE_REFUNDED } from "#features/settlements/server/share-refunds/refund-share.ts"
import { DOCUMENTS_DECIDED } from "#features/verification/server/notify-of-decisions.ts"
import { DOCUMENT_EXPIRING } from "#features/verification/server/remind-of-documents.ts"
import { VOUCHER_EXPIRING } from "#features/vouchers/server/end-vouchers.ts"
import { YEAR_OVER } from "#features/wrapped/server/tell-of-years.ts"
import { ADDRESS_REFUSED } from "#platform/server/mail.ts"
import { toAddressee } from "./address-rule.ts"
import { toPilotOfCalledOff } from "./called-off-rule.ts"
import { toAsked } from "./change-rule.ts"
import { toPilotOfDecided } from "./decided-rule.ts"
import { toGuestsOfDay, toUndecidedPilot } from "./flight-day-rules.ts"
import { toPilotNearby, toRequester } from "./flight-request-rules.ts"
import { toOffice, toPassengersOfFlight, toPilotOfFlight } from "./flight-rules.ts"
import { isHoldMissed } from "./is-hold-missed.ts"
import { isStillDue } from "./is-still-due.ts"
import { toAgreed, toAlbum, toAskedAboutPhoto, toAskingPilot } from "./memory-rules.ts"
import { toReader, toReaderOfAll } from "./message-rules.ts"
import { toAdding, toPilotOfAdded } from "./more-seats-rules.ts"
import { toRebookable } from "./new-dates-rule.ts"
import { toReporterOfOccurrence } from "./occurrence-rule.ts"
import { endedFor, toCorrected, toFavoured, toMoved, toPilotLeft } from "./office-rules.ts"
import { toPilotOfPaused } from "./paused-flight-rule.ts"
import { toRefunded } from "./refund-rule.ts"
import { FLIGHT_REMINDER } from "./remind-of-flights.ts"
import { toAppellant, toAuthor, toReporter, toReportersOfAppeal } from "./report-rules.ts"
import { toReturned } from "./returned-refund-rule.ts"
import { toReadersOfReview, toReviewed, toSidesOfReview } from "./review-rules.ts"
import { type NotificationRule, toPassenger, toPilot, toPilotOfDocument } from "./rule.ts"
import { toGivingUp, toPilotOfGivenUp } from "./seats-rules.ts"
import {
  toBearingPilot,
  toOfficeOfObjection,
  toOfficeOfUnsettled,
  toPaidPilot,
  toPilotOfObjection,
  toRefundingPilot,
  toRestated,
  toSettlingPilot,
  toStated,
} from "./settlement-rules.ts"
import { toAskedForTaxes, toReportedForTaxes } from "./tax-rules.ts"
import * as booking from "./templates/booking-templates.tsx"
import * as change from "./templates/change-templates.tsx"
import * as document from "./templates/document-templates.tsx"
import * as flightDay from "./templates/flight-day-templates.tsx"
import * as flightRequest from "./templates/flight-request-templates.tsx"
import * as memory from "./templates/memory-templates.tsx"
import * as message from "./templates/message-templates.tsx"
import * as moreSeats from "./templates/more-seats-templates.tsx"
import * as newDates from "./templates/new-dates-templates.tsx"
import * as occurrence from "./templates/occurrence-templates.tsx"
import * as office from "./templates/office-templates.tsx"
import * as paused from "./templates/paused-templates.tsx"
import * as paymentDue from "./templates/payment-due-templates.tsx"
import * as refund from "./templates/refund-templates.tsx"
import * as reminder from "./templates/reminder-templates.tsx"
import * as report from "./templates/report-templates.tsx"
import * as returnedRefund from "./templates/returned-refund-templates.tsx"
import * as review from "./templates/review-templates.tsx"
import * as seats from "./templates/seats-templates.tsx"
import * as settlement from "./templates/settlement-templates.tsx"
import * as tax from "./templates/tax-templates.tsx"
import * as silence from "./templates/unanswered-templates.tsx"
import * as vetting from "./templates/vetting-templates.tsx"
import * as voucher from "./templates/voucher-templates.tsx"
import * as waitlist from "./templates/waitlist-templates.tsx"
import * as year from "./templates/year-templates.tsx"
import { toPilotOfUnanswered } from "./unanswered-rule.ts"
import { toPilotOfVetting } from "./vetting-rule.ts"
import { toBuyer, toDebtor, toHolder, toRecipient, toWithdrawing } from "./voucher-rules.ts"
import { toWaiting } from "./waitlist-rule.ts"
import { PAUSE_WARNING } from "./warn-of-paused-flights.ts"
import { toWhoFlew } from "./year-rule.ts"

/**
 * Who is notified of which event, and how (product decision 8): one rule for each event and each side that it
 * concerns. `optional` names the switch in the settings by which a person turns the mail off; the
 * bell rings all the same.
 */
// biome-ignore format: a table
export const NOTIFICATION_RULES: readonly NotificationRule[] = [
  toPilot({ on: "booking.requested", bell: "booking-requested", mail: booking.requested, optional: null }),
  // the confirmation that an order has arrived (§ 312i BGB)
  toPassenger({ on: "booking.requested", bell: null, mail: booking.requestReceived, optional: null }),
  toPilot({ on: "booking.withdrawn", bell: "booking-withdrawn", mail: booking.withdrawn, optional: null }),
  toPassenger({ on: "booking.accepted", bell: "booking-accepted", mail: booking.accepted, optional: null }),
  toPassenger({ on: "booking.countered", bell: "other-start-named", mail: booking.otherStart, optional: null }),
  toPassenger({ on: "booking.counter_accepted", bell: "other-start-agreed", mail: booking.accepted, optional: null }),
  toPilot({ on: "booking.counter_accepted", bell: "other-start-accepted", mail: booking.otherStartAccepted, optional: null }),
  toPassenger({ on: "booking.confirmed_at_once", bell: "booking-confirmed", mail: booking.confirmedAtOnce, optional: null }),
  toPilot({ on: "booking.confirmed_at_once", bell: "seats-booked", mail: booking.bookedAtOnce, optional: null }),
  toPassenger({ on: "booking.declined", bell: "booking-declined", mail: booking.declined, optional: null }),
  toPassenger({ on: "booking.expired", bell: "booking-expired", mail: booking.expired, optional: null }),
  toPassenger({ on: "booking.reservation_lost", bell: "reservation-lost", mail: booking.reservationLost, optional: null }),
  toPilot({ on: "booking.reservation_lost", bell: "guest-lost-reservation", mail: booking.guestLostReservation, optional: null }),
  toPassenger({ on: "booking.payment_lost", bell: "payment-due", mail: paymentDue.due, optional: null, isNotified: isStillDue }),
  toPilot({ on: "booking.payment_lost", bell: "guest-payment-due", mail: paymentDue.guestDue, optional: null, isNotified: isStillDue }),
  toPassenger({ on: "booking.paid_again", bell: "booking-paid", mail: paymentDue.paid, optional: null }),
  toPilot({ on: "booking.paid_again", bell: "guest-paid", mail: paymentDue.guestPaid, optional: null }),
  toPassenger({ on: "booking.unpaid", bell: "booking-unpaid", mail: paymentDue.unpaid, optional: null }),
  toPilot({ on: "booking.unpaid", bell: "guest-unpaid", mail: paymentDue.guestUnpaid, optional: null }),
  toPilot({ on: "booking.unpaid_withdrawn", bell: "guest-withdrew-unpaid", mail: paymentDue.guestWithdrew, optional: null }),
  toRefunded({ on: "booking.cancelled", bell: "booking-cancelled", mail: refund.cancelled, optional: null }),
  toRefunded({ on: "booking.given_up", bell: "booking-given-up", mail: refund.givenUp, optional: null }),
  toPilot({ on: "booking.given_up", bell: "guest-cancelled", mail: refund.guestCancelled, optional: "guest-cancelled" }),
  toPilot({ on: ENDED_BY_OFFICE, bell: "guest-ended-by-office", mail: office.guestEnded, optional: null, isNotified: endedFor("pilot") }),
  toPassenger({ on: ENDED_BY_OFFICE, bell: "request-ended-by-office", mail: office.requestEnded, optional: null, isNotified: endedFor("guest") }),
  toCorrected({ on: CORRECTED, bell: "booking-corrected", mail: office.corrected, optional: null }, "passenger"),
  toCorrected({ on: CORRECTED, bell: "guest-corrected", mail: office.corrected, optional: null }, "pilot"),
  toPassenger({ on: PHONE_CORRECTED, bell: "phone-corrected", mail: office.phoneCorrected, optional: null }),
  toMoved({ on: REBOOKED_BY_OFFICE, bell: "rebooked-by-office", mail: office.rebooked, optional: null }, "passenger"),
  toMoved({ on: REBOOKED_BY_OFFICE, bell: "guest-moved-in", mail: office.guestMovedIn, optional: null }, "pilot"),
  toPilotLeft({ on: BOOKING_MOVED_AWAY, bell: "guest-moved-away", mail: office.guestMovedAway, optional: null }),
  toRefunded({ on: PART_REFUNDED, bell: "part-refunded", mail: office.partRefunded, optional: null }),
  toPilot({ on: PART_REFUNDED, bell: "guest-part-refunded", mail: office.guestPartRefunded, optional: null }),
  toFavoured({ on: GOODWILL_GIVEN, bell: "goodwill-given", mail: office.goodwillGiven, optional: null }),
  toRefunded({ on: "booking.kept_returned", bell: "kept-returned", mail: refund.retainedRefunded, optional: null }),
  toRebookable({ on: "booking.new_dates_offered", bell: "new-dates-offered", mail: newDates.offered, optional: null }),
  toPassenger({ on: "booking.rebooked", bell: "booking-rebooked", mail: newDates.rebooked, optional: null }),
  toPilot({ on: "booking.rebooked", bell: "guest-rebooked", mail: newDates.guestRebooked, optional: null }),
  toRefunded({ on: "booking.new_dates_declined", bell: "new-dates-declined", mail: refund.cancelled, optional: null }),
  toPilot({ on: "booking.new_dates_declined", bell: "guest-declined-dates", mail: newDates.declined, optional: null, isMailedForClock: false }),
  toPilotOfUnanswered({ on: NEW_DATES_UNANSWERED, mail: silence.newDates, optional: null }),
  toRefunded({ on: "booking.left", bell: "flight-left", mail: refund.left, optional: null }),
  toPilot({ on: "booking.left", bell: "guest-left", mail: refund.guestLeft, optional: "change-answers", isMailedForClock: false }),
  toPilotOfUnanswered({ on: CHANGE_UNANSWERED, mail: silence.change, optional: "change-answers" }),
  toAsked({ on: "booking.change_asked", bell: "change-to-agree", mail: change.asked, optional: null }),
  toPassenger({ on: "booking.change_undone", bell: "change-undone", mail: change.undone, optional: null }),
  toPilot({ on: "booking.change_agreed", bell: "change-agreed", mail: change.agreed, optional: "change-answers" }),
  toRefunded({ on: "booking.price_cut", bell: "price-cut", mail: refund.priceCut, optional: null }),
  toPassenger({ on: "booking.lapsed", bell: "hold-lapsed", mail: booking.holdLapsed, optional: null, isNotified: isHoldMissed }),
  toPassenger({ on: "booking.paid_too_late", bell: "paid-too-late", mail: booking.paidTooLate, optional: null }),
  toGivingUp({ on: "booking.seats_given_up", bell: "seats-given-up", mail: seats.givenUp, optional: null }),
  toPilotOfGivenUp({ on: "booking.seats_given_up", bell: "guest-gave-up-seats", mail: seats.guestGaveUp, optional: "guest-cancelled" }),
  toAdding({ on: "booking.seats_added", bell: "seats-added", mail: moreSeats.added, optional: null }),
  toPilotOfAdded({ on: "booking.seats_added", bell: "guest-added-seats", mail: moreSeats.guestAdded, optional: null }),
  toWaiting({ on: "waitlist_entry.offered", bell: "seat-free", mail: waitlist.seatFree, optional: null }),
  toWaiting({ on: "waitlist_entry.lapsed", bell: "waitlist-ended", mail: waitlist.ended, optional: null }),
  toPilotOfFlight({ on: FLIGHT_REMINDER, status: "published", bell: "flight-ahead", mail: reminder.flightAhead, optional: null }),
  toPassengersOfFlight({ on: FLIGHT_REMINDER, status: "published", bell: "ride-ahead", mail: reminder.rideAhead, optional: "ride-reminder" }),
  toGuestsOfDay({ on: GO_GIVEN, bell: "go-given", mail: flightDay.goGiven, optional: null }),
  toGuestsOfDay({ on: GO_POSTPONED, bell: "go-postponed", mail: flightDay.goPostponed, optional: null }),
  toUndecidedPilot({ on: GO_OVERDUE, bell: "go-overdue", mail: flightDay.undecided, optional: null }),
  toGuestsOfDay({ on: GO_OVERDUE, bell: "go-missing", mail: flightDay.goMissing, optional: null }),
  toPassenger({ on: "booking.delayed", bell: "flight-delayed", mail: flightDay.delayed, optional: null }),
  toGuestsOfDay({ on: FLIGHT_DIVERTED, bell: "flight-diverted", mail: flightDay.diverted, optional: null }),
  toPassengersOfFlight({ on: PAUSE_WARNING, status: "paused", bell: "paused-ride", mail: paused.pausedRide, optional: null }),
  toOffice({ on: PAUSE_WARNING, status: "paused", bell: "paused-flight", mail: paused.pausedFlight, optional: null }),
  toPilotOfPaused({ on: "flight.paused", bell: "flight-paused", mail: paused.pausedForPapers }),
  toPilotOfCalledOff({ on: "flight.cancelled", bell: "flight-called-off", mail: paused.calledOff }),
  toSettlingPilot({ on: "flight.landed", bell: "settlement-due", mail: settlement.due, optional: null }),
  toSettlingPilot({ on: SETTLEMENT_REMINDER, bell: "settlement-missing", mail: settlement.reminder, optional: null }),
  toOfficeOfUnsettled({ on: SETTLEMENT_OVERDUE, bell: "settlement-overdue", mail: settlement.overdue, optional: null }),
  toStated({ on: "flight.settlement_submitted", bell: "statement-there", mail: settlement.statement, optional: null }),
  toRestated({ on: "booking.statement_restated", bell: "statement-restated", mail: settlement.restated, optional: null }),
  toPilotOfObjection({ on: "booking.disputed", bell: "guest-objects", mail: settlement.guestObjects, optional: null }),
  toOfficeOfObjection({ on: "booking.disputed", bell: "objection-there", mail: settlement.objection, optional: null }),
  toPassenger({ on: "booking.objection_answered", bell: "objection-answered", mail: settlement.objectionAnswered, optional: null }),
  toOfficeOfObjection({ on: "booking.objection_answered", bell: "objection-to-decide", mail: settlement.objectionToDecide, optional: null }),
  toOfficeOfObjection({ on: OBJECTION_UNANSWERED, bell: "objection-unanswered", mail: settlement.objectionToDecide, optional: null }),
  toPilot({ on: "booking.objection_withdrawn", bell: "guest-withdrew-objection", mail: settlement.guestWithdrew, optional: null }),
  toRestated({ on: "booking.objection_decided", bell: "objection-decided", mail: settlement.objectionDecided, optional: null }),
  toPilotOfObjection({ on: "booking.objection_decided", bell: "guest-objection-decided", mail: settlement.guestObjectionDecided, optional: null }),
  toPaidPilot({ on: FLIGHT_PAID_OUT, status: "paid", bell: "payout-paid", mail: settlement.paid, optional: null }),
  toPaidPilot({ on: FLIGHT_PAYOUT_HELD, status: "held", bell: "payout-held", mail: settlement.held, optional: null }),
  toBearingPilot({ on: "payout.dispute_decided", bell: "dispute-borne", mail: settlement.disputeBorne, optional: null }),
  toRefunded({ on: SHARE_REFUNDED, bell: "share-refunded", mail: settlement.shareRefunded, optional: null }),
  toRefundingPilot({ on: SHARE_REFUNDED, bell: "guest-share-refunded", mail: settlement.guestShareRefunded, optional: null }),
  toSidesOfReview({ on: REVIEW_OPENED, bell: "review-open", mail: review.open }),
  toSidesOfReview({ on: REVIEW_REMINDER, bell: null, mail: review.reminder }),
  toReviewed({ on: "review.written", bell: "review-received", mail: review.received }),
  toReadersOfReview({ on: "review.published", bell: "review-published", mail: review.published }),
  toPilotOfVetting({ on: "flight.published", bell: "flight-published", mail: vetting.published }),
  toPilotOfVetting({ on: "flight.returned", bell: "flight-returned", mail: vetting.returned }),
  toPilotOfDocument({ on: "document.verified", bell: "document-verified", mail: null }),
  toPilotOfDocument({ on: "document.rejected", bell: "document-rejected", mail: null }),
  toPilotOfDecided({ on: DOCUMENTS_DECIDED, mail: document.decided }),
  toPilotOfDocument({ on: DOCUMENT_EXPIRING, bell: "document-expiring", mail: document.expiring }),
  toAddressee({ on: ADDRESS_REFUSED, bell: "address-refused" }),
  toWhoFlew({ on: YEAR_OVER, bell: "year-over", mail: year.yearOver, optional: "year-review" }),
  toAskedForTaxes({ on: TAX_DETAILS_REQUESTED, bell: "tax-details-requested", mail: tax.requested }),
  toAskedForTaxes({ on: TAX_DETAILS_REMINDED, bell: "tax-details-reminded", mail: tax.reminded }),
  toAskedForTaxes({ on: TAX_PAYOUTS_WITHHELD, bell: "tax-payouts-withheld", mail: tax.withheld }),
  toReportedForTaxes({ on: TAX_REPORTED, bell: "tax-reported", mail: tax.reported }),
  toPilotNearby({ on: REQUESTS_NEARBY, bell: "requests-nearby", mail: flightRequest.nearby, optional: "requests-nearby" }),
  toRequester({ on: "flight_request.offer_received", bell: "offer-received", mail: flightRequest.offerReceived, optional: "offer-received" }),
  toReader({ on: CONVERSATION_WAITING, bell: "message-received" }),
  toReaderOfAll({ on: MESSAGES_WAITING, mail: message.unread, optional: "new-messages" }),
  toAlbum({ on: ALBUM_GROWN, bell: "album-grown" }),
  toAskedAboutPhoto({ on: "memory.asked", bell: "photo-asked", mail: memory.asked }),
  toAgreed({ on: "memory.published", bell: "photo-shown" }),
  toAskingPilot({ on: "memory.request_ended", bell: "photo-not-shown" }),
  toReporter({ on: "report.received", mail: report.received }),
  toReporter({ on: "report.decided", mail: report.decided }),
  toReporterOfOccurrence({ on: "occurrence.reported", mail: occurrence.reported }),
  toAuthor({ on: "user.blocked", mail: report.restricted }),
  toAuthor({ on: "flight.blocked", mail: report.restricted }),
  toAuthor({ on: "review.hidden", mail: report.restricted }),
  toAuthor({ on: "review.reply_hidden", mail: report.restricted }),
  toAuthor({ on: "message.hidden", mail: report.restricted }),
  toAuthor({ on: "memory.hidden", mail: report.restricted }),
  toAuthor({ on: "user.unblocked", mail: report.lifted }),
  toAppellant({ on: "appeal.received", mail: report.appealReceived }),
  toAppellant({ on: "appeal.decided", mail: report.appealDecided }),
  toReportersOfAppeal({ on: "appeal.decided", mail: report.appealOutcome }),
  // the confirmation that an order has arrived (§ 312i BGB)
  toBuyer({ on: "voucher.activated", mail: voucher.ordered, isPrinted: true, hasReceipt: true }),
  toRecipient({ on: "voucher.delivered", mail: voucher.delivered, hasPdf: true }),
  toBuyer({ on: "voucher.redeemed", mail: voucher.redeemed }),
  toWithdrawing({ on: "voucher.revoked", mail: voucher.revoked }),
  toWithdrawing({ on: "voucher.rest_taken_back", mail: voucher.restTakenBack }),
  toRecipient({ on: VOUCHER_EXPIRING, mail: voucher.expiring }),
  toReturned({ on: "payment.refund_returned", bell: "refund-returned", mail: returnedRefund.returned }),
  toDebtor({ on: "payment.processing", mail: voucher.debitStarted }),
  toDebtor({ on: "payment.failed", mail: voucher.debitFailed, from: "processing" }),
  toHolder({ on: "voucher.blocked", mail: voucher.blocked }),
  toHolder({ on: "voucher.unblocked", mail: voucher.unblocked }),
  toHolder({ on: "voucher.reissued", mail: voucher.reissued, isCarried: true }),
  toHolder({ on: "voucher.sent_again", mail: voucher.sentAgain, isCarried: true }),
]
