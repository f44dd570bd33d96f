import { expect, test } from "vitest"
import type { Topic } from "#features/flights/core/flight.ts"
import {
  DELIVERED_PLAN,
  type HomePlan,
  planFindings,
  type Season,
  seasonOn,
  topicsOn,
} from "./home-plan.ts"

const WINTER_TOPICS: Topic[] = [
  "nachtflug",
  "alpenflug",
  "heiratsantrag-in-der-luft",
  "luftfotografie",
  "wunschflug",
]

const season = (more: Partial<Season>): Season => ({
  name: "Winter",
  from: "2026-12-01",
  to: "2027-02-28",
  isYearly: true,
  topics: WINTER_TOPICS,
  ...more,
})
const planWith = (...seasons: Season[]): HomePlan => ({ ...DELIVERED_PLAN, seasons })
const namesOn = (plan: HomePlan, days: string[]) => days.map((day) => seasonOn(plan, day)?.name)
const messagesOf = (plan: HomePlan) => planFindings(plan).map(({ path }) => path)

test("without a decision the home page shows what it always showed", () => {
  expect(planFindings(DELIVERED_PLAN)).toEqual([])
  expect(topicsOn(DELIVERED_PLAN, "2026-12-24")).toEqual([
    "inselflug",
    "alpenflug",
    "nachtflug",
    "stadtflug",
    "wochenendtrip",
  ])
})

test("a yearly season holds from its first to its last day, over new year and in every year", () => {
  const plan = planWith(season({}))
  expect(planFindings(plan)).toEqual([])
  expect(
    namesOn(plan, ["2026-11-30", "2026-12-01", "2027-02-28", "2027-03-01", "2031-01-15"]),
  ).toEqual([undefined, "Winter", "Winter", undefined, "Winter"])
  expect(topicsOn(plan, "2027-01-01")).toEqual(WINTER_TOPICS)
  expect(topicsOn(plan, "2027-07-01")).toEqual(DELIVERED_PLAN.usual)
})

test("a season of one year holds once, its first and last day included", () => {
  const plan = planWith(season({ isYearly: false }))
  expect(
    namesOn(plan, ["2026-12-01", "2027-02-28", "2027-03-01", "2027-12-01", "2025-12-31"]),
  ).toEqual(["Winter", "Winter", undefined, undefined, undefined])
})

test("of two seasons of a day the one that stands first holds", () => {
  const valentine = season({ name: "Valentinstag", from: "2027-02-10", to: "2027-02-14" })
  const plan = planWith(valentine, season({}))
  expect(planFindings(plan)).toEqual([])
  expect(namesOn(plan, ["2027-02-09", "2027-02-10", "2027-02-14", "2027-02-15"])).toEqual([
    "Winter",
    "Valentinstag",
    "Valentinstag",
    "Winter",
  ])
})

test("a season of the leap day alone is one", () => {
  const leap = season({ name: "Schalttag", from: "2028-02-29", to: "2028-02-29" })
  expect(planFindings(planWith(leap))).toEqual([])
  expect(namesOn(planWith(leap), ["2032-02-29", "2032-02-28"])).toEqual(["Schalttag", undefined])
})

test("a season that another one hides on all of its days is found", () => {
  const inside = season({ name: "Advent", from: "2026-12-01", to: "2026-12-24" })
  expect(messagesOf(planWith(season({}), inside))).toEqual(["seasons.1.from"])
  expect(messagesOf(planWith(inside, season({})))).toEqual([])
  // in other years nothing hides it
  const once = season({ name: "Einmal", isYearly: false })
  expect(messagesOf(planWith(once, season({})))).toEqual([])
})

test.each<[string, Partial<Season>, string]>([
  ["four topics", { topics: WINTER_TOPICS.slice(1) }, "seasons.0.topics"],
  ["no topic", { topics: [] }, "seasons.0.topics"],
  ["six topics", { topics: [...WINTER_TOPICS, "inselflug"] }, "seasons.0.topics"],
  ["a topic twice", { topics: [...WINTER_TOPICS.slice(1), "wunschflug"] }, "seasons.0.topics"],
  ["no name", { name: "" }, "seasons.0.name"],
  ["no day", { from: "" }, "seasons.0.from"],
  ["a day that no calendar has", { from: "2026-13-01" }, "seasons.0.from"],
  ["an end before its beginning", { to: "2026-11-30" }, "seasons.0.to"],
  ["more than a year", { to: "2027-12-01" }, "seasons.0.to"],
])("a season with %s is refused at its field", (_, more, path) => {
  expect(messagesOf(planWith(season(more)))).toEqual([path])
})

test("two seasons have different names, and the usual topics are five, too", () => {
  const spring = season({ from: "2027-03-01", to: "2027-05-31" })
  expect(messagesOf(planWith(season({}), spring))).toEqual(["seasons.1.name"])
  expect(messagesOf({ usual: ["inselflug"], seasons: [] })).toEqual(["usual"])
})
