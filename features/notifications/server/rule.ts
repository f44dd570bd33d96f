import type { ReactElement } from "react"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { expectedDeparture } from "#features/flights/core/flight-clock.ts"
import type { FlightSummary } from "#features/flights/core/server/flights-queries.ts"
import { publicName } from "#features/users/core/user.ts"
import type { OptionalMail } from "#features/users/settings/mail-kinds.ts"
import { documentName } from "#features/verification/document-kinds.ts"
import { findDocument } from "#features/verification/server/find-document.ts"
import type { DocumentRow } from "#features/verification/server/verification-tables.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { Attachment } from "#platform/server/mail.ts"
import type { NotificationFacts, NotificationKind } from "../notification.ts"

/** Whom one kind of event notifies, and how. */
export interface NotificationRule {
  /** The event. */
  on: string
  who: Who
  /** How the bell calls it; null: the bell stays quiet. */
  bell: NotificationKind | null
  isMailed: boolean
  /** The switch in the settings that turns the mail off; null: it always comes. */
  optional: OptionalMail | null
  /** The deliveries to everybody whom this event concerns. */
  deliveries(db: Db, event: EventRow): Promise<Delivery[]>
}

type Who =
  | "pilot"
  | "passenger"
  | "passengers"
  | "office"
  | "reporter"
  | "reporters"
  | "author"
  | "appellant"
  | "payer"
  | "buyer"
  | "recipient"
  | "holder"
  | "reader"
  | "sides"

export interface Delivery {
  /** null: a recipient without an account, who gets the mail at `mail.to`. */
  userId: number | null
  bell: { kind: NotificationKind; flightId: number | null; facts: NotificationFacts } | null
  mail: {
    /** Unlike any other mail's: a repeat is dropped. */
    key: string
    /** Where it goes; unset: to the account's address. */
    to?: string
    subject: string
    body: ReactElement
    attachments: Attachment[]
    optional: OptionalMail | null
    /** Where one press turns such mails off (RFC 8058). */
    unsubscribeUrl?: string
  } | null
}

/** The template of a mail: its parts as functions of the facts of an event. */
export interface MailTemplate<Facts> {
  subject(facts: Facts): string
  body(facts: Facts): ReactElement
  attachments?(facts: Facts): Attachment[]
}

export interface RuleDeclaration<Facts> {
  on: string
  bell: NotificationKind | null
  mail: MailTemplate<Facts> | null
  optional: OptionalMail | null
}

interface OfBooking extends RuleDeclaration<MailFacts> {
  /** Where the event alone does not say whether it matters to this person. */
  isNotified?: (db: Db, facts: MailFacts, event: EventRow) => Promise<boolean>
}

interface ToPilot extends OfBooking {
  /** Where this mail is only for what the guest did; what the clock did is told of all of them together. */
  isMailedForClock?: false
}

/** Notifies the pilot of one booking. */
export function toPilot(declaration: ToPilot): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) =>
    (await listRecipientFacts(db, event, declaration)).map((facts) => ({
      userId: facts.pilot.id,
      person: facts.passenger,
      key: "pilot",
      facts,
      isBellOnly: declaration.isMailedForClock === false && event.actorKind === "system",
      ...ofMoreSeats(facts),
    })),
  )
}

/** Notifies the passenger of their own booking. */
export function toPassenger(declaration: OfBooking): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) =>
    (await listRecipientFacts(db, event, declaration)).map((facts) => ({
      ...aboutPilot(facts, "passenger"),
      ...ofMoreSeats(facts),
    })),
  )
}

/** Notifies a pilot of one of their documents; where it was replaced meanwhile, of nothing. */
export function toPilotOfDocument(declaration: {
  on: string
  bell: NotificationKind
  mail: MailTemplate<DocumentRow> | null
}): NotificationRule {
  const { on, bell, mail } = declaration
  return {
    on,
    who: "pilot",
    bell,
    isMailed: mail !== null,
    optional: null,
    async deliveries(db, event) {
      const document = await findDocument(db, event.entityId)
      if (!document) return []
      const { expiresOn } = document
      const facts = { document: { name: documentName(document), expiresOn } }
      return [
        {
          userId: document.userId,
          bell: { kind: bell, flightId: null, facts },
          mail: mail && {
            key: `event/${event.id}/pilot`,
            subject: mail.subject(document),
            body: mail.body(document),
            attachments: [],
            optional: null,
          },
        },
      ]
    },
  }
}

