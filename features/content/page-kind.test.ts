import { expect, test } from "vitest"
import { TOPICS } from "#features/flights/core/flight.ts"
import { pageKindOf } from "./page-kind.ts"
import { TOPIC_HEADINGS } from "./topic-headings.ts"

test("a page is a topic, a hub or a text to read, by its address", () => {
  expect(pageKindOf("inselflug")).toEqual({ kind: "topic", topic: "inselflug" })
  expect(pageKindOf("fluege-entdecken")).toEqual({ kind: "hub", hub: "fluege-entdecken" })
  expect(pageKindOf("sale")).toEqual({ kind: "sale" })
  expect(pageKindOf("agb")).toEqual({ kind: "reading" })
  expect(pageKindOf("cockpit/infos")).toEqual({ kind: "reading" })
})

test("no two topics have the same headline", () => {
  const headings = TOPICS.map((topic) => TOPIC_HEADINGS[topic])
  expect(new Set(headings).size).toBe(TOPICS.length)
})
