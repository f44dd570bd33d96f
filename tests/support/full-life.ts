import { randomUUID } from "node:crypto"
import { and, desc, eq } from "drizzle-orm"
import sharp from "sharp"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightPhoto } from "#db/seed/factories/make-flight-photo.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makeMemory, makeMemoryRequest } from "#db/seed/factories/make-memory.ts"
import { makeOccurrence } from "#db/seed/factories/make-occurrence.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePaymentFlag } from "#db/seed/factories/make-payment-flag.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makePushSubscription } from "#db/seed/factories/make-push-subscription.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeReviewFlag } from "#db/seed/factories/make-review-flag.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { payOutTo } from "#db/seed/factories/pay-out.ts"
import { approvalsTable } from "#features/approvals/server/approvals-table.ts"
import { addPendingChange } from "#features/auth/core/server/pending-changes.ts"
import { pendingRegistrationsTable } from "#features/auth/core/server/pending-tables.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { RECOVERY_WAIT_MS } from "#features/auth/second-factor/second-factor.ts"
import { addPendingSignIn } from "#features/auth/second-factor/server/pending-sign-ins.ts"
import { replaceRecoveryCodes } from "#features/auth/second-factor/server/recovery-codes.ts"
import {
  authenticatorAppsTable,
  factorRecoveriesTable,
} from "#features/auth/second-factor/server/second-factor-tables.ts"
import { newTotpSecret, sealTotpSecret } from "#features/auth/second-factor/server/totp.ts"
import { startSession } from "#features/auth/sessions/server/start-session.ts"
import {
  bankTransferFilesTable,
  bankTransfersTable,
} from "#features/bank-transfers/server/bank-transfers-tables.ts"
import {
  sealTransferFile,
  sealTransferIban,
} from "#features/bank-transfers/server/transfer-cipher.ts"
import { bookingRefundsTable } from "#features/bookings/core/server/booking-refunds-table.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { waitlistEntriesTable } from "#features/bookings/holds/server/waitlist-table.ts"
import { bookingNotesTable } from "#features/bookings/office/server/booking-notes-table.ts"
import { createFeed } from "#features/calendar-feed/server/create-feed.ts"
import { messagePhotoKey } from "#features/chat/core/message-photo.ts"
import { blockTalker } from "#features/chat/core/server/block-user.ts"
import { messagePhotosTable } from "#features/chat/core/server/conversations-tables.ts"
import { openConversation } from "#features/chat/core/server/open-conversation.ts"
import { sendMessage } from "#features/chat/core/server/send-message.ts"
import { checklistTicksTable } from "#features/checklists/server/checklist-table.ts"
import { sealTaxDetails, sealTaxMessage } from "#features/dac7/server/tax-cipher.ts"
import {
  taxDetailsTable,
  taxMessagesTable,
  taxRecordsTable,
  taxRequestsTable,
} from "#features/dac7/server/tax-tables.ts"
import { favouritesTable } from "#features/favourites/server/favourites-table.ts"
import {
  boardingTicksTable,
  goDecisionsTable,
  kinLinksTable,
} from "#features/flight-day/server/flight-day-tables.ts"
import {
  flightRequestNotificationsTable,
  flightRequestOffersTable,
} from "#features/flight-requests/server/flight-requests-tables.ts"
import { personalMinimumsTable } from "#features/flight-room/server/minimums-table.ts"
import {
  flightPhotoKey,
  partName,
  wholePhotoKey,
} from "#features/flights/core/flight-photo-path.ts"
import { toPhoto } from "#features/flights/core/server/flight-photos.ts"
import { memoryFiles } from "#features/memories/server/memory-files.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { officeViewsTable } from "#features/office-views/server/office-views-tables.ts"
import { planePhotoKey } from "#features/planes/plane-photo-path.ts"
import { planeInsurancesTable } from "#features/planes/server/plane-insurances-table.ts"
import { planePhotosTable } from "#features/planes/server/plane-photos-table.ts"
import { dataExportsTable } from "#features/privacy/server/privacy-tables.ts"
import { appealsTable } from "#features/reports/server/appeals-table.ts"
import { reportsTable } from "#features/reports/server/reports-table.ts"
import { hideReview } from "#features/reviews/server/hide-review.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { costReceiptKey } from "#features/settlements/cost-receipt.ts"
import {
  costReceiptsTable,
  settlementCostsTable,
  settlementPartsTable,
  settlementsTable,
} from "#features/settlements/server/settlements-tables.ts"
import { shareRefundsTable } from "#features/settlements/server/share-refunds/share-refunds-table.ts"
import {
  subscriptionMatchesTable,
  subscriptionsTable,
} from "#features/subscriptions/server/subscriptions-tables.ts"
import {
  recordPayoutAccount,
  savePayoutAccount,
} from "#features/users/bank-accounts/server/payout-accounts.ts"
import { saveBankAccount } from "#features/users/bank-accounts/server/save-bank-account.ts"
import { openUser } from "#features/users/office/server/open-user.ts"
import { CENTERED_CROP } from "#features/users/photos/photo.ts"
import { savePhoto } from "#features/users/photos/server/save-photo.ts"
import { documentFileKey } from "#features/verification/document-file.ts"
import {
  documentFilesTable,
  verificationDocumentsTable,
} from "#features/verification/server/verification-tables.ts"
import { declareWithdrawal } from "#features/withdrawals/server/declare-withdrawal.tsx"
import { toldYearsTable, yearSharesTable } from "#features/wrapped/server/wrapped-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { newId } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import { scopeOfUser, withIdempotencyKey } from "#platform/server/idempotency.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { refusedAddressesTable } from "#platform/server/refused-addresses.ts"
import { storage } from "#platform/server/storage.ts"
import { makePasskey } from "#tests/support/factor-steps.ts"
import { makePdf } from "#tests/support/pdf.ts"

