import { clock } from "#platform/clock.ts"
import { formatDay, formatTime } from "#platform/time.ts"
import type { BadgeTone } from "#ui/elements/badge.tsx"
import type { NoticeTone } from "#ui/feedback/notice.tsx"
import type { FlightState } from "../flight-state.ts"
import type { FlightView } from "../flight-view.ts"
import { formatHeldUntil, formatOtherHolds } from "../format-held.ts"
import { type FlightReturn, formatReturnReason } from "../vetting.ts"

interface StateTexts {
  badge: { tone: BadgeTone; label: string }
  /** What is so, and what follows from it; a flight that can be booked needs no explanation. */
  notice?: {
    tone: NoticeTone
    title: string
    text: string
    action?: { label: string; href: string }
  }
  /** Of a flight with free seats: those that somebody else is about to book. */
  held?: string | undefined
}

/** What its pilot needs where the back office has taken a flight away or given it back. */
interface OfficeTexts {
  /** Of blocking; null: it stands in the mail only. */
  reason: string | null
  /** Where the pilot objects, without a mail at hand. */
  appealPath: string | null
  supportEmail: string
  returned?: FlightReturn | undefined
}

/** How a page says what has become of its flight. */
export function stateTexts(flight: FlightView, office: OfficeTexts): StateTexts {
  return WORDS[flight.state](flight, office)
}

const FULL: StateTexts = {
  badge: { tone: "neutral", label: "ausgebucht" },
  notice: {
    tone: "info",
    title: "Alle Plätze sind vergeben.",
    text: "Sagt jemand ab, bekommt zuerst die Warteliste den Platz angeboten, danach steht er wieder hier für alle. Oder lass dir melden, wenn in der Nähe ein neuer Flug dazukommt.",
  },
}

// somebody could sit there, but nobody over 40 kg
const loaded = (unusableSeats: number): StateTexts => ({
  ...FULL,
  notice: {
    tone: "info",
    title: "Dieser Flug ist voll beladen.",
    text: `${unusableSeats === 1 ? "1 Platz bleibt" : `${unusableSeats} Plätze bleiben`} leer, damit die Beladung stimmt. Sagt jemand ab, bekommt zuerst die Warteliste den Platz angeboten, danach steht er wieder hier für alle.`,
  },
})

// nobody has booked them yet, so that they may come back
function held(seats: number, until: string): StateTexts {
  return {
    badge: { tone: "neutral", label: "gerade in einer Kasse" },
    notice: {
      tone: "info",
      title: `Gerade in einer Kasse, frei ab ${formatHeldUntil(until, clock.now())}.`,
      text: `${seats === 1 ? "Den letzten Platz" : "Die letzten Plätze"} hält jemand, um zu buchen. Wird daraus nichts, bekommt zuerst die Warteliste das Angebot, danach steht es wieder hier für alle.`,
    },
  }
}

const WORDS: Record<FlightState, (flight: FlightView, office: OfficeTexts) => StateTexts> = {
  bookable: ({ freeSeats, heldSeats, heldUntil }) => ({
    badge: {
      tone: "apricot",
      label: freeSeats === 1 ? "noch 1 Platz" : `noch ${freeSeats} Plätze`,
    },
    held: heldUntil ? formatOtherHolds(heldSeats, heldUntil, clock.now()) : undefined,
  }),
  full: ({ heldSeats, heldUntil, unusableSeats }) =>
    heldUntil ? held(heldSeats, heldUntil) : unusableSeats > 0 ? loaded(unusableSeats) : FULL,
  closing: () => ({
    badge: { tone: "neutral", label: "Buchung geschlossen" },
    notice: {
      tone: "info",
      title: "Die Buchung ist geschlossen.",
      text: "Sie endet drei Stunden vor dem Start, damit Zeit für Beladung, Wetter und Vorbereitung bleibt.",
    },
  }),
  under_way: (flight) => ({
    badge: { tone: "info", label: "unterwegs" },
    notice: {
      tone: "info",
      title: "Dieser Flug hat begonnen.",
      text: `Start war um ${formatTime(new Date(flight.departsAt), flight.timeZone)} Uhr, die Landung ist für ${formatTime(new Date(flight.arrivesAt), flight.timeZone)} Uhr geplant.`,
    },
  }),
  flown: (flight) => ({
    badge: { tone: "ok", label: "geflogen" },
    notice: {
      tone: "ok",
      title: "Dieser Flug liegt hinter uns.",
      text: `Geflogen wurde am ${dayOf(flight)}. Die nächsten Flüge findest du weiter unten.`,
    },
  }),
  past: (flight) => ({
    badge: { tone: "neutral", label: "vorbei" },
    notice: {
      tone: "info",
      title: "Dieser Termin ist vorbei.",
      text: `Geplant war der ${dayOf(flight)}. Die nächsten Flüge findest du weiter unten.`,
    },
  }),
  unflown: (flight) => ({
    badge: { tone: "neutral", label: "nicht geflogen" },
    notice: {
      tone: "info",
      title: "Dieser Flug kam nicht zustande.",
      text: `Geplant war der ${dayOf(flight)}. Weiter unten stehen Flüge, bei denen noch Plätze frei sind.`,
    },
  }),
  paused: () => ({
    badge: { tone: "warn", label: "pausiert" },
    notice: {
      tone: "warn",
      title: "Dieser Flug ist pausiert.",
      text: "Zurzeit lässt er sich nicht buchen. Wer schon gebucht hat, bekommt Bescheid, ob er stattfindet; fällt er aus, geht alles Geld zurück.",
    },
  }),
  cancelled: () => ({
    badge: { tone: "err", label: "abgesagt" },
    notice: {
      tone: "warn",
      title: "Dieser Flug ist abgesagt.",
      text: "Wer gebucht hatte, bekommt alles zurück, auch die Servicegebühr. Ob Wetter, Technik oder Gesundheit: Im Zweifel abzusagen gehört zum Fliegen.",
    },
  }),
  draft: (_, { returned }) => ({
    badge: { tone: "neutral", label: "Entwurf" },
    notice: returned
      ? {
          tone: "warn",
          title: "Diesen Flug haben wir dir zurückgegeben.",
          text: `${formatReturnReason(returned)} Er ist wieder ein Entwurf, den nur du siehst.`,
        }
      : {
          tone: "info",
          title: "Das ist ein Entwurf, den nur du siehst.",
          text: "So zeigt sich der Flug anderen, sobald du ihn veröffentlichst.",
        },
  }),
  in_review: () => ({
    badge: { tone: "warn", label: "in Prüfung" },
    notice: {
      tone: "info",
      title: "Wir sehen uns diesen Flug an.",
      text: "Bis dahin siehst nur du ihn. Deine ersten Flüge prüfen wir, bevor sie erscheinen.",
    },
  }),
  blocked: (_, { reason, appealPath, supportEmail }) => ({
    badge: { tone: "err", label: "gesperrt" },
    notice: {
      tone: "err",
      title: "Diesen Flug haben wir gesperrt.",
      text: `Außer dir sieht ihn niemand, und er kann nicht gebucht werden. Grund: ${reason ?? "Er steht in der Mail an dich."} Fragen beantworten wir unter ${supportEmail}.`,
      ...(appealPath && { action: { label: "Widersprechen", href: appealPath } }),
    },
  }),
}

function dayOf({ departsAt, timeZone }: FlightView): string {
  return formatDay(new Date(departsAt), timeZone)
}
