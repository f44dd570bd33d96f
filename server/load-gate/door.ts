import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import { seconds } from "#platform/duration.ts"
import { ownTurn } from "#platform/server/own-turn.ts"
import { answerUnreadable } from "#server/http/unreadable-request.ts"
import { shedSeconds } from "#server/metrics/request-metrics.ts"
import type { Gate } from "./gate.ts"
import { type Priority, priorityOf } from "./priority.ts"
import type { Refuse } from "./refusal.tsx"
import { type Ticket, tickets } from "./slot.ts"

interface DoorParts {
  gate: Gate
  refuse: Refuse
  /** What brings a signature of its own, such as webhooks. */
  isSigned: (method: string, path: string) => boolean
  answer: (request: Request, env: object) => Response | Promise<Response>
}

const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"])

/** In front of the whole application: refuses before anything is looked up, and lets in one after the other. */
export function createDoor({ gate, refuse, isSigned, answer }: DoorParts): RequestListener {
  const inner = getRequestListener(
    async (request, { incoming, outgoing }) => {
      try {
        const response = await answer(request, { incoming, outgoing })
        if (!outgoing.headersSent) return response
        // refused meanwhile, or too late
        void response.body?.cancel()
        return RESPONSE_ALREADY_SENT
      } finally {
        tickets.get(incoming as IncomingMessage)?.leave?.()
      }
    },
    { errorHandler: answerUnreadable, autoCleanupIncoming: false },
  )

  async function letIn(request: IncomingMessage, response: ServerResponse, priority: Priority) {
    const isGone = () => response.destroyed || response.headersSent
    const ticket: Ticket = {
      enter: () => gate.enter(priority, isGone),
      refuse: () => {
        if (!isGone()) refuse(request, response)
      },
    }
    tickets.set(request, ticket)
    // whatever has become of the work
    response.once("close", () => ticket.leave?.())
    if (WITHOUT_BODY.has(request.method ?? "")) {
      const leave = await ticket.enter()
      if (!leave) return ticket.refuse()
      ticket.leave = leave
    }
    // a hundred that are let in in the same moment are begun one after the other, and others get in between
    await ownTurn()
    inner(request, response)
  }

  return (request, response) => {
    const begun = performance.now()
    const { method = "", url = "", headers } = request
    const priority = priorityOf({ method, url, headers }, isSigned)
    if (priority === undefined) return inner(request, response)
    if (gate.hasRoom(priority)) return void letIn(request, response, priority)
    gate.turnAway(priority)
    refuse(request, response)
    shedSeconds.observe((performance.now() - begun) / seconds(1))
  }
}