/** Everybody's words are their own, so that a test finds again whose turned up where. */
export function wordsOf(name: string) {
  return {
    firstName: `Vorname${name}`,
    lastName: `Nachname${name}`,
    email: `mail.${name.toLowerCase()}@example.org`,
    about: `Ueber${name}`,
    // the record of sign-ins keeps the kind of device, so its word is not the name
    device: `Geraet ${name.length} auf ${[...name].toReversed().join("")}`,
    companion: `Begleitung${name}`,
    message: `Nachricht${name}`,
    talk: `Frage${name}`,
    refusal: `Absage${name}`,
    aside: `Vertraulich${name}`,
    description: `Beschreibung${name}`,
    meetingPoint: `Treffpunkt${name}`,
    landedAt: `Platz${name}`,
    registration: `D-E${name.toUpperCase()}`,
    policyNumber: `LP-${name}`,
    planePhoto: `Cockpit${name}`,
    flightPhoto: `Ausblick${name}`,
    accountHolder: `Inhaber${name}`,
    town: `Ort${name}`,
    withdrawn: `Widerruf${name}`,
    caption: `Bildzeile${name}`,
    occurred: `Vorfall${name}, gerade noch gut gegangen.`,
    documentNumber: `DE.FCL.${name}`,
    rejectionNote: `Anmerkung${name}`,
    reasons: `Begründung${name}, ausführlich genug.`,
    complaint: `Widerspruch${name}, ausführlich genug.`,
    gift: `Geschenk${name}`,
    newEmail: `neu.${name.toLowerCase()}@example.org`,
  }
}

export interface FullLife {
  id: number
  actor: UserActor
  photoId: string
  words: ReturnType<typeof wordsOf>
}

export const IBAN = "DE89370400440532013000"
/** A number that no code and no id looks like. */
export const PHONE = "+491715550199"

/**
 * Somebody who has left a row in every table that knows people: pilot and passenger, written about
 * and writing, with nothing open any more. `other` is on the other side of all of it.
 */
export async function makeFullLife(db: Db, name: string): Promise<FullLife> {
  const words = wordsOf(name)
  const { firstName, lastName, email, about } = words
  const user = await makePilot(db, {
    firstName,
    lastName,
    email,
    about,
    languages: ["de", "nl"],
    phone: PHONE,
  })
  const actor: UserActor = { kind: "user", userId: user.id, isPilot: true, isAdmin: false }
  await leaveTracesOfAccount(db, actor, words)
  await leaveTracesOfFlying(db, actor, words)
  await leaveTracesOfVerification(db, actor, words)
  await leaveTracesOfCompany(db, actor, words)
  await leaveTracesOfRestriction(db, actor, words)
  await leaveTracesOfTalk(db, actor, words)
  await declareWithdrawal(db, {
    actor,
    name: `${firstName} ${lastName}`,
    email,
    contract: words.withdrawn,
    bookingId: null,
    intent: randomUUID(),
    address: randomUUID(),
  })
  const picture = await anyPicture()
  const { photoId } = await inTransaction(db, async (tx) => {
    await savePhoto(tx, actor, { bytes: picture, crop: CENTERED_CROP })
    const { rows } = await tx.execute<{ photo_id: string }>(
      `select photo_id from users where id = ${user.id}`,
    )
    return { photoId: rows[0]?.photo_id ?? "" }
  })
  return { id: user.id, actor, photoId, words }
}

