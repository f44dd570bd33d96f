import type { MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { listAdmins } from "#features/users/core/server/list-admins.ts"
import { type FlightAhead, findFlightAhead } from "./flight-ahead.ts"
import { aboutPilot, type NotificationRule, type RuleDeclaration, ruleFor } from "./rule.ts"

interface OfFlight<Facts> extends RuleDeclaration<Facts> {
  /** What the flight still has to be when it is told. */
  status: FlightStatus
}

/** Notifies the pilot of an upcoming flight. */
export function toPilotOfFlight(declaration: OfFlight<FlightAhead>): NotificationRule {
  return ruleFor("pilot", declaration, async (db, event) => {
    const facts = await findFlightAhead(db, event.entityId, declaration.status)
    return facts ? [{ userId: facts.pilot.id, key: "pilot", facts }] : []
  })
}

/** Notifies every passenger with a confirmed booking of an upcoming flight. */
export function toPassengersOfFlight(declaration: OfFlight<MailFacts>): NotificationRule {
  return ruleFor("passengers", declaration, async (db, event) => {
    const ahead = await findFlightAhead(db, event.entityId, declaration.status)
    return (ahead?.bookings ?? []).map((facts) =>
      aboutPilot(facts, `passenger/${facts.passenger.id}`),
    )
  })
}

/** Notifies the whole back office of an upcoming flight. */
export function toOffice(declaration: OfFlight<FlightAhead>): NotificationRule {
  return ruleFor("office", declaration, async (db, event) => {
    const facts = await findFlightAhead(db, event.entityId, declaration.status)
    if (!facts) return []
    return (await listAdmins(db)).map(({ id }) => ({ userId: id, key: `office/${id}`, facts }))
  })
}
