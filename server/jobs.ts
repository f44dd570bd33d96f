import { forgetSessionsQueue } from "#features/auth/server/forget-sessions.ts"
import { expireRequestsQueue } from "#features/bookings/server/expire-requests.ts"
import { lapseHoldsQueue } from "#features/bookings/server/lapse-holds.ts"
import { settleAuthorisationsQueue } from "#features/payments/server/settle-authorisation.ts"
import { trialWebhooksQueue } from "#features/payments/server/trial/trial-webhook.ts"
import { forgetIdempotencyKeysQueue } from "#platform/server/idempotency.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { forgetCodeMailsQueue, mailsQueue } from "#platform/server/mail.ts"
import { eventsQueue } from "#server/reactions.ts"

/** Every kind of work that runs outside a request. */
export const allQueues: readonly JobQueue[] = [
  eventsQueue,
  mailsQueue,
  settleAuthorisationsQueue,
  trialWebhooksQueue,
  lapseHoldsQueue,
  expireRequestsQueue,
  forgetSessionsQueue,
  forgetCodeMailsQueue,
  forgetIdempotencyKeysQueue,
]