function anyPicture(): Promise<Buffer> {
  const create = { width: 320, height: 320, channels: 3, background: "#3c45c4" } as const
  return sharp({ create }).png().toBuffer()
}

type Words = ReturnType<typeof wordsOf>

async function leaveTracesOfAccount(db: Db, actor: UserActor, words: Words) {
  const { userId } = actor
  const { email } = words
  await inTransaction(db, async (tx) => {
    const account = { accountHolder: words.accountHolder, iban: IBAN, bic: "" }
    await savePayoutAccount(tx, userId, `acct_${userId}`)
    const ready = { hasDetails: true, canReceive: true, canPayOut: true }
    const bank = { fingerprint: `bank-of-${userId}`, accountHolder: null, last4: "3000" }
    const said = { ...ready, banks: [bank], at: clock.now() }
    await recordPayoutAccount(tx, `acct_${userId}`, said)
    await saveBankAccount(tx, { ...actor, email }, account)
    const session = { userId, isPersistent: true, device: words.device, intent: undefined }
    await startSession(tx, { ...session, method: "code" })
    await makeFactors(tx, session.userId)
    const registered = await startChallenge(tx, { email, purpose: "login" })
    await insertRow(tx, pendingRegistrationsTable, {
      challengeId: registered.id,
      firstName: words.firstName,
      lastName: words.lastName,
      hasSubscribedNewsletter: false,
      termsAcceptedAt: clock.now(),
    })
    const [current, next] = [
      await startChallenge(tx, { email, purpose: "email" }),
      await startChallenge(tx, { email: words.newEmail, purpose: "email" }),
    ]
    await addPendingChange(tx, {
      userId,
      kind: "email",
      challengeId: current.id,
      newChallengeId: next.id,
      newEmail: words.newEmail,
    })
    await insertRow(tx, dataExportsTable, {
      id: randomUUID(),
      userId,
      status: "expired",
      createdAt: clock.now(),
    })
    const letter = mailTo(email, { key: `an/${email}`, kind: "an" }, `Hallo ${words.firstName}`)
    await insertRow(tx, mailsTable, letter)
  })
  const intent = { scope: scopeOfUser(userId), key: "a-key-of-theirs", content: "PUT" }
  await withIdempotencyKey(db, intent, async () => ({ json: { firstName: words.firstName } }))
}

interface MailName {
  key: string
  kind: string
  eventId?: number | undefined
}

function mailTo(recipient: string, name: MailName, said: string) {
  const content = { html: `<p>${said}</p>`, text: said, attachments: [], headers: {} }
  const mail = { ...name, id: randomUUID(), recipient, subject: "Post", ...content }
  return { ...mail, containsCode: false, status: "kept", createdAt: clock.now() } as const
}

async function leaveTracesOfTalk(db: Db, actor: UserActor, words: Words) {
  const other = await makePilot(db)
  const about = { kind: "profile", userId: other.id } as const
  const question = { about, key: randomUUID(), text: words.talk }
  const { conversationId, messageId } = await openConversation(db, actor, question)
  const photo = { id: randomUUID(), userId: actor.userId, messageId, createdAt: clock.now() }
  await storage().put(messagePhotoKey(photo.id, 1280), await anyPicture())
  await insertRow(db, messagePhotosTable, { ...photo, width: 320, height: 240 })
  const answer = { key: randomUUID(), text: "Am Samstag passt es gut." }
  await sendMessage(db, { ...actor, userId: other.id }, conversationId, answer)
  await blockTalker(db, actor, (await makePilot(db)).id)
  await makePushSubscription(db, { userId: actor.userId })
  await createFeed(db, actor)
  await insertRow(db, toldYearsTable, { userId: actor.userId, year: 2025, notifiedAt: clock.now() })
  await insertRow(db, yearSharesTable, {
    token: newId(),
    userId: actor.userId,
    year: 2025,
    card: "cover",
    shows: {
      label: "Mein Jahr 2025",
      figure: "Ein Flug",
      caption: "in einem Jahr.",
      picture: { scene: { terrain: "hills", time: "dawn", season: "summer", seed: 1 } },
    },
    createdAt: clock.now(),
  })
}