interface Recipient<Facts> {
  userId: number
  facts: Facts
  /** Distinguishes the recipients of one event, for the key of the mail. */
  key: string
  /** Whom the sentence names. */
  person?: { id: number; firstName: string; lastName: string }
  /** It is about more seats of a booking: how many. */
  moreSeats?: number
  /** Where its page is that of one booking. */
  bookingId?: number
  /** Of money that goes to them: how much. */
  amountCents?: number
  /** The mail comes with another event. */
  isBellOnly?: boolean
}

export function aboutPilot<Facts extends MailFacts>(facts: Facts, key: string): Recipient<Facts> {
  return { userId: facts.passenger.id, person: facts.pilot, key, facts }
}

// an open order of more seats is no booking of its own
function ofMoreSeats({ booking, lead }: MailFacts): { moreSeats?: number } {
  return lead ? { moreSeats: booking.seats } : {}
}

const factsOf = new WeakMap<EventRow, ReturnType<typeof findMailFacts>>()

/** Read once for both sides of an event. */
function readFacts(db: Db, event: EventRow): ReturnType<typeof findMailFacts> {
  const facts = factsOf.get(event) ?? findMailFacts(db, event.entityId)
  factsOf.set(event, facts)
  return facts
}

async function listRecipientFacts(
  db: Db,
  event: EventRow,
  { isNotified }: OfBooking,
): Promise<MailFacts[]> {
  const facts = await readFacts(db, event)
  if (!facts || (isNotified && !(await isNotified(db, facts, event)))) return []
  return [facts]
}

/** What the bell says of a flight; an offer without a date has no start. */
interface NotifiedFlight {
  flight: Pick<FlightSummary["flight"], "id" | "title" | "timeZone"> & {
    departsAt: Date | null
    expectedDepartsAt?: Date | null
  }
}

export function ruleFor<Facts extends { detail: NotifiedFlight }>(
  who: Who,
  { on, bell, mail, optional }: RuleDeclaration<Facts>,
  findRecipients: (db: Db, event: EventRow) => Promise<Recipient<Facts>[]>,
): NotificationRule {
  const deliveryTo = (
    event: EventRow,
    {
      userId,
      facts,
      key,
      person,
      moreSeats,
      bookingId,
      amountCents,
      isBellOnly = false,
    }: Recipient<Facts>,
  ): Delivery => ({
    userId,
    bell: bell && {
      kind: bell,
      flightId: facts.detail.flight.id,
      facts: {
        flight: flightFacts(facts.detail),
        ...(person && { person: personFacts(person) }),
        ...(moreSeats !== undefined && { moreSeats }),
        ...(bookingId !== undefined && { bookingId }),
        ...(amountCents !== undefined && { amountCents }),
      },
    },
    mail: isBellOnly
      ? null
      : mail && {
          key: `event/${event.id}/${key}`,
          subject: mail.subject(facts),
          body: mail.body(facts),
          attachments: mail.attachments?.(facts) ?? [],
          optional,
        },
  })
  return {
    on,
    who,
    bell,
    isMailed: mail !== null,
    optional,
    async deliveries(db, event) {
      return (await findRecipients(db, event)).map((recipient) => deliveryTo(event, recipient))
    },
  }
}

export function flightFacts({ flight }: NotifiedFlight) {
  const { title, departsAt, expectedDepartsAt = null, timeZone } = flight
  const starts = expectedDeparture({ departsAt, expectedDepartsAt })
  return { title, timeZone, ...(starts && { departsAt: starts.toISOString() }) }
}

function personFacts(person: { id: number; firstName: string; lastName: string }) {
  return { id: person.id, name: publicName(person) }
}
