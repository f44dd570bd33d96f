import type { Topic } from "./flight.ts"

/** Topics as a filter names them. */
export const TOPIC_LABELS: Record<Topic, string> = {
  "flug-mit-hund": "Mit Hund",
  alpenflug: "Alpenflug",
  stadtflug: "Stadtflug",
  schnupperflug: "Schnupperflug",
  inselflug: "Inselflug",
  wochenendtrip: "Wochenendtrip",
  "flug-mit-kind": "Mit Kind",
  panoramaflug: "Panoramaflug",
  "heiratsantrag-in-der-luft": "Heiratsantrag",
  kunstflug: "Kunstflug",
  nachtflug: "Nachtflug",
  luftfotografie: "Luftfotografie",
  wunschflug: "Wunschflug",
}