async function leaveTracesOfFlying(db: Db, actor: UserActor, words: Words) {
  const plane = await makePlane(db, { pilotId: actor.userId, registration: words.registration })
  await insertRow(db, planeInsurancesTable, {
    planeId: plane.id,
    insurer: "Luftpool",
    policyNumber: words.policyNumber,
    validUntil: "2030-12-31",
    changedAt: clock.now(),
  })
  const photo = { id: randomUUID(), planeId: plane.id, position: 1, alt: words.planePhoto }
  await storage().put(planePhotoKey(photo.id, 1280), await anyPicture())
  await insertRow(db, planePhotosTable, { ...photo, createdAt: clock.now() })
  await makeLanding(db, { userId: actor.userId, place: words.landedAt })
  const { description, meetingPoint } = words
  const own = { pilotId: actor.userId, planeId: plane.id, description, meetingPoint }
  const flown = await makePastFlight(db, own)
  await makeDraft(db, { pilotId: actor.userId, answers: { flugzeug: { planeId: plane.id } } })
  const offered = await makeFlight(db, {
    ...own,
    departsAt: new Date(clock.now().getTime() + days(3)),
  })
  await makeBooking(db, { flight: offered, outcome: "declined", declineReason: words.refusal })
  await insertRow(db, goDecisionsTable, {
    flightId: flown.id,
    departsAt: clock.now(),
    decision: "go",
    decidedAt: clock.now(),
  })
  const view = { flightId: offered.id, pilotId: actor.userId, alt: words.flightPhoto }
  const { id: viewId, ...shown } = toPhoto(await makeFlightPhoto(db, view))
  await storage().put(wholePhotoKey(viewId), await anyPicture())
  await storage().put(flightPhotoKey(viewId, partName(shown.crop), 1280), await anyPicture())
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flown.id))
  if (!booking?.passengerId) throw new Error("the past flight has no booking")
  const memory = { flightId: flown.id, userId: actor.userId, caption: words.caption }
  const kept = await makeMemory(db, memory)
  for (const key of memoryFiles(kept.photoId)) await storage().put(key, await anyPicture())
  const asking = { memoryId: kept.id, pilotId: actor.userId }
  await makeMemoryRequest(db, asking, [{ userId: actor.userId, answer: "agreed" }])
  const review = { flightId: flown.id, bookingId: booking.id, createdAt: clock.now() }
  const about = { authorId: booking.passengerId, subjectId: actor.userId }
  const back = { authorId: actor.userId, subjectId: booking.passengerId }
  const published = { stars: 5, text: "Ruhig geflogen.", publishedAt: clock.now() }
  const replied = { reply: "Danke, gern wieder.", repliedAt: clock.now() }
  const aside = { noteToSubject: words.aside, noteToOffice: words.aside }
  await insertRow(db, reviewsTable, { ...review, ...about, ...published, ...replied })
  await insertRow(db, reviewsTable, { ...review, ...back, ...published, ...aside })
  await leaveTracesOfObjection(db, flown.id, words)
  await payOutTo(db, [actor.userId])
  await leaveTracesOfTaxes(db, actor, words)
  await leaveTracesOfTransfers(db, actor)
}

/** The operator has transferred a refund to them by its own bank, and they have made the file of it. */
async function leaveTracesOfTransfers(db: Db, { userId }: UserActor) {
  const now = clock.now()
  const messageRef = `AW-${newId()}`
  const file = await insertRow(db, bankTransferFilesTable, {
    messageRef,
    createdAt: now,
    createdBy: userId,
    executeOn: "2027-05-04",
    xmlEncrypted: sealTransferFile(messageRef, "<Document/>"),
  })
  const endToEndId = `AW-${newId()}`
  await insertRow(db, bankTransfersTable, {
    flagId: await makePaymentFlag(db, { reason: "refund_came_back", settledAt: now }),
    amountCents: 1_200,
    holder: "Oma Inge",
    ibanEncrypted: sealTransferIban(endToEndId, IBAN),
    ibanLast4: IBAN.slice(-4),
    endToEndId,
    status: "done",
    fileId: file.id,
    createdAt: now,
    createdBy: userId,
    settledAt: now,
  })
}

