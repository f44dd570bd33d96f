import type { Topic } from "#features/flights/core/flight.ts"

/** The headline above the next flights of a topic. */
export const TOPIC_HEADINGS: Record<Topic, string> = {
  "flug-mit-hund": "Nächste Flüge mit Hund",
  alpenflug: "Nächste Alpenflüge",
  stadtflug: "Nächste Stadtflüge",
  schnupperflug: "Nächste Schnupperflüge",
  inselflug: "Nächste Inselflüge",
  wochenendtrip: "Nächste Wochenendtrips",
  "flug-mit-kind": "Nächste Flüge mit Kind",
  panoramaflug: "Nächste Panoramaflüge",
  "heiratsantrag-in-der-luft": "Nächste Flüge für eine Frage",
  kunstflug: "Nächste Kunstflüge",
  nachtflug: "Nächste Nachtflüge",
  luftfotografie: "Nächste Flüge für Bilder",
  wunschflug: "Nächste Flüge mit Platz für Wünsche",
}
