import type { AircraftLook } from "./look.ts"
import type { Part, SideView } from "./part.ts"

/** Far wheel and its leg, behind the hull. */
const FAR_WHEEL: readonly Part[] = [
  { d: "M131 47l3 12 3-.6-2.6-12Z", material: "metal" },
  {
    d: "M126 60c0-3 4-4.5 8-4.5 5 0 9 2.6 9 4.6 0 2.4-4 3-8.5 3s-8.5-.6-8.5-3.1Z",
    material: "shade",
  },
]

/** Fin and hull. */
const HULL: readonly Part[] = [
  {
    d: "M54 21 37 19.5 18.5.8C17.5-.2 16.5-.5 15-.5H5.5C3.8-.5 3 .4 3.1 2L5.6 29Z",
    material: "body",
  },
  { d: "M3.2 2.6 3.1 2C3-.1 3.8-.5 5.5-.5h3.2l3.6 26-6.8 1.5Z", material: "shade" },
  { d: "M3.3 4.5 3.1 2C3 .4 3.8-.5 5.5-.5H15c1.5 0 2.5.3 3.5 1.3l4 4.1Z", material: "accent" },
  {
    d: "M5 28c0-3 2-4.5 5-4.8l27-3.7 34-.9c9-6 20-8.9 31-9.1h34c9.5.2 16 6.5 22.5 14l37.5 4.3c6 .8 9.5 3.6 9.5 7.2 0 3-3 4.8-8 6.2L170 48c-20 4-48 4-70 1.5L12 36.5C7 35.8 5 33 5 28Z",
    material: "body",
  },
  {
    d: "M5.2 30.5 98 42.5c27 3.3 55 2.7 78-2.8l29.4-6.3.2 1.4c0 3.6-3 5.7-8.1 7.1L170 49c-20 4-48 4-70 1.5L12 37.5c-4.5-.6-6.5-3.5-6.8-7Z",
    material: "shade",
  },
]

/** Along the hull. */
const STRIPES: readonly Part[] = [
  {
    d: "M30 27.2 76 30c34 1.7 68 1.4 100-.3l26.5-.9c1.6 1 2.5 2.1 2.9 3.4L176 34.4c-34 2.7-68 3-100 .2L40 30.9Z",
    material: "accent",
  },
  {
    d: "M58 34.3 100 37.5c28 1.7 54 1 78-1.3l22-2.6v1.1l-22 2.9c-24 2.9-50 3.3-78 1.5L70 36.5Z",
    material: "accent",
    opacity: 0.7,
  },
]

/** Windows with two heads behind them: rear, middle, front, heads, reflections. */
const CABIN: readonly Part[] = [
  { d: "M82.5 23.2C88.5 17 95 13.6 102 13.1h4.2l-2.7 10.3Z", material: "glass" },
  { d: "M110 13h20.5l2.5 10.5h-25.6Z", material: "glass" },
  { d: "M134.5 13h2c6.5.5 11.5 5 16 10.7l-15.5-.2Z", material: "glass" },
  {
    d: "M111.5 23.5c0-3 1-4 2.6-4.6a3.1 3.1 0 1 1 3.8 0c1.6.6 2.7 1.6 2.7 4.6Zm13 0c0-3 .8-4 2.3-4.6a3 3 0 1 1 3.7 0c.8.3 1.5.8 1.9 1.6l.7 3Z",
    material: "crew",
  },
  {
    d: "M92 17.2c3-2.3 6.2-3.6 9.7-4.1l-5.2 10.2h-6Zm21-4.2h6l-4.5 10.5h-5Zm24.5.1c2.7.4 5.2 1.5 7.4 3.3l-2.9 7.2h-4Z",
    material: "glint",
    opacity: 0.22,
  },
]

/** On this side. */
const NEAR_WHEELS: readonly Part[] = [
  { d: "m117.5 49.5-5.5 12.5 3 1 6.5-13Zm51.5-1.5 5.5 12 2.8-1-5.3-12Z", material: "metal" },
  {
    d: "M102 64c0-4.2 5.5-6.6 10.5-6.6 6.3 0 12.5 3.5 12.5 6.2 0 3.6-5 4.9-11.5 4.9S102 68 102 64Zm63.5-2c0-3.8 4.5-5.7 8.8-5.7 5.2 0 10 3 10 5.4 0 3-4.3 4-9.6 4s-9.2-.5-9.2-3.7Z",
    material: "body",
  },
  {
    d: "M102.1 65.2h22.6c-1 2.4-5.5 3.3-11.2 3.3-6 0-10.8-.5-11.4-3.3Zm63.6-2.2h18.4c-1 2-4.6 2.7-9.4 2.7s-8.4-.4-9-2.7Z",
    material: "shade",
  },
]

/** The near one, from below. */
const TAILPLANE: readonly Part[] = [
  {
    d: "M9 28.4 4.6 17.6c-.4-1.2.2-2.2 1.5-2.3l12.4-.7c1.4 0 2.4.5 3.3 1.5l16.7 10.3c1.5.9 1 2-.6 2.1l-25.8 1.3c-1.5.1-2.5-.3-3.1-1.4Z",
    material: "metal",
  },
  {
    d: "m18.5 14.6 1.2.2c.8.3 1.4.8 2.1 1.3l16.7 10.3c1.5.9 1 2-.6 2.1l-4.4.2Z",
    material: "body",
  },
]