/** The pilot was asked for tax details, has given them, and was reported. */
async function leaveTracesOfTaxes(db: Db, { userId }: UserActor, words: Words) {
  const now = clock.now()
  const ago = (count: number) => new Date(now.getTime() - days(count))
  await db.insert(taxRequestsTable).values({
    userId,
    requestedAt: ago(100),
    remindedAt: ago(79),
    remindedAgainAt: ago(58),
    withheldAt: ago(40),
  })
  const details = {
    firstName: words.firstName,
    lastName: words.lastName,
    birthDate: "1984-04-12",
    taxId: "86095742719",
    street: "Am Flugplatz 3",
    postCode: "53757",
    city: words.town,
    country: "DE",
  }
  const detailsEncrypted = sealTaxDetails(userId, details)
  await db.insert(taxDetailsTable).values({ userId, givenAt: now, detailsEncrypted })
  const messageRef = `DE2025DE-${randomUUID()}`
  const message = await insertRow(db, taxMessagesTable, {
    year: 2025,
    kind: "new",
    messageRef,
    operatorDocRef: messageRef,
    createdAt: now,
    createdBy: userId,
    xmlEncrypted: sealTaxMessage(messageRef, details.taxId),
  })
  await db.insert(taxRecordsTable).values({
    messageId: message.id,
    pilotId: userId,
    docRef: `DE2025DE-${randomUUID()}`,
    docType: "OECD1",
    contentHash: "0",
    considerationCents: [12_000, 0, 0, 0],
    activities: [1, 0, 0, 0],
  })
}

/** A guest had an objection; the pilot has explained an item, answered and brought a receipt. */
async function leaveTracesOfObjection(db: Db, flightId: number, words: Words) {
  const ofFlight = eq(settlementPartsTable.flightId, flightId)
  const now = clock.now()
  const said = { objection: "154 Euro?", objectedAt: now, answer: words.refusal, answeredAt: now }
  await db.update(settlementPartsTable).set(said).where(ofFlight)
  await db
    .update(settlementCostsTable)
    .set({ explanation: words.refusal })
    .where(eq(settlementCostsTable.flightId, flightId))
  const receipt = { id: randomUUID(), flightId, position: 1, createdAt: now }
  await storage().put(costReceiptKey(receipt.id), await anyPicture())
  await insertRow(db, costReceiptsTable, { ...receipt, mediaType: "image/webp", byteSize: 400 })
}

