import type { SceneComposition } from "./scene-options.ts"

/** How a scene is composed for each place it appears in. */
export const scenePresets = {
  /** Cards, galleries, thumbnails: survives crops from square to 2:1. */
  card: { width: 600, height: 400, seen: { left: 0, top: 0.09, right: 1, bottom: 1 } },
  /** The home page: headline left on open sky, the search box straddles the lower edge. */
  hero: {
    width: 1440,
    height: 690,
    horizon: 0.62,
    aircraftAt: { x: 0.745, y: 0.285, length: 0.165, climb: 7 },
    lightAt: 0.87,
    textZone: { left: 0, top: 0, right: 0.58, bottom: 0.58 },
    // below the navigation
    seen: { left: 0.03, top: 0.16, right: 0.96, bottom: 1 },
    mayMirror: false,
    courseStart: [0.444, 0.754],
  },
  /** The same on a tablet, where the headline has the width: aircraft and sun beside the lead. */
  "hero-tablet": {
    width: 860,
    height: 660,
    horizon: 0.64,
    aircraftAt: { x: 0.82, y: 0.515, length: 0.19, climb: 7 },
    lightAt: 0.64,
    // between the navigation and the aircraft
    highLightAt: { x: 0.86, y: 0.42 },
    textZone: { left: 0, top: 0, right: 0.6, bottom: 0.57 },
    headlineZone: { left: 0, top: 0, right: 0.74, bottom: 0.44 },
    seen: { left: 0.08, top: 0.15, right: 0.95, bottom: 1 },
    mayMirror: false,
  },
  /** The home page on a phone: text above, aircraft and sun in the lower half of the sky. */
  "hero-phone": {
    width: 390,
    height: 580,
    horizon: 0.64,
    aircraftAt: { x: 0.68, y: 0.565, length: 0.26, climb: 7 },
    lightAt: 0.2,
    isLightLow: true,
    textZone: { left: 0, top: 0, right: 1, bottom: 0.51 },
    mayMirror: false,
  },
  /** Below a headline and its lead on a phone: its lower edge is that of the frame, and sky is above it. */
  "tall-phone": {
    width: 390,
    height: 800,
    horizon: 0.85,
    aircraftAt: { x: 0.68, y: 0.755, length: 0.26, climb: 7 },
    lightAt: 0.2,
    isLightLow: true,
    textZone: { left: 0, top: 0, right: 1, bottom: 0.684 },
    seen: { left: 0, top: 0.684, right: 1, bottom: 1 },
    mayMirror: false,
  },
  /** The same above a text to read. */
  "low-phone": {
    width: 390,
    height: 720,
    horizon: 0.875,
    aircraftAt: { x: 0.68, y: 0.79, length: 0.22, climb: 7 },
    lightAt: 0.2,
    isLightLow: true,
    textZone: { left: 0, top: 0, right: 1, bottom: 0.718 },
    seen: { left: 0, top: 0.718, right: 1, bottom: 1 },
    mayMirror: false,
  },
  /** The large portrait tile of a mosaic. */
  tall: {
    width: 480,
    height: 560,
    aircraftAt: { x: 0.6, y: 0.28, length: 0.26, climb: 6 },
    seen: { left: 0.02, top: 0.06, right: 0.98, bottom: 1 },
  },
  /** A wide band under a headline: the aircraft at a good third, safe from tighter crops. */
  wide: {
    width: 1440,
    height: 690,
    horizon: 0.66,
    aircraftAt: { x: 0.72, y: 0.47, length: 0.16, climb: 6 },
    textZone: { left: 0, top: 0, right: 0.52, bottom: 0.53 },
    headlineZone: { left: 0, top: 0, right: 0.74, bottom: 0.365 },
    // a window twice as wide shows no more of its height
    seen: { left: 0.06, top: 0.22, right: 0.94, bottom: 1 },
    mayMirror: false,
  },
  /** The same on a tablet: all of the upper sky is for the headline. */
  "wide-tablet": {
    width: 900,
    height: 560,
    horizon: 0.68,
    aircraftAt: { x: 0.82, y: 0.5, length: 0.18, climb: 6 },
    lightAt: 0.7,
    highLightAt: { x: 0.64, y: 0.63 },
    textZone: { left: 0, top: 0, right: 0.62, bottom: 0.57 },
    headlineZone: { left: 0, top: 0, right: 1, bottom: 0.4 },
    seen: { left: 0.13, top: 0.1, right: 0.92, bottom: 1 },
    mayMirror: false,
  },
  /** Above a few words, where a list is empty, and above a form: four times as wide as high. */
  strip: {
    width: 880,
    height: 240,
    horizon: 0.62,
    aircraftAt: { x: 0.66, y: 0.35, length: 0.19, climb: 6 },
    lightAt: 0.3,
    seen: { left: 0.03, top: 0.1, right: 0.97, bottom: 1 },
  },
  /** The strip above the footer; the aircraft is small because the land is far. */
  footer: {
    width: 1440,
    height: 230,
    horizon: 0.45,
    aircraftAt: { x: 0.77, y: 0.35, length: 0.055, climb: 6 },
    lightAt: 0.3,
    seen: { left: 0.02, top: 0.14, right: 0.98, bottom: 1 },
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
