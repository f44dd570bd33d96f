import { eq } from "drizzle-orm"
import { isClaim, priceOfBooking, respondBy } from "#features/bookings/core/booking.ts"
import { cancellationTerms } from "#features/bookings/core/cancellation-terms.ts"
import { whatToBring } from "#features/bookings/core/luggage.ts"
import { seatsPath } from "#features/bookings/core/seats-path.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { OpenCheckout } from "#features/bookings/core/server/checkout-queries.ts"
import { findDetailOfBooking } from "#features/bookings/core/server/detail-of-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { findLoad } from "#features/bookings/core/server/refuse-too-heavy.ts"
import { visibleMessage } from "#features/bookings/core/visible-message.ts"
import { isHoldEnd, timeOfHold } from "#features/bookings/holds/hold-time.ts"
import { timeOf } from "#features/bookings/holds/server/times-of-holds.ts"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import { FLIGHT_KIND_LABELS, maxSeatsOf } from "#features/flights/core/flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import type { FlightPhoto } from "#features/flights/core/flight-photo-path.ts"
import { type DrawnFacts, findDrawnFacts } from "#features/flights/core/server/drawn-facts.ts"
import { listFlightPhotos } from "#features/flights/core/server/flight-photos.ts"
import type { FlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { pictureOfFlight } from "#features/flights/core/server/picture-of-flight.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import type { CardProviderName } from "#features/payments/payment.ts"
import { paymentPath } from "#features/payments/payment-paths.ts"
import type { PaymentRow } from "#features/payments/server/payments-queries.ts"
import { findStripeCheckout } from "#features/payments/server/stripe/stripe-checkouts.ts"
import { findTrialStatus } from "#features/payments/server/trial/trial-provider.ts"
import { maxKgOfNext } from "#features/planes/usable-seats.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { formatDuration, formatTime } from "#platform/time.ts"
import type { OrderedStage } from "../checkout-stage.ts"
import type {
  CheckoutView,
  HoldView,
  OpenPayment,
  OrderEntries,
  OrderedView,
  OrderView,
  RenewalView,
} from "../checkout-view.ts"
import { creditAtCheckout } from "./credit-at-checkout.ts"

/** The page of a checkout that is still to be ordered; `user` is its passenger or nobody yet. */
export async function viewOfCheckout(
  db: Db,
  checkout: OpenCheckout,
  { user, carriedCode }: { user: UserActor | null; carriedCode: string | undefined },
): Promise<CheckoutView> {
  const { booking } = checkout
  const [detail, own, payment, credit] = await Promise.all([
    getDetail(db, booking),
    user && getOwnUser(db, user.userId),
    openPaymentOf(db, checkout.payment),
    creditAtCheckout(db, {
      user,
      payment: checkout.payment,
      totalCents: checkout.price.totalCents,
      carriedCode,
    }),
  ])
  const isPassenger = user !== null && booking.passengerId === user.userId
  return {
    credit,
    order: await viewOfOrder(db, checkout.ref, booking, detail, 0),
    provider: collectorOf(checkout.payment),
    hold: viewOfHold(booking),
    renewal: viewOfRenewal(checkout, user),
    payment,
    answerBy: isInstant(detail)
      ? null
      : respondBy(clock.now(), detail.flight.departsAt).toISOString(),
    account: own && { email: own.email, name: `${own.firstName} ${own.lastName}`.trim() },
    maxSeats: await countMaxSeats(db, booking, detail),
    mostKg: await findMostKg(db, detail, booking),
    saved: isPassenger && checkout.people.length > 0 ? entriesOf(checkout) : null,
  }
}

/** What a booking is about, for a page that shows it beside something else. */
export async function getOrderView(
  db: Db,
  { ref, booking, payment }: { ref: string; booking: BookingRow; payment: PaymentRow },
): Promise<OrderView> {
  return viewOfOrder(db, ref, booking, await getDetail(db, booking), payment.creditCents)
}

/** The page after paying. */
export async function viewOfOrdered(
  db: Db,
  { ref, booking, payment, people }: Pick<OpenCheckout, "ref" | "booking" | "payment" | "people">,
  stage: OrderedStage,
): Promise<OrderedView> {
  const detail = await getDetail(db, booking)
  return {
    order: await viewOfOrder(db, ref, booking, detail, payment?.creditDueCents ?? 0),
    provider: payment?.provider ?? env().PAYMENTS,
    stage,
    bookingId: booking.id,
    meetingPoint: visibleMessage(detail.flight.meetingPoint, booking),
    people: people.map(({ name }) => name),
    bring: whatToBring(people.map(({ luggageKg }) => luggageKg)),
    respondBy: booking.respondBy?.toISOString() ?? null,
    shareUrl: `${env().PUBLIC_URL}${flightPath(booking.flightId)}`,
  }
}

/** The time that is left of a hold; null once there is none. */
export function viewOfHold(booking: BookingRow): HoldView | null {
  const left = booking.holdUntil.getTime() - clock.now().getTime()
  if (booking.status !== "held" || left <= 0) return null
  const from = booking.heldFrom ?? booking.createdAt
  return {
    until: booking.holdUntil.toISOString(),
    secondsLeft: Math.ceil(left / 1000),
    secondsTotal: (booking.holdUntil.getTime() - from.getTime()) / 1000,
  }
}

/** What holds once its time is over, and in its last minutes: whether it can be renewed. */
export function viewOfRenewal(
  { booking, ...row }: Pick<OpenCheckout, "booking" | "heldSince" | "renewals">,
  user: UserActor | null,
): RenewalView {
  if (isClaim(booking)) return { kind: "possible" }
  const now = new Date(Math.max(clock.now().getTime(), booking.holdUntil.getTime()))
  const isProven = user !== null || booking.passengerId !== null
  const next = timeOfHold({ isProven, now }, timeOf(booking, row))
  if (!isHoldEnd(next)) return { kind: "possible" }
  if (next.reason === "address-needed") return { kind: "needs-address" }
  return { kind: "later", from: next.again.toISOString() }
}

interface PicturedFlight extends FlightSummary {
  photos: FlightPhoto[]
  drawn: DrawnFacts
}

async function viewOfOrder(
  db: Db,
  ref: string,
  booking: BookingRow,
  detail: PicturedFlight,
  creditCents: number,
): Promise<OrderView> {
  const { flight, departure, destination, pilot } = detail
  const duration = formatDuration(flight.durationMinutes)
  const kind = FLIGHT_KIND_LABELS[flight.kind]
  return {
    ref,
    isClaim: isClaim(booking),
    addsTo: await findBookingBefore(db, booking),
    flight: {
      id: flight.id,
      title: flight.title,
      departsAt: flight.departsAt.toISOString(),
      arrivesAt: flight.arrivesAt.toISOString(),
      timeZone: flight.timeZone,
      departure: { code: departure.code, name: departure.name },
      destination: { code: destination.code, name: destination.name },
      course: flight.kind === "one_way" ? duration : `${kind} ${duration}`,
      picture: pictureOfFlight(detail.photos[0], {
        ...flight,
        ...detail.drawn,
        lat: departure.lat,
        lng: departure.lng,
      }),
      isInstantBooking: isInstant(detail),
      proposed: flight.schedule === "flexible" ? namedStartOf(flight) : null,
    },
    pilot: { name: pilot.name, firstName: pilot.firstName },
    seats: booking.seats,
    seatPriceCents: booking.seatPriceCents,
    feeCents: booking.feeCents,
    price: priceOfBooking(booking),
    creditCents,
    terms: cancellationTerms(
      flight,
      pilot.firstName,
      booking.requestedAt ?? clock.now(),
      isInstant(detail) ? "with-order" : "with-yes",
    ),
  }
}

async function findBookingBefore(db: Db, order: BookingRow): Promise<OrderView["addsTo"]> {
  if (order.addsToId === null) return null
  const [booking] = await db
    .select({ bookingId: bookingsTable.id, seats: bookingsTable.seats })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, order.addsToId))
  if (!booking) throw new Error(`booking ${order.addsToId} is gone`)
  const { bookingId } = booking
  // those that have joined are in it already
  const seats = Math.max(1, booking.seats - (order.status === "joined" ? order.seats : 0))
  return { bookingId, seats, path: seatsPath({ flightId: order.flightId, bookingId }) }
}