async function leaveTracesOfCompany(db: Db, actor: UserActor, words: Words) {
  await makeVoucher(db, {
    buyerId: actor.userId,
    buyerEmail: words.email,
    senderName: words.firstName,
    greeting: words.gift,
  })
  await makeVoucher(db, { ownerId: actor.userId, recipientName: words.firstName })
  const flight = await makeFlight(db)
  const booking = await makeBooking(db, {
    flight,
    passengerId: actor.userId,
    people: [{ name: words.companion, weightKg: 71, luggageKg: 3 }],
    message: words.message,
    outcome: "declined",
    declineReason: `Nicht mit ${words.firstName}`,
  })
  await insertRow(db, refusedAddressesTable, {
    email: words.email,
    refusedAt: clock.now(),
    answer: "550 5.1.1 unbekannt",
  })
  await insertRow(db, bookingNotesTable, {
    bookingId: booking.id,
    authorId: (await makeUser(db, { isAdmin: true })).id,
    text: `${words.firstName} hat angerufen.`,
    writtenAt: clock.now(),
  })
  await insertRow(db, officeViewsTable, {
    list: "bookings",
    ownerId: actor.userId,
    name: `Für ${words.firstName}`,
    words: "stand=zugesagt",
    isShared: false,
    changedAt: clock.now(),
  })
  await insertRow(db, settlementsTable, { flightId: flight.id, actualCostCents: 20_000 })
  await insertRow(db, settlementCostsTable, {
    flightId: flight.id,
    position: 1,
    kind: "fuel",
    label: "Sprit",
    amountCents: 20_000,
  })
  await insertRow(db, settlementPartsTable, {
    bookingId: booking.id,
    flightId: flight.id,
    outcome: "released",
    seats: booking.seats,
    shareCents: 0,
    feeCents: 0,
    refundShareCents: booking.seats * booking.seatPriceCents,
    refundFeeCents: booking.seats * booking.feeCents,
    objection: words.message,
    objectedAt: clock.now(),
  })
  const office = await makeUser(db, { isAdmin: true })
  const eventId = await recordEvent(db, {
    // nobody is told of this one
    kind: "booking.refunded_by_office",
    entityId: booking.id,
    actor: { ...actor, userId: office.id, isAdmin: true },
    role: "admin",
  })
  await insertRow(db, bookingRefundsTable, {
    eventId,
    bookingId: booking.id,
    amountCents: 550,
    creditCents: 0,
    shareCents: null,
    feeCents: null,
  })
  await insertRow(db, shareRefundsTable, {
    bookingId: booking.id,
    eventId,
    shareCents: 500,
    feeCents: 50,
    words: `${words.firstName} hat recht.`,
    madeBy: office.id,
    madeAt: clock.now(),
  })
  const subscription = await insertRow(db, subscriptionsTable, {
    userId: actor.userId,
    name: words.town,
    lat: 50.7,
    lng: 7.1,
    radiusKm: 50,
    status: "active",
    createdAt: clock.now(),
  })
  await insertRow(db, subscriptionMatchesTable, {
    subscriptionId: subscription.id,
    flightId: flight.id,
    matchedAt: clock.now(),
  })
  await makeFlightRequest(db, {
    userId: actor.userId,
    place: words.town,
    destination: words.town,
    message: words.message,
  })
  const request = await makeFlightRequest(db)
  await insertRow(db, flightRequestOffersTable, {
    flightRequestId: request.id,
    flightId: flight.id,
    pilotId: actor.userId,
    startedAt: clock.now(),
  })
  await insertRow(db, flightRequestNotificationsTable, {
    flightRequestId: request.id,
    pilotId: actor.userId,
    notifiedAt: clock.now(),
  })
  await insertRow(db, reportsTable, {
    ref: randomUUID(),
    idempotencyKey: randomUUID(),
    subjectKind: "flight",
    subjectId: flight.id,
    subjectTitle: flight.title,
    reason: "unsafe_flight",
    explanation: "Das Flugzeug sieht nicht gewartet aus.",
    reporterId: actor.userId,
    reporterName: words.firstName,
    email: words.email,
    status: "received",
    createdAt: clock.now(),
  })
  await makeOccurrence(db, {
    flightId: flight.id,
    reporterId: actor.userId,
    words: words.occurred,
    closedAt: clock.now(),
    closingNote: "Mit dem Platz gesprochen.",
    summary: "Ein Tier lief über die Bahn, der Start wurde abgebrochen.",
  })
  await insertRow(db, favouritesTable, {
    userId: actor.userId,
    flightId: flight.id,
    createdAt: clock.now(),
  })
  await insertRow(db, waitlistEntriesTable, {
    userId: actor.userId,
    flightId: flight.id,
    // more than are free
    seats: 5,
    status: "waiting",
    joinedAt: clock.now(),
  })
  await insertRow(db, personalMinimumsTable, {
    userId: actor.userId,
    ceilingFt: 1_500,
    visibilityM: 8_000,
    crosswindKt: 12,
    changedAt: clock.now(),
  })
  await insertRow(db, boardingTicksTable, {
    bookingId: booking.id,
    position: 1,
    item: "present",
    isDone: true,
    changedAt: clock.now(),
  })
  await insertRow(db, kinLinksTable, {
    bookingId: booking.id,
    number: randomUUID(),
    createdAt: clock.now(),
  })
  await insertRow(db, checklistTicksTable, {
    userId: actor.userId,
    flightId: flight.id,
    item: "weight-true",
    isDone: true,
    changedAt: clock.now(),
  })
  const facts = { title: flight.title, departsAt: clock.now().toISOString(), timeZone: "UTC" }
  const bell = { flightId: flight.id, path: "/de/cockpit", createdAt: clock.now() }
  await insertRow(db, notificationsTable, {
    ...bell,
    userId: actor.userId,
    kind: "booking-declined",
    data: { flight: facts },
  })
  const pilot = await makeUser(db)
  await insertRow(db, notificationsTable, {
    ...bell,
    userId: flight.pilotId,
    kind: "booking-requested",
    data: { flight: facts, person: { id: actor.userId, name: words.firstName } },
  })
  const [event] = await db
    .select({ id: eventsTable.id })
    .from(eventsTable)
    .where(and(eq(eventsTable.entity, "booking"), eq(eventsTable.entityId, booking.id)))
    .orderBy(desc(eventsTable.id))
  const letter = mailTo(
    pilot.email,
    { key: `event/${event?.id}/pilot`, kind: "event", eventId: event?.id },
    `${words.firstName} fragt an`,
  )
  await insertRow(db, mailsTable, letter)
}