/** The near one from below, its bright leading edge and its tip. */
const WING: readonly Part[] = [
  {
    d: "M100.5 12.2C92 0 87.5-15 86.5-32.5c-.1-4.5 1.5-6.5 5.5-6.5h20.5c4 0 6.5 1.5 8.5 5l28.5 46.5c-13-3.4-35.5-3.3-49-.3Z",
    material: "shade",
  },
  { d: "M104.5-39h8c4 0 6.5 1.5 8.5 5l28.5 46.5-9.5-1.6Z", material: "body" },
  {
    d: "M101.5 8.5C95-2.5 91.5-14 90.2-28l2.2-.2c1.4 13 5 25 11.3 36Z",
    material: "metal",
    opacity: 0.35,
  },
  {
    d: "M86.6-30.5c-.5-6 1-8.5 5.4-8.5h20.5c4 0 6.5 1.5 8.5 5l2.6 4.3c-12-2.3-25-2.3-37-.8Z",
    material: "accent",
  },
  {
    d: "M99.5 12.3c-1.6-2 0-2.8 2.5-3.2 13-2 32-2.2 45-.3 3.4.5 4.5 2.4 3 3.7-15-2.5-36-2.5-50.5-.2Z",
    material: "metal",
  },
]

/** From the hull to the wing. */
const STRUT: readonly Part[] = [{ d: "m112.5-8.5 2.7-.8 18.3 53.5-3.6 1Z", material: "metal" }]

/** Spinner and the disc of the turning propeller. */
const PROPELLER: readonly Part[] = [
  { d: "M204.8 30.5c3.7.6 6.2 2.5 6.9 4.7-.7 2.2-3.2 4.1-6.9 4.6Z", material: "metal" },
  {
    d: "M207.3 13.5c1.7 0 3 9.7 3 21.7s-1.3 21.8-3 21.8-3-9.8-3-21.8 1.3-21.7 3-21.7Z",
    material: "metal",
    opacity: 0.2,
  },
]

/** A window more, behind the others. */
const REAR_WINDOW: Part = { d: "M67 24.6 75.5 20.4 80.4 17.9 78.8 24Z", material: "glass" }

/** The long, narrow wing of a motor glider. */
const SLENDER_WING: readonly Part[] = [
  {
    d: "M110 12.2C103.5-8 99.5-36 99-66c0-3.4 1.2-5 4-5h7.5c2.8 0 4.2 1.2 5 4L141.5 12.4c-10.5-2-21-2.1-31.5-.2Z",
    material: "shade",
  },
  { d: "M107-71h3.5c2.8 0 4.2 1.2 5 4L141.5 12.4l-7-1.1Z", material: "body" },
  {
    d: "M99-66c0-3.4 1.2-5 4-5h7.5c2.8 0 4.2 1.2 5 4l2.4 7.4c-6.2-1-12.6-.9-18.8.3Z",
    material: "accent",
  },
  {
    d: "M107.5 12.3c-1.2-1.7 0-2.5 2.3-2.9 10.5-1.5 22-1.5 32.5-.2 3 .5 4 2 2.8 3.2-12-1.8-25-1.9-37.6-.1Z",
    material: "metal",
  },
]

/** An engine under the near wing, its propeller in front of it. */
const NACELLE: readonly Part[] = [
  {
    d: "M94-13.5c12-5.5 30-5.5 42-.5 2.6 1.5 2.6 5 0 6.8-11.5 5-29.5 5.4-41.5 1.2Z",
    material: "body",
  },
  {
    d: "M94.2-10.5c13 2.6 29 2.2 43.3-.6-.2 1.3-.8 2.4-1.8 3.2-11.5 5-29.5 5.4-41.5 1.2Z",
    material: "shade",
  },
  {
    d: "M137-28.5c1.6 0 2.8 8 2.8 18s-1.2 18-2.8 18-2.8-8-2.8-18 1.2-18 2.8-18Z",
    material: "metal",
    opacity: 0.22,
  },
]

/** A high wing from slightly below: we look at the underside of the near wing. */
export const highWing: SideView = {
  bounds: ({ isSlender }) => ({ left: 0, top: isSlender ? -72 : -40, right: 212, bottom: 69 }),
  lights: ({ isSlender }) => [
    { x: 107, y: isSlender ? -68 : -37, colour: "#7CF0B0" },
    { x: 4, y: 1, colour: "#FFFFFF" },
  ],
  parts: (look) => [
    ...(look.gear === "fixed" ? FAR_WHEEL : []),
    ...HULL,
    ...STRIPES,
    ...cabinOf(look),
    ...(look.gear === "fixed" ? NEAR_WHEELS : []),
    ...TAILPLANE,
    ...(look.isSlender ? SLENDER_WING : WING),
    ...(look.engines === "two" ? NACELLE : []),
    ...(look.engines === "one" && !look.isSlender ? STRUT : []),
    ...(look.engines === "one" ? PROPELLER : []),
  ],
}

/** Two seats have no rear window, six have one more. */
function cabinOf({ cabin }: AircraftLook): readonly Part[] {
  if (cabin === "two") return CABIN.slice(1)
  return cabin === "six" ? [REAR_WINDOW, ...CABIN] : CABIN
}
