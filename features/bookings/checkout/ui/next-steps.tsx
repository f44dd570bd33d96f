import { formatSeatCount } from "#features/bookings/core/booking.ts"
import {
  formatCharged,
  formatReleased,
  formatReserved,
  hasBeenReleased,
  sourcesOfOrder,
} from "#features/bookings/core/money-sources.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { type CourseStep, CourseSteps } from "#ui/navigation/course-steps.tsx"
import type { OrderedView } from "../checkout-view.ts"

interface News {
  title: string
  text: string
  steps: readonly CourseStep[]
}

/** What is so now and what comes next, for each way an order can stand. */
export function newsOf({ order, stage, meetingPoint, respondBy }: OrderedView): News {
  const { flight, pilot, seats, price, creditCents, addsTo } = order
  const money = sourcesOfOrder(price.totalCents, creditCents)
  const isAlone = seats === 1
  const departure = formatInstant(new Date(flight.departsAt), flight.timeZone)
  if (stage === "confirmed") {
    return {
      title: isAlone && !addsTo ? "Du fliegst mit" : "Ihr fliegt mit",
      text: addsTo
        ? `Deine Buchung auf „${flight.title}“ hat jetzt ${formatSeatCount(addsTo.seats + seats)}. Die Bestätigung ist per Mail unterwegs.`
        : `${formatSeatCount(seats)} auf „${flight.title}“ ${isAlone ? "gehört" : "gehören"} dir. Die Bestätigung mit allem Wichtigen ist per Mail unterwegs.`,
      steps: [
        {
          title: "Bis dahin",
          text: `Wie das Wetter wird, siehst du bei deinem Flug im Cockpit. Reicht es nicht, sagt ${pilot.firstName} ab, und du bekommst alles zurück.`,
        },
        {
          title: "Abflug",
          text: `${departure}, ${meetingPoint || flight.departure.name}. Deine Bordkarte liegt im Cockpit, sie öffnet sich auch ohne Netz.`,
        },
        {
          title: "Nach dem Flug",
          text: `${atSentenceStart(pilot.firstName)} rechnet die echten Kosten ab. Wird der Flug günstiger, bekommst du die Differenz zurück. Teurer wird er nie.`,
        },
      ],
    }
  }
  if (stage === "requested") {
    const until = respondBy ? formatInstant(new Date(respondBy), HOME_ZONE) : ""
    return {
      title: "Deine Anfrage ist unterwegs",
      text: `${atSentenceStart(pilot.firstName)} antwortet spätestens am ${until}. ${formatReserved(money)}`,
      steps: [
        {
          title: `${atSentenceStart(pilot.firstName)} schaut sich die Anfrage an`,
          text: flight.proposed
            ? `Du hast ${departure} vorgeschlagen. Passt das nicht, kann ${pilot.firstName} eine andere Zeit nennen, und du entscheidest.`
            : `${isAlone ? "Dein Platz bleibt" : "Deine Plätze bleiben"} so lange für dich reserviert.`,
        },
        {
          title: "Mit der Zusage",
          text: `${flight.proposed ? "Damit entsteht der Flug. Dann" : "Dann"} ${formatCharged(money)}, und du bekommst die Bestätigung mit Treffpunkt und Kalendereintrag per Mail.`,
        },
        {
          title: "Ohne Zusage",
          text: `Dann ${formatReleased(money)}${addsTo ? ` Deine Buchung über ${formatSeatCount(addsTo.seats)} bleibt, wie sie ist.` : ""}`,
        },
      ],
    }
  }
  if (stage === "too_late" && flight.proposed) {
    return {
      title: "Der Vorschlag kam zu spät",
      text: `Deine Zahlung kam an, als die Zeit um war, und das Angebot nimmt diesen Termin nicht mehr an. ${hasBeenReleased(money)}`,
      steps: [],
    }
  }
  if (stage === "too_late" && addsTo) {
    return {
      title: isAlone ? "Der Platz kam nicht mehr dazu" : "Die Plätze kamen nicht mehr dazu",
      text: `Deine Zahlung kam an, als die Zeit schon um war, und da war auf dem Flug nichts mehr frei oder deine Buchung schon beendet. ${hasBeenReleased(money)}`,
      steps: [],
    }
  }
  if (stage === "too_late") {
    return {
      title: isAlone ? "Der Platz war schneller weg" : "Die Plätze waren schneller weg",
      text: `Deine Zahlung kam an, als die Zeit schon um war, und jemand anderes war schneller. ${hasBeenReleased(money)}`,
      steps: [],
    }
  }
  return {
    title: "Gleich geschafft",
    text: `Deine Zahlung ist da. Wir ${flight.proposed ? "reichen gerade deinen Vorschlag weiter" : `tragen gerade ${isAlone ? "deinen Platz" : "deine Plätze"} ein`}.`,
    steps: [],
  }
}

export function NextSteps({ steps }: { steps: readonly CourseStep[] }) {
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="weiter" className="mt-8">
      <h2 id="weiter" className="sr-only">
        Wie es weitergeht
      </h2>
      <CourseSteps label="So geht es weiter" steps={steps} />
    </section>
  )
}
