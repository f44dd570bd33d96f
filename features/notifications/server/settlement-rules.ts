import { z } from "zod"
import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import type { Bearer } from "#features/payments/dispute.ts"
import {
  type BorneFacts,
  findBorneFacts,
} from "#features/settlements/server/disputes/borne-facts.ts"
import {
  findObjectionFacts,
  type ObjectionFacts,
} from "#features/settlements/server/objection-facts.ts"
import {
  findPayoutFacts,
  type PayoutFacts,
} from "#features/settlements/server/payouts/payout-facts.ts"
import {
  findShareRefundFacts,
  type ShareRefundFacts,
} from "#features/settlements/server/share-refunds/share-refund-facts.ts"
import {
  findStatementFacts,
  listStatementFacts,
  type StatementFacts,
} from "#features/settlements/server/statement-facts.ts"
import { listAdmins } from "#features/users/core/server/list-admins.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

interface OfFlight {
  detail: FlightSummary
}

/** Notifies the pilot of a flight that waits for its settlement; once it has it, no more. */
export function toSettlingPilot(declaration: RuleDeclaration<OfFlight>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const detail = await findUnsettled(db, event)
    return detail ? [{ userId: detail.flight.pilotId, key: "pilot", facts: { detail } }] : []
  })
}

/** Notifies the back office of a flight that nobody has settled. */
export function toOfficeOfUnsettled(declaration: RuleDeclaration<OfFlight>): NotificationRule {
  return ruleFor("office", declaration, async (db, event) => {
    const detail = await findUnsettled(db, event)
    return detail ? toAdmins(db, { detail }) : []
  })
}

/** Notifies the back office of an objection. */
export function toOfficeOfObjection(
  declaration: RuleDeclaration<ObjectionFacts>,
): NotificationRule {
  return ruleFor("office", declaration, async (db, event) => {
    const facts = await findObjectionFacts(db, event.entityId)
    return facts
      ? (await toAdmins(db, facts)).map((one) => ({ ...one, bookingId: event.entityId }))
      : []
  })
}

/** Notifies the pilot of an objection of a guest. */
export function toPilotOfObjection(declaration: RuleDeclaration<ObjectionFacts>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const facts = await findObjectionFacts(db, event.entityId)
    if (!facts) return []
    const { pilot, passenger: person } = facts
    return [{ userId: pilot.id, person, key: "pilot", facts, bookingId: event.entityId }]
  })
}

/** Notifies the pilot of a lost dispute that goes off a payout; who bears nothing is not told. */
export function toBearingPilot(declaration: RuleDeclaration<BorneFacts>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const isBorne = event.reason === ("pilot" satisfies Bearer)
    const facts = isBorne ? await findBorneFacts(db, event.entityId) : undefined
    if (!facts) return []
    const { pilot, passenger: person } = facts
    return [{ userId: pilot.id, person, key: "pilot", facts, bookingId: event.entityId }]
  })
}

/** Notifies the pilot of what the back office has given back at their cost. */
export function toRefundingPilot(declaration: RuleDeclaration<ShareRefundFacts>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const facts = await findShareRefundFacts(db, event)
    if (!facts) return []
    const { pilot, passenger: person } = facts
    return [{ userId: pilot.id, person, key: "pilot", facts, bookingId: event.entityId }]
  })
}

/** Notifies the passenger of what has become of the own statement. */
export function toRestated(declaration: RuleDeclaration<StatementFacts>): NotificationRule {
  return ruleFor("passenger", declaration, async (db, event) => {
    const facts = await findStatementFacts(db, event.entityId)
    return facts ? [aboutPilot(facts, "passenger")] : []
  })
}

/** Notifies everybody with a share in the costs of a flight of its statement. */
export function toStated(declaration: RuleDeclaration<StatementFacts>): NotificationRule {
  return ruleFor("passengers", declaration, async (db, event) =>
    (await listStatementFacts(db, event.entityId)).map((facts) =>
      aboutPilot(facts, `passenger/${facts.passenger.id}`),
    ),
  )
}

interface OfPayouts extends RuleDeclaration<PayoutFacts> {
  /** How the payouts still have to stand when they are told. */
  status: "paid" | "held"
}

/** Notifies the pilot of the money of a flight, of all its guests at once. */
export function toPaidPilot({ status, ...declaration }: OfPayouts): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const { bookingIds } = moved.parse(event.data)
    const facts = await findPayoutFacts(db, event.entityId, { status, bookingIds })
    return facts ? [{ userId: facts.detail.flight.pilotId, key: "pilot", facts }] : []
  })
}

const moved = z.object({ bookingIds: z.array(z.int()) })

async function findUnsettled(db: Db, event: EventRow): Promise<FlightSummary | undefined> {
  const detail = await findFlightSummary(db, event.entityId)
  return detail?.flight.status === "settlement_due" ? detail : undefined
}

async function toAdmins<Facts>(db: Db, facts: Facts) {
  return (await listAdmins(db)).map(({ id }) => ({ userId: id, key: `office/${id}`, facts }))
}
