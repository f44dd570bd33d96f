import type { IncomingMessage } from "node:http"
import type { Context } from "hono"
import type { Leave } from "./gate.ts"

/** A request on its way through the gate. */
export interface Ticket {
  enter: () => Promise<Leave | undefined>
  /** Answers that there is no time now. */
  refuse: () => void
  leave?: Leave
}

/** Thrown where somebody was not let in; they have been answered. */
export class Shed extends Error {}

export const tickets = new WeakMap<IncomingMessage, Ticket>()

/**
 * Waits until the work itself may begin. What has no body has been let in at the door; the others once theirs has
 * come, so that many that trickle in keep nobody out. The door gives the place back.
 * @throws Shed where it may not
 */
export async function takeSlot(c: Context): Promise<void> {
  const ticket = tickets.get(c.env?.incoming)
  if (!ticket || ticket.leave) return
  const leave = await ticket.enter()
  if (leave) {
    ticket.leave = leave
    return
  }
  ticket.refuse()
  throw new Shed()
}
