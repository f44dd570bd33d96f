import { formatNumber } from "#platform/number-text.ts"
import { formatDuration } from "#platform/time.ts"
import { formatCount, formatKilometres, speakDuration } from "./format-story.ts"
import type { CardPicture, CardWords } from "./story-card.ts"

/** Behind each figure of the community stand at least so many different people. */
export const MIN_PEOPLE = 20

/** A sum, and how many different people it comes from. */
interface CommunityFigure {
  value: number
  people: number
}

/** What was flown together in a year: flights that took place with guests on board. */
export interface CommunitySums {
  flights: CommunityFigure
  people: CommunityFigure
  minutes: CommunityFigure
  distanceKm: CommunityFigure
  airfields: CommunityFigure
  /** The airfield and the month with the most flights; null where none stands out. */
  airfield: (CommunityFigure & { name: string }) | null
  month: (CommunityFigure & { number: number }) | null
}

interface CommunityCard extends CardWords {
  id: keyof CommunitySums
  picture: CardPicture
}

export interface CommunityYear {
  cards: CommunityCard[]
  /** How many figures are left out because too few people stand behind them. */
  leftOut: number
}

/** What the page shows of it. */
export interface CommunityView extends CommunityYear {
  year: number
  /** Those to choose from, the latest first. */
  years: readonly number[]
}

/** The year of all as pictures. What fewer than 20 people stand behind is left out, and counted. */
export function tellCommunityYear(
  year: number,
  isOver: boolean,
  sums: CommunitySums,
): CommunityYear {
  const candidates = [
    flightsCard(year, isOver, sums.flights),
    peopleCard(sums.people),
    timeCard(sums.minutes),
    distanceCard(sums.distanceKm),
    airfieldsCard(sums.airfields),
    airfieldCard(sums.airfield),
    monthCard(sums.month),
  ]
  const known = candidates.filter((card) => card !== undefined)
  const cards = known.filter(({ people }) => people >= MIN_PEOPLE).map(({ card }) => card)
  return { cards, leftOut: known.length - cards.length }
}

interface Candidate {
  people: number
  card: CommunityCard
}

const scene = (
  terrain: Extract<CardPicture, { scene: unknown }>["scene"]["terrain"],
  time: Extract<CardPicture, { scene: unknown }>["scene"]["time"],
  seed: number,
): CardPicture => ({ scene: { terrain, time, season: "summer", seed } })

function flightsCard(year: number, isOver: boolean, { value, people }: CommunityFigure): Candidate {
  return {
    people,
    card: {
      id: "flights",
      label: `Das Jahr ${year}`,
      figure: formatCount(value, "Ein Flug", "Flüge"),
      caption: isOver ? "mit Gästen an Bord." : "mit Gästen an Bord, bis heute.",
      text: "Gezählt wird, was gelandet ist.",
      picture: scene("islands", "dawn", year),
    },
  }
}

function peopleCard({ value, people }: CommunityFigure): Candidate {
  return {
    people,
    card: {
      id: "people",
      label: "Wer dabei war",
      figure: formatCount(value, "Ein Mensch", "Menschen"),
      caption: "waren an Bord, am Steuer oder als Gast.",
      text: "Jede und jeder zählt einmal, wie oft auch immer geflogen wurde.",
      picture: scene("hills", "low-sun", 8),
    },
  }
}

function timeCard({ value, people }: CommunityFigure): Candidate {
  return {
    people,
    card: {
      id: "minutes",
      label: "Flugzeit",
      figure: formatDuration(value),
      spoken: speakDuration(value),
      caption: "waren sie zusammen in der Luft.",
      picture: scene("above-clouds", "day", 5),
    },
  }
}

function distanceCard({ value, people }: CommunityFigure): Candidate {
  return {
    people,
    card: {
      id: "distanceKm",
      label: "Strecke",
      figure: formatKilometres(value),
      spoken: formatKilometres(value).replace("km", "Kilometer"),
      caption: "auf allen Routen zusammen.",
      picture: scene("coast", "low-sun", 2),
    },
  }
}

function airfieldsCard({ value, people }: CommunityFigure): Candidate {
  return {
    people,
    card: {
      id: "airfields",
      label: "Flugplätze",
      figure: formatCount(value, "Ein Flugplatz", "Flugplätze"),
      caption: "von denen es losging oder auf denen es endete.",
      picture: scene("lowland", "day", 4),
    },
  }
}

function airfieldCard(figure: CommunitySums["airfield"]): Candidate | undefined {
  if (!figure) return undefined
  const { name, value, people } = figure
  return {
    people,
    card: {
      id: "airfield",
      label: "Am häufigsten auf dem Plan",
      figure: name,
      caption: `${formatNumber(value, 0)} Flüge begannen oder endeten hier.`,
      picture: scene("lake", "low-sun", 6),
    },
  }
}

const monthName = new Intl.DateTimeFormat("de-DE", { month: "long", timeZone: "UTC" })

function monthCard(figure: CommunitySums["month"]): Candidate | undefined {
  if (!figure) return undefined
  return {
    people: figure.people,
    card: {
      id: "month",
      label: "Der vollste Monat",
      figure: monthName.format(new Date(Date.UTC(2000, figure.number - 1, 1))),
      caption: `mit ${formatNumber(figure.value, 0)} Flügen.`,
      picture: scene("alps", "day", 5),
    },
  }
}
