import { FlightStrip } from "#features/flights/core/ui/flight-strip.tsx"
import { formatLongDay, formatTime } from "#platform/time.ts"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TicketEdge } from "#ui/elements/ticket-edge.tsx"
import type { OrderedStage } from "../checkout-stage.ts"
import type { OrderedView } from "../checkout-view.ts"

/** What was ordered as a ticket of paper: the flight above the perforation, people and place below it. */
export function Ticket({ view }: { view: OrderedView }) {
  const { order, stage, people, bring, meetingPoint } = view
  const { flight, pilot } = order
  const time = (iso: string) => formatTime(new Date(iso), flight.timeZone)
  const { label, tone } = STAMPS[stage]
  return (
    <Card as="section" inset="none" elevation="raised" labelledBy="ticket">
      <div className="px-card pt-5 pb-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id="ticket" className="text-h4 text-balance">
            {flight.title}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-1 text-small text-ink2">
          {flight.proposed && "Vorschlag: "}
          {formatLongDay(new Date(flight.departsAt), flight.timeZone)}
        </p>
        <div className="mt-6">
          <FlightStrip
            from={{ time: time(flight.departsAt), ...flight.departure }}
            to={{ time: time(flight.arrivesAt), ...flight.destination }}
            middle={flight.course}
            isFlownOnce={stage === "confirmed"}
          />
        </div>
      </div>
      <TicketEdge>
        <dl className="grid gap-x-8 gap-y-3.5 text-ui sm:grid-cols-2">
          <Fact name={people.length === 1 ? "Fliegt mit" : "Fliegen mit"}>{people.join(", ")}</Fact>
          <Fact name="Am Steuer">{pilot.name}</Fact>
          <Fact name="Treffpunkt">
            {[flight.departure.name, meetingPoint].filter(Boolean).join(", ")}
          </Fact>
          <Fact name="Nimm mit">{bring}</Fact>
        </dl>
      </TicketEdge>
    </Card>
  )
}

const STAMPS: Record<OrderedStage, { label: string; tone: BadgeTone }> = {
  confirmed: { label: "Gebucht", tone: "ok" },
  requested: { label: "Angefragt", tone: "info" },
  paid: { label: "Wird eingetragen", tone: "neutral" },
  too_late: { label: "Nicht gebucht", tone: "neutral" },
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-fine text-ink3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