/** A review of theirs was taken away, they complained, and somebody has reported their profile. */
async function leaveTracesOfRestriction(db: Db, { userId }: UserActor, words: Words) {
  const [review] = await db.select().from(reviewsTable).where(eq(reviewsTable.authorId, userId))
  if (!review) throw new Error("they have written no review")
  const admin = await makeUser(db, { isAdmin: true })
  const actor = {
    kind: "user",
    userId: admin.id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  await openUser(db, actor, userId)
  await insertRow(db, approvalsTable, {
    kind: "account-block",
    neededRight: "people.block",
    target: String(userId),
    payload: { words: words.reasons },
    preview: { title: "Konto sperren", lines: [] },
    reason: words.reasons,
    subjectId: userId,
    requestedById: admin.id,
    requestedAt: clock.now(),
    expiresAt: clock.now(),
    status: "open",
  })
  const restriction = await hideReview(db, actor, {
    reviewId: review.id,
    statement: { ground: "terms", provision: "AGB Nummer 12 (1)", reasons: words.reasons },
  })
  await insertRow(db, appealsTable, {
    ref: randomUUID(),
    restrictionId: restriction.id,
    userId,
    email: words.email,
    explanation: words.complaint,
    status: "received",
    createdAt: clock.now(),
  })
  const other = await makeUser(db)
  await makeReviewFlag(db, {
    firstUserId: Math.min(userId, other.id),
    secondUserId: Math.max(userId, other.id),
    verdict: "unobjectionable",
    note: words.reasons,
    decidedAt: clock.now(),
    decidedBy: admin.id,
  })
  const subjectTitle = `Profil von ${words.firstName}`
  await makeReport(db, { subjectKind: "profile", subjectId: userId, subjectTitle })
}

async function leaveTracesOfVerification(
  db: Db,
  { userId }: UserActor,
  words: ReturnType<typeof wordsOf>,
): Promise<void> {
  const document = await insertRow(db, verificationDocumentsTable, {
    userId,
    kind: "licence",
    class: "PPL(A)",
    number: words.documentNumber,
    status: "rejected",
    issuedOn: "2024-05-14",
    decidedAt: clock.now(),
    rejection: "other",
    rejectionNote: words.rejectionNote,
    createdAt: clock.now(),
  })
  const fileId = randomUUID()
  await storage().put(documentFileKey(fileId), makePdf())
  await insertRow(db, documentFilesTable, {
    id: fileId,
    userId,
    documentId: document.id,
    mediaType: "application/pdf",
    byteSize: 1,
    createdAt: clock.now(),
  })
}

/** Something of all that proves a person beside their mailbox; none of it is asked for at a sign-in. */
async function makeFactors(tx: Db, userId: number): Promise<void> {
  const now = clock.now()
  await makePasskey(tx, userId)
  const sealedSecret = sealTotpSecret(userId, newTotpSecret())
  await tx.insert(authenticatorAppsTable).values({ userId, sealedSecret, startedAt: now })
  await replaceRecoveryCodes(tx, userId)
  const device = "Firefox auf Linux"
  await addPendingSignIn(tx, { userId, method: "code", isPersistent: true, device }, undefined)
  await tx.insert(factorRecoveriesTable).values({
    id: randomUUID(),
    userId,
    stopHash: randomUUID(),
    requestedAt: now,
    dueAt: new Date(now.getTime() + RECOVERY_WAIT_MS),
  })
}
