import type { Topic } from "#features/flights/core/flight.ts"

/** Who likes the one often likes the others; the content of a topic is somewhere else. */
export const TOPIC_NEIGHBOURS: Record<Topic, readonly [Topic, Topic, Topic, Topic]> = {
  "flug-mit-hund": ["flug-mit-kind", "wochenendtrip", "inselflug", "wunschflug"],
  alpenflug: ["panoramaflug", "luftfotografie", "wochenendtrip", "wunschflug"],
  stadtflug: ["nachtflug", "panoramaflug", "luftfotografie", "heiratsantrag-in-der-luft"],
  schnupperflug: ["kunstflug", "flug-mit-kind", "panoramaflug", "wunschflug"],
  inselflug: ["wochenendtrip", "flug-mit-hund", "panoramaflug", "luftfotografie"],
  wochenendtrip: ["inselflug", "stadtflug", "alpenflug", "flug-mit-hund"],
  "flug-mit-kind": ["schnupperflug", "panoramaflug", "flug-mit-hund", "inselflug"],
  panoramaflug: ["alpenflug", "stadtflug", "luftfotografie", "flug-mit-kind"],
  "heiratsantrag-in-der-luft": ["nachtflug", "wunschflug", "stadtflug", "panoramaflug"],
  kunstflug: ["schnupperflug", "wunschflug", "panoramaflug", "luftfotografie"],
  nachtflug: ["stadtflug", "heiratsantrag-in-der-luft", "luftfotografie", "panoramaflug"],
  luftfotografie: ["panoramaflug", "alpenflug", "stadtflug", "nachtflug"],
  wunschflug: ["heiratsantrag-in-der-luft", "schnupperflug", "wochenendtrip", "flug-mit-hund"],
}