// what they have counts as free for them
async function countMaxSeats(db: Db, booking: BookingRow, { flight }: FlightSummary) {
  if (flight.schedule === "flexible") return maxSeatsOf(flight)
  const free = await countFreeSeats(db, flight.id)
  const own = viewOfHold(booking) ? booking.seats : 0
  return Math.min(flight.seatsOffered, free + own)
}

// what does not limit a usual guest is nobody's business: it would only tell what others weigh
async function findMostKg(db: Db, { flight }: FlightSummary, booking: BookingRow) {
  const { plane, aboard } = await findLoad(db, flight, booking.id)
  const mostKg = maxKgOfNext(plane, flight.durationMinutes, aboard, booking.seats)
  return mostKg < booking.seats * HARDLY_REACHED_KG ? mostKg : null
}

const HARDLY_REACHED_KG = 110

// a start that is proposed is always the pilot's to answer
function isInstant({ flight }: FlightSummary): boolean {
  return flight.isInstantBooking && flight.schedule === "fixed"
}

function namedStartOf({ departsAt, timeZone }: FlightSummary["flight"]): NamedStart {
  return { day: isoDay(departsAt, timeZone), time: formatTime(departsAt, timeZone) }
}

async function getDetail(db: Db, booking: BookingRow): Promise<PicturedFlight> {
  const detail = await findDetailOfBooking(db, booking)
  if (!detail) throw new Error(`flight ${booking.flightId} has a booking but no date`)
  return {
    ...detail,
    photos: await listFlightPhotos(db, booking.flightId),
    drawn: await findDrawnFacts(db, booking.flightId),
  }
}

async function openPaymentOf(db: Db, payment: PaymentRow | undefined): Promise<OpenPayment | null> {
  if (!payment || !(await hasPage(db, payment))) return null
  const path = paymentPath(payment.ref)
  if (payment.status !== "failed") return { path, state: "open" }
  const trial = await findTrialStatus(db, payment.providerRef)
  return { path, state: trial === "declined" ? "declined" : "abandoned" }
}

// an order paid by vouchers alone has no provider, and the next attempt may need a card
function collectorOf(payment: Pick<PaymentRow, "provider"> | null | undefined): CardProviderName {
  return !payment || payment.provider === "credit" ? env().PAYMENTS : payment.provider
}

// a provider that failed to open one is asked again with the order
async function hasPage(db: Db, { provider, providerRef }: PaymentRow): Promise<boolean> {
  return provider === "trial" || (await findStripeCheckout(db, providerRef)) !== undefined
}

function entriesOf({ people, booking }: OpenCheckout): OrderEntries {
  return {
    people: people.map((person) => ({
      name: person.name,
      weightKg: String(person.weightKg ?? ""),
      luggageKg: String(person.luggageKg ?? ""),
      isMinor: person.isMinor,
      guardianName: person.guardianName ?? "",
    })),
    // nobody is written down without them
    hasConsent: true,
    hasGuardianConsent: people.some((person) => person.guardianConsentAt !== null),
    message: booking.message,
    usesCredit: true,
  }
}
