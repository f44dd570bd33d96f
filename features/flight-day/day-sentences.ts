import { formatInstant, formatTime } from "#platform/time.ts"
import type { FlightDay } from "./flight-day-view.ts"

/** What is to be known about the day of a flight: a fact, and what follows from it. */
interface DayNews {
  tone: "info" | "ok" | "warn"
  title: string
  text: string
}

/** Whether it flies, as a guest is told by whom; undefined where nothing is to be said. */
export function goNews({ go, timeZone }: FlightDay, pilot: string): DayNews | undefined {
  switch (go?.kind) {
    case "go":
      return {
        tone: "ok",
        title: "Ihr fliegt.",
        text: `So hat es ${pilot} entschieden. Ändert sich doch noch etwas, hörst du es sofort.`,
      }
    case "later":
      return {
        tone: "info",
        title: "Noch ist es nicht sicher.",
        text: `${pilot} entscheidet bis ${formatInstant(new Date(go.decideBy), timeZone)}. Fällt der Flug aus, bekommst du alles zurück.`,
      }
    case "overdue":
      return {
        tone: "warn",
        title: "Noch keine Antwort.",
        text: `${pilot} hat noch nicht gesagt, ob ihr fliegt. Frag nach, bevor du losfährst.`,
      }
    case "open":
      return {
        tone: "info",
        title: "Ob ihr fliegt, entscheidet das Wetter.",
        text: `${pilot} wird 24 Stunden vorher gefragt, und du hörst es sofort. Fällt der Flug aus, bekommst du alles zurück.`,
      }
    default:
      return undefined
  }
}

/** How it goes against the plan: later, elsewhere; each as long as it matters. */
export function dayNews(day: FlightDay): DayNews[] {
  const { expectedDepartsAt, divertedTo, destination, status, timeZone } = day
  const news: DayNews[] = []
  if (expectedDepartsAt && status === "published") {
    const [planned, expected] = [day.departsAt, expectedDepartsAt].map((at) =>
      formatTime(new Date(at), timeZone),
    )
    news.push({
      tone: "warn",
      title: `Start um ${expected} Uhr statt um ${planned} Uhr.`,
      text: day.isMuchLater
        ? "Am Preis ändert sich nichts. Wem das zu spät ist, der bekommt bis zum Start alles zurück."
        : "Am Preis ändert sich nichts.",
    })
  }
  if (divertedTo) {
    news.push({
      tone: "warn",
      title: `Landung in ${divertedTo.name} (${divertedTo.code}) statt in ${destination.name}.`,
      text: "Teurer wird der Flug dadurch für niemanden: Anteile bleiben gleich oder sinken.",
    })
  }
  return news
}

/** When it took off and landed, as far as somebody has said so: „Gestartet 11:04, gelandet 12:40“. */
export function flownTimes({ tookOffAt, landedAt, timeZone }: FlightDay): string | undefined {
  const at = (text: string) => formatTime(new Date(text), timeZone)
  const parts = [
    tookOffAt && `gestartet um ${at(tookOffAt)} Uhr`,
    landedAt && `gelandet um ${at(landedAt)} Uhr`,
  ].filter(Boolean)
  if (parts.length === 0) return undefined
  const words = parts.join(", ")
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
