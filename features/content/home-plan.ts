import { TOPICS, type Topic } from "#features/flights/core/flight.ts"
import { addDays, isRealDay } from "#platform/days.ts"

/*
 * Which topics the home page shows on which day: always five, one large picture and four small ones. A season
 * shows others for a while; where two hold on a day, the one that stands first does.
 */

/** The mosaic has a place for each of them, and no other. */
export const TILES = 5
export const MAX_SEASONS = 12
export const MAX_SEASON_NAME_LENGTH = 40

export interface Season {
  name: string
  /** Days, `2026-12-01`, both of them included. */
  from: string
  to: string
  /** Again each year, whatever the year of its days is. */
  isYearly: boolean
  topics: Topic[]
}

export interface HomePlan {
  /** On every day that no season claims. */
  usual: Topic[]
  seasons: Season[]
}

/** What the home page shows until somebody decides otherwise. */
export const DELIVERED_PLAN: HomePlan = {
  usual: ["inselflug", "alpenflug", "nachtflug", "stadtflug", "wochenendtrip"],
  seasons: [],
}

/** Of the seasons of a plan, the one that holds on a day. */
export function seasonOn({ seasons }: Pick<HomePlan, "seasons">, day: string): Season | undefined {
  return seasons.find((season) => isIn(season, day))
}

export function topicsOn(plan: HomePlan, day: string): readonly Topic[] {
  return seasonOn(plan, day)?.topics ?? plan.usual
}

function isIn({ from, to, isYearly }: Season, day: string): boolean {
  if (!isYearly) return from <= day && day <= to
  const [start, end, at] = [from, to, day].map(withoutYear) as [string, string, string]
  return start <= end ? start <= at && at <= end : start <= at || at <= end
}

const withoutYear = (day: string) => day.slice("2026-".length)

/** Something that a plan does not keep to, at the path of its field: `seasons.0.to`. */
export interface PlanFinding {
  path: string
  message: string
}

/** Why a plan cannot be shown; nothing where it can. */
export function planFindings(plan: HomePlan): PlanFinding[] {
  return [
    ...topicFindings("usual", plan.usual),
    ...plan.seasons.flatMap((season, index) => seasonFindings(plan, season, index)),
  ]
}

function topicFindings(path: string, topics: readonly Topic[]): PlanFinding[] {
  const unlike = new Set(topics).size
  if (topics.some((topic) => !TOPICS.includes(topic))) {
    return [{ path, message: "Ein Thema davon gibt es nicht." }]
  }
  if (unlike < topics.length) return [{ path, message: "Jedes Thema steht nur einmal da." }]
  if (topics.length === TILES) return []
  return [{ path, message: `Es sind genau ${TILES} Themen, hier sind es ${topics.length}.` }]
}

function seasonFindings(plan: HomePlan, season: Season, index: number): PlanFinding[] {
  const at = (field: keyof Season) => `seasons.${index}.${field}`
  const found = topicFindings(at("topics"), season.topics)
  if (season.name === "") found.push({ path: at("name"), message: "Wie heißt die Zeit?" })
  if (plan.seasons.findIndex(({ name }) => name === season.name) < index) {
    found.push({ path: at("name"), message: "So heißt schon eine andere." })
  }
  const length = lengthOf(season)
  if (length === "unknown") found.push({ path: at("from"), message: "Trag beide Tage ein." })
  else if (length === "backwards") {
    found.push({ path: at("to"), message: "Das Ende liegt vor dem Anfang." })
  } else if (length === "over a year") {
    found.push({ path: at("to"), message: "Länger als ein Jahr dauert keine." })
  } else if (!isEverShown(plan, season)) {
    const message = "An jedem dieser Tage gilt schon eine andere, die weiter oben steht."
    found.push({ path: at("from"), message })
  }
  return found
}

const MAX_DAYS = 366

function lengthOf({ from, to }: Season): "unknown" | "backwards" | "over a year" | "fine" {
  if (!isRealDay(from) || !isRealDay(to)) return "unknown"
  if (to < from) return "backwards"
  return to >= addDays(from, MAX_DAYS - 1) ? "over a year" : "fine"
}

/** Beyond every day that a season of one year can claim. */
const LATER_YEARS = ["9996", "9997"]

function isEverShown(plan: HomePlan, season: Season): boolean {
  for (let day = season.from; day <= season.to; day = addDays(day, 1)) {
    const years = season.isYearly ? LATER_YEARS : [day.slice(0, 4)]
    if (years.some((year) => seasonOn(plan, `${year}-${withoutYear(day)}`) === season)) return true
  }
  return false
}
