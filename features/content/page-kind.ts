import { TOPICS, type Topic } from "#features/flights/core/flight.ts"

/*
 * How a content page is laid out: a topic shows its flights, the sale those whose
 * price was cut, a hub lists where it leads, a reading
 * page is a text with a table of contents.
 */

const HUBS = ["beliebte-themen", "fluege-entdecken", "gutscheine-entdecken"] as const
export type Hub = (typeof HUBS)[number]

export type PageKind =
  | { kind: "topic"; topic: Topic }
  | { kind: "hub"; hub: Hub }
  | { kind: "sale" }
  | { kind: "reading" }

export function pageKindOf(slug: string): PageKind {
  const topic = TOPICS.find((known) => known === slug)
  if (topic) return { kind: "topic", topic }
  if (slug === "sale") return { kind: "sale" }
  const hub = HUBS.find((known) => known === slug)
  return hub ? { kind: "hub", hub } : { kind: "reading" }
}
