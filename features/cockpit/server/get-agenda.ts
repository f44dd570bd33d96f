import { listOpenCheckouts } from "#features/bookings/checkout/server/list-open-checkouts.ts"
import { canAccept, canAnswer } from "#features/bookings/core/booking.ts"
import { listOpenRequests } from "#features/bookings/core/server/bookings-queries.ts"
import {
  listDraftOverviews,
  listPilotOffers,
} from "#features/flights/offers/server/pilot-offers.ts"
import { listAskedConsents } from "#features/memories/server/list-asked-consents.ts"
import { listReviewsToWrite } from "#features/reviews/server/review-page.ts"
import { listDueSettlements } from "#features/settlements/server/list-due.ts"
import { listObjectionsToAnswer } from "#features/settlements/server/list-objections-to-answer.ts"
import { listUnpaidFlights } from "#features/settlements/server/payouts/list-unpaid.ts"
import { findBirthDate } from "#features/users/pilots/server/birth-dates.ts"
import { listOwnPapers } from "#features/verification/server/document-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type WaitingFacts, waitingFor } from "../waiting.ts"
import type { Waiting } from "../waiting-kinds.ts"
import { listOwnQuestions } from "./own-questions.ts"

export interface Agenda {
  waiting: Waiting[]
  /** Own requests that wait for somebody else. */
  unanswered: number
}

/** What waits for somebody, the most urgent first, and how much they wait for. */
export async function getAgenda(db: Db, user: UserActor): Promise<Agenda> {
  const [{ unanswered, ...questions }, checkouts, reviews, photoConsents, ofPilot] =
    await Promise.all([
      listOwnQuestions(db, user),
      listOpenCheckouts(db, { user, secret: undefined }),
      listReviewsToWrite(db, user),
      listAskedConsents(db, user.userId),
      user.isPilot ? factsOfPilot(db, user) : NOTHING_TO_FLY,
    ])
  return {
    waiting: waitingFor(
      { ...questions, checkouts, reviews, photoConsents, ...ofPilot },
      clock.now(),
    ),
    unanswered,
  }
}

type PilotFacts = Omit<
  WaitingFacts,
  "newDates" | "changes" | "otherStarts" | "checkouts" | "reviews" | "photoConsents"
>

const NOTHING_TO_FLY: PilotFacts = {
  requests: [],
  objections: [],
  settlements: [],
  unpaid: [],
  offers: [],
  papers: null,
  drafts: [],
}

async function factsOfPilot(db: Db, pilot: UserActor): Promise<PilotFacts> {
  const { userId } = pilot
  const [requests, objections, settlements, unpaid, offers, needed, birthDate, drafts] =
    await Promise.all([
      listAnswerable(db, pilot),
      listObjectionsToAnswer(db, userId),
      listDueSettlements(db, pilot),
      listUnpaidFlights(db, userId),
      listPilotOffers(db, userId),
      listOwnPapers(db, userId),
      findBirthDate(db, userId),
      listDraftOverviews(db, userId),
    ])
  const papers = { needed, hasBirthDate: birthDate !== null }
  return { requests, objections, settlements, unpaid, offers, papers, drafts }
}

async function listAnswerable(db: Db, pilot: UserActor): Promise<PilotFacts["requests"]> {
  const now = clock.now()
  return (await listOpenRequests(db, pilot.userId)).flatMap((request) => {
    const { respondBy, seatsBefore, passenger, flight } = request
    if (respondBy === null) return []
    const open = { status: "requested", respondBy: new Date(respondBy) } as const
    const isOwn = { pilotId: pilot.userId }
    if (!canAccept(request) || !canAnswer(open, isOwn, pilot, now)) return []
    const { title, timeZone, departsAt } = flight
    const isForMore = seatsBefore !== null
    return [{ person: passenger.name, title, departsAt, until: respondBy, timeZone, isForMore }]
  })
}
