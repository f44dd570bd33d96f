import type { SceneComposition } from "./scene-options.ts"

/** How a scene is composed for each place it appears in. */
export const scenePresets = {
  /** Cards, galleries, thumbnails: survives crops from square to 2:1. */
  card: { width: 600, height: 400 },
  /** The home page: headline left on open sky, the search box straddles the lower edge. */
  hero: {
    width: 1440,
    height: 690,
    horizon: 0.62,
    aircraftAt: { x: 0.735, y: 0.275, length: 0.165, climb: 7 },
    lightAt: 0.87,
    textZone: { left: 0, top: 0, right: 0.58, bottom: 0.58 },
    mayMirror: false,
    courseStart: [0.444, 0.754],
  },
  /** The home page on a phone: text above, aircraft and sun in the lower half of the sky. */
  "hero-phone": {
    width: 390,
    height: 580,
    horizon: 0.64,
    aircraftAt: { x: 0.68, y: 0.565, length: 0.26, climb: 7 },
    lightAt: 0.2,
    // beside the menu button, above the text
    highLightAt: { x: 0.66, y: 0.075 },
    textZone: { left: 0, top: 0, right: 1, bottom: 0.51 },
    mayMirror: false,
  },
  /** The large portrait tile of a mosaic. */
  tall: {
    width: 480,
    height: 560,
    aircraftAt: { x: 0.6, y: 0.28, length: 0.26, climb: 6 },
  },
  /** A wide band under a headline: the aircraft at a good third, safe from tighter crops. */
  wide: {
    width: 1440,
    height: 690,
    horizon: 0.66,
    aircraftAt: { x: 0.7, y: 0.36, length: 0.16, climb: 6 },
    textZone: { left: 0, top: 0, right: 0.5, bottom: 0.6 },
    mayMirror: false,
  },
  /** The strip above the footer; the aircraft is small because the land is far. */
  footer: {
    width: 1440,
    height: 230,
    horizon: 0.45,
    aircraftAt: { x: 0.77, y: 0.35, length: 0.055, climb: 6 },
    lightAt: 0.3,
  },
  /** The aircraft itself is the subject: large, over low country. */
  portrait: {
    width: 700,
    height: 300,
    horizon: 0.77,
    lightAt: 0.06,
    aircraftAt: { x: 0.5, y: 0.44, length: 0.52, climb: 5 },
  },
  /** The same where the place is higher than wide. */
  close: {
    width: 420,
    height: 520,
    horizon: 0.78,
    aircraftAt: { x: 0.5, y: 0.46, length: 0.78, climb: 5 },
  },
} as const satisfies Record<string, SceneComposition>
