import { blockAccount } from "#features/account-blocks/server/block-account.ts"
import { adminApi } from "#features/admin/server/admin-api.ts"
import { approvalsApi } from "#features/approvals/server/approvals-api.ts"
import { accountApi } from "#features/auth/credentials/server/account-api.ts"
import { proofApi } from "#features/auth/proof/server/proof-api.ts"
import { secondFactorApi } from "#features/auth/second-factor/server/second-factor-api.ts"
import { basicAuthApi } from "#features/auth/sessions/server/basic-auth-api.ts"
import { sessionsApi } from "#features/auth/sessions/server/sessions-api.ts"
import { authApi } from "#features/auth/sign-in/server/auth-api.ts"
import { bankTransfersApi } from "#features/bank-transfers/server/bank-transfers-api.ts"
import { cancellationsApi } from "#features/bookings/cancellation/server/cancellations-api.ts"
import { guests } from "#features/bookings/changes/server/guests.ts"
import { holdsOfBrowser } from "#features/bookings/holds/server/holds-of-browser.ts"
import { bookingNotesApi } from "#features/bookings/office/server/booking-notes-api.ts"
import { officeCommandsApi } from "#features/bookings/office/server/office-commands-api.ts"
import { seatsApi } from "#features/bookings/seats/server/seats-api.ts"
import { bookingsApi } from "#features/bookings/server/bookings-api.ts"
import { calendarFeedApi } from "#features/calendar-feed/server/calendar-feed-api.ts"
import { casesApi } from "#features/cases/server/cases-api.ts"
import { conversationsApi } from "#features/chat/core/server/conversations-api.ts"
import { typingApi } from "#features/chat/live/server/typing-api.ts"
import { messagePhotosApi } from "#features/chat/photos/server/message-photos-api.ts"
import { checklistsApi } from "#features/checklists/server/checklists-api.ts"
import { dac7Api } from "#features/dac7/server/dac7-api.ts"
import { exportsApi } from "#features/exports/server/exports-api.ts"
import { favouritesApi } from "#features/favourites/server/favourites-api.ts"
import { flightDayApi } from "#features/flight-day/server/flight-day-api.ts"
import { flightRequestsApi } from "#features/flight-requests/server/flight-requests-api.ts"
import { briefingApi } from "#features/flight-room/server/briefing-api.ts"
import { flightPhotosApi } from "#features/flights/draft/server/flight-photos-api.ts"
import { draftsApi } from "#features/flights/publishing/server/drafts-api.ts"
import { vettingsApi } from "#features/flights/vetting/server/vettings-api.ts"
import { keyFiguresApi } from "#features/key-figures/server/key-figures-api.ts"
import { memoriesApi } from "#features/memories/server/memories-api.ts"
import { notificationsApi } from "#features/notifications/server/notifications-api.ts"
import { occurrencesApi } from "#features/occurrences/server/occurrences-api.ts"
import { bulkApi } from "#features/office-lists/server/bulk-api.ts"
import { officeViewsApi } from "#features/office-lists/server/office-views-api.ts"
import { officeSettingsApi } from "#features/office-settings/server/office-settings-api.ts"
import { officeSheetsApi } from "#features/office-sheets/server/office-sheets-api.ts"
import { officeTeamApi } from "#features/office-team/server/office-team-api.ts"
import { officeTextsApi } from "#features/office-texts/server/office-texts-api.ts"
import { paymentsApi } from "#features/payments/server/payments-api.ts"
import { personViewsApi } from "#features/person-views/server/person-views-api.ts"
import { placesApi } from "#features/places/server/places-api.ts"
import { planePartsApi } from "#features/planes/server/plane-parts-api.ts"
import { planesApi } from "#features/planes/server/planes-api.ts"
import { privacyApi } from "#features/privacy/server/privacy-api.ts"
import { pushApi } from "#features/push/server/push-api.ts"
import { reportsApi } from "#features/reports/server/reports-api.ts"
import { returnedRefundsApi } from "#features/returned-refunds/server/returned-refunds-api.ts"
import { reviewFlagsApi } from "#features/reviews/server/review-flags-api.ts"
import { reviewsApi } from "#features/reviews/server/reviews-api.ts"
import { getPilotRating } from "#features/reviews/server/reviews-queries.ts"
import { flightsApi } from "#features/search/server/flights-api.ts"
import { settlementsApi } from "#features/settlements/server/settlements-api.ts"
import { statisticsApi } from "#features/statistics/server/statistics-api.ts"
import { subscriptionsApi } from "#features/subscriptions/server/subscriptions-api.ts"
import { blocksApi } from "#features/users/office/server/blocks-api.ts"
import { photosApi } from "#features/users/photos/server/photos-api.ts"
import { mailsApi } from "#features/users/settings/server/mails-api.ts"
import { usersApi } from "#features/users/settings/server/users-api.ts"
import { landingsApi } from "#features/verification/server/landings-api.ts"
import { verificationApi } from "#features/verification/server/verification-api.ts"
import { vouchersApi } from "#features/vouchers/server/vouchers-api.ts"
import { withdrawalsApi } from "#features/withdrawals/server/withdrawals-api.ts"
import { wrappedApi } from "#features/wrapped/server/wrapped-api.ts"
import type { Endpoint } from "#platform/server/endpoint.ts"
import { pageEventsApi } from "#platform/server/page-events.ts"
import { bouncesApi } from "#platform/server/sent-mails/bounces-api.ts"
import { approvalKinds } from "#server/approval-kinds.ts"
import { descriptionEndpoint } from "#server/openapi.ts"

/** Every call of the API, room by room; access is declared with each. */
export const apiEndpoints: readonly Endpoint[] = [
  ...placesApi,
  ...usersApi,
  ...mailsApi,
  ...photosApi,
  ...blocksApi(blockAccount),
  ...personViewsApi,
  ...authApi(holdsOfBrowser),
  ...sessionsApi(holdsOfBrowser),
  ...proofApi,
  ...secondFactorApi,
  ...basicAuthApi,
  ...approvalsApi(approvalKinds),
  ...officeTeamApi,
  ...officeSettingsApi,
  ...accountApi,
  ...landingsApi,
  ...planesApi,
  ...planePartsApi,
  ...verificationApi,
  ...draftsApi(guests),
  ...flightPhotosApi,
  ...vettingsApi,
  ...paymentsApi,
  ...vouchersApi,
  ...bookingsApi,
  ...cancellationsApi,
  ...seatsApi,
  ...bookingNotesApi,
  ...officeCommandsApi,
  ...officeSheetsApi,
  ...statisticsApi(getPilotRating),
  ...wrappedApi,
  ...checklistsApi,
  ...flightDayApi,
  ...calendarFeedApi,
  ...dac7Api,
  ...settlementsApi,
  ...occurrencesApi,
  ...reviewsApi,
  ...withdrawalsApi,
  ...returnedRefundsApi,
  ...bankTransfersApi,
  ...reviewFlagsApi,
  ...flightsApi,
  ...favouritesApi,
  ...subscriptionsApi,
  ...flightRequestsApi,
  ...conversationsApi,
  ...messagePhotosApi,
  ...typingApi,
  ...memoriesApi,
  ...reportsApi,
  ...notificationsApi,
  ...pushApi,
  ...briefingApi,
  ...privacyApi,
  ...adminApi,
  ...casesApi,
  ...officeViewsApi,
  ...bulkApi,
  ...keyFiguresApi,
  ...officeTextsApi,
  ...exportsApi,
  ...pageEventsApi,
  ...bouncesApi,
  descriptionEndpoint(() => apiEndpoints),
]
