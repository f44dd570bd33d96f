import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { SCENE_LABELS } from "#features/flights/core/scene-choice.ts"
import { TOPIC_LABELS } from "#features/flights/core/topic-labels.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDuration, formatIsoDay } from "#platform/time.ts"
import type { AnswersOf } from "../answers.ts"
import type { DraftStep } from "../draft.ts"
import type { DraftPage } from "../draft-page.ts"
import { formatDateAnswer } from "../format-date-answer.ts"
import { divideCosts } from "../parse-costs.ts"

type Asked = Exclude<DraftStep, "zusammenfassung">

/** What was answered in each step, a line per fact; none where nothing was. */
export const STEP_FORMATTERS: Record<Asked, (page: DraftPage) => string[]> = {
  datum: ({ answers }) => formatDateAnswer(answers.datum),
  typ: ({ answers }) => formatKind(answers.typ),
  kosten: ({ answers, feeRule }) => formatCosts(answers.kosten, feeRule),
  flugzeug: formatPlane,
  route: formatRoute,
  fotos: ({ photos, answers: { fotos } }) => {
    if (photos.length > 0) return [photos.length === 1 ? "1 Foto" : `${photos.length} Fotos`]
    return fotos.terrain === "" ? [] : [`Gezeichnetes Bild: ${SCENE_LABELS[fotos.terrain]}`]
  },
  versicherung: ({ answers }) =>
    answers.versicherung.isConfirmed ? ["Du bestätigst, dass Gäste versichert sind."] : [],
  beschreibung: ({ answers }) => formatDescription(answers.beschreibung),
}

function formatKind({ kind, stay, topics, booking }: AnswersOf<"typ">): string[] {
  const bookings = { request: "auf Anfrage", instant: "sofort buchbar", "": "" }[booking]
  const first = [
    kind && FLIGHT_KIND_LABELS[kind],
    kind === "excursion" && stay !== "" && `${stay} h am Ziel`,
    bookings,
  ]
  const named = first.filter((part) => part).join(", ")
  return [named, topics.map((topic) => TOPIC_LABELS[topic]).join(", ")].filter((line) => line)
}

function formatCosts(costs: AnswersOf<"kosten">, feeRule: FeeRule): string[] {
  const divided = divideCosts(costs)
  if (!divided) return []
  const { totalCostCents, seats, capCents, seatPriceCents } = divided
  const rule = `${formatEuro(totalCostCents)} ÷ (${seats} + 1) = höchstens ${formatEuro(capCents)}`
  if (seatPriceCents === undefined) return [rule]
  const { totalCents } = priceOfSeat(seatPriceCents, feeRule)
  return [
    `${formatEuro(seatPriceCents)} je Platz, mit Servicegebühr ${formatEuro(totalCents)}`,
    rule,
  ]
}

function formatPlane({ planes, answers }: DraftPage): string[] {
  const plane = planes.find(({ id }) => id === answers.flugzeug.planeId)
  if (!plane) return []
  const { registration, model, seats, insuredUntil } = plane
  return [
    `${registration}, ${model}, ${seats} Sitze`,
    ...(insuredUntil ? [`versichert bis ${formatIsoDay(insuredUntil)}`] : []),
  ]
}

function formatRoute({ airports, answers, route }: DraftPage): string[] {
  const { departure, destination, stops } = answers.route
  const nameOf = (code: string) => {
    const airport = airports.find((one) => one.code === code)
    return airport ? `${airport.name} (${code})` : code
  }
  const isRound = answers.typ.kind === "round_trip"
  const names = [departure, ...stops.map(({ name }) => name), isRound ? departure : destination]
  if (departure === "" || names.length < 2) return []
  const way = names.flatMap((name) => (name === "" ? [] : [nameOf(name)])).join(" – ")
  if (!route) return [way]
  const out = answers.typ.kind === "excursion" ? " je Strecke" : ""
  const minutes = route.minutes === null ? "" : `, etwa ${formatDuration(route.minutes)}`
  return [way, `${route.distanceKm} km${minutes}${out}`]
}

function formatDescription(words: AnswersOf<"beschreibung">): string[] {
  const welcome = [words.isDogWelcome && "Hund", words.isChildWelcome && "Kinder"].filter(
    (one) => one,
  )
  const facts = [
    words.description !== "" && `${words.description.length} Zeichen Text`,
    words.luggageKg !== "" && `${words.luggageKg} kg Gepäck je Gast`,
    welcome.length > 0 && `willkommen: ${welcome.join(", ")}`,
  ].filter((one) => one)
  if (words.title === "" && words.description === "") return []
  return [
    words.title || "Noch ohne Titel",
    ...(words.meetingPoint === "" ? [] : [`Treffpunkt: ${words.meetingPoint}`]),
    facts.join(", "),
  ]
}
