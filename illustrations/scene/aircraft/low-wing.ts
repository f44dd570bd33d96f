import type { AircraftLook } from "./look.ts"
import type { Part, SideView } from "./part.ts"

/** Far wing and far tailplane, behind the hull. */
const FAR_SIDE: readonly Part[] = [
  {
    d: "m120 28 30.5-23.5c2-1.5 4-2.3 6.5-2.3h9c3.4 0 4.5 1.8 2.7 4.3L152 28Z",
    material: "shade",
  },
  {
    d: "M150.5 4.5c2-1.5 4-2.3 6.5-2.3h9c3.4 0 4.5 1.8 2.7 4.3l-2.6 3.6-20.1-1.7Z",
    material: "accent",
    opacity: 0.8,
  },
  { d: "m18 22 12-9.5c1-.8 2-1.2 3.3-1.2h4.2c1.8 0 2.3 1 1.4 2.3L33 22Z", material: "shade" },
]

/** Fin and hull. */
const HULL: readonly Part[] = [
  { d: "M50 22.5 34 20 19-4.2C18-5.8 17-6.5 15-6.5H6c-2 0-3 1-2.8 3L6 27Z", material: "body" },
  { d: "M3.3-2.8 3.2-3.5C3-5.5 4-6.5 6-6.5h3L12.5 24 6 26.5Z", material: "shade" },
  { d: "M3.4-1.5 3.2-3.5C3-5.5 4-6.5 6-6.5h9c2 0 3 .7 4 2.3l2.5 4Z", material: "accent" },
  {
    d: "M3.5 26.5c0-2.5 1.8-4 4.5-4.3L34 19.8l48-1.3h66l38 4.2c10 1.2 17 4 19 8 1 2.3.7 4.7-1 5.3-7.5 6-26 9.3-48 10-29 1-57-1-82-7L13 32.5c-6-1.5-9.5-3.2-9.5-6Z",
    material: "body",
  },
  {
    d: "M4 28.8 74 37c30 4.5 62 5 92 2.5 15-1.3 28-3.6 39-7.3.5 1.8 0 3.5-1.3 4.8-7.5 6-26 9.3-48 10-29 1-57-1-82-7L13 33.5c-4.8-1.2-8-2.7-9-4.7Z",
    material: "shade",
  },
  {
    d: "M28 25.2 84 28c38 .9 74 .6 106-1.6l12.5.6c1.3 1 2.2 2.2 2.6 3.3L190 31.2c-36 2-72 2.2-106 .3L38 28.2Z",
    material: "accent",
  },
]

/** A bubble with two heads. */
const CANOPY: readonly Part[] = [
  { d: "M76 20c8-11 20-17.5 36-17.5 17 0 29.5 6.5 38 17.5l-37 2.5Z", material: "body" },
  { d: "M82 19.8C89 10.5 99 5.8 111.5 5.5L109.5 21Z", material: "glass" },
  { d: "M115.5 5.6c12.5.6 21.7 5.3 28.7 13.7L113.5 21Z", material: "glass" },
  {
    d: "M95.5 20.6c0-3.2 1.2-4.6 3-5.3a3.5 3.5 0 1 1 4.4 0c1.8.7 2.9 2 3 5.3Zm23.5.1c0-3.3 1.2-4.7 3-5.4a3.5 3.5 0 1 1 4.4 0c1.8.7 3 1.9 3.2 4.7Z",
    material: "crew",
  },
  {
    d: "M92.5 11.2c3.5-2.4 7.6-4 12-4.9l-8.5 14-7.5-.3Zm30.5-4.6c3.8.8 7.2 2.1 10.3 3.9l-5.8 9.6-11 .7Z",
    material: "glint",
    opacity: 0.24,
  },
]

/** The near one, from above. */
const TAILPLANE: readonly Part[] = [
  {
    d: "M10.5 27.5h25c3 0 3.3 2 1.2 3.3L20.5 40.5c-1.3.8-2.5 1-4 1H1.8c-2.7 0-3.3-1.7-1.8-3.5Z",
    material: "body",
  },
  { d: "M11 27.5h24.5l1.6.8-2.6.5-25.5-.4Z", material: "metal", opacity: 0.5 },
  { d: "M10.5 27.5h5L5.5 41.5H1.8c-2.7 0-3.3-1.7-1.8-3.5Z", material: "shade" },
]

/** The near one from above and its tip. */
const WING: readonly Part[] = [
  {
    d: "M101 39c15-4.5 35-4.8 50-2.4 4 .7 4.5 2.6 1 4.6L91 78c-3.5 2-6.5 2.7-10.5 2.7L64 80.5c-5 0-6-2.5-3-6Z",
    material: "body",
  },
  { d: "M101 39l8-1.9L72.5 80.6 64 80.5c-5 0-6-2.5-3-6Z", material: "shade" },
  { d: "M67.5 67.2 101 39l2.2-.6L69 71.5Z", material: "metal", opacity: 0.3 },
  {
    d: "M61 74.5l6.7-5.8 37.2.9L91 78c-3.5 2-6.5 2.7-10.5 2.7L64 80.5c-5 0-6-2.5-3-6Z",
    material: "accent",
  },
]

/** Spinner and the disc of the turning propeller. */
const PROPELLER: readonly Part[] = [
  { d: "M204 28.5c4 .5 6.8 2.5 7.5 5-.7 2.4-3.5 4.3-7.5 4.8Z", material: "metal" },
  {
    d: "M207.3 12c1.7 0 3 9.6 3 21.5s-1.3 21.5-3 21.5-3-9.6-3-21.5 1.3-21.5 3-21.5Z",
    material: "metal",
    opacity: 0.2,
  },
]

/** A cabin with a roof: its shell, rear, middle and front window, two heads, reflections. */
const CABIN: readonly Part[] = [
  { d: "M66 21C76 10.5 88 3.8 102 2.8h25c9.5.5 18.5 6.2 27 16.8l-42 3Z", material: "body" },
  { d: "M78 20.1C84 13 90.5 8.6 98 7.3L96 20.9Z", material: "glass" },
  { d: "M101.5 6.8h20.5l2.8 14.6-25.5.3Z", material: "glass" },
  { d: "M126 6.9c7.8.8 14 5 20.5 12.4l-17.8 1.7Z", material: "glass" },
  {
    d: "M104 20.8c0-3.2 1.2-4.6 3-5.3a3.4 3.4 0 1 1 4.3 0c1.8.7 2.9 2 3 5.3Zm25-.2c0-3 .9-4.3 2.5-5a3.3 3.3 0 1 1 4.1 0l2.4 1.9 1.5 2.4Z",
    material: "crew",
  },
  {
    d: "M86 14.2c3.2-2.9 6.6-4.9 10.4-6l-5.6 11.8h-5Zm21-7.3h6.5l-6 14-5.5.1Z",
    material: "glint",
    opacity: 0.24,
  },
]
const REAR_WINDOW: Part = { d: "M58.5 21 67 15.2 76 9.8 73.6 20.6Z", material: "glass" }
/** Under the rear window the roof reaches farther back. */
const LONG_ROOF: Part = { d: "M48 21.5C60 12 76 4.6 98 3l12 16Z", material: "body" }

/** The leg of the nose wheel and its spat; the wing hides the others. */
const NOSE_WHEEL: readonly Part[] = [
  { d: "m174 43 2.5 13 3.2-.5-1.8-13.5Z", material: "metal" },
  {
    d: "M166 60c0-3.7 4.6-5.6 9.2-5.6 5.5 0 10.2 2.9 10.2 5.4 0 2.9-4.3 3.8-10 3.8s-9.4-.5-9.4-3.6Z",
    material: "body",
  },
  { d: "M166.2 61h18.7c-1.2 2-4.8 2.6-9.5 2.6s-8.5-.4-9.2-2.6Z", material: "shade" },
]

const SLENDER_FAR_WING: readonly Part[] = [
  { d: "m124 28 42-46c1.6-1.6 3-2.2 5-2.2h5c2.6 0 3.2 1.3 2 3.3L147 28Z", material: "shade" },
  {
    d: "M161-12.5 166-18c1.6-1.6 3-2.2 5-2.2h5c2.6 0 3.2 1.3 2 3.3l-3.2 4.8Z",
    material: "accent",
    opacity: 0.8,
  },
  ...FAR_SIDE.slice(2),
]

/** The long, narrow wing of a motor glider. */
const SLENDER_WING: readonly Part[] = [
  {
    d: "M106 39c13-3.4 26-3.7 37-2 3.6.6 4 2.2 1.3 4L64 115c-2.6 1.8-4.8 2.3-7.6 2.3H46.5c-3.6 0-4.3-1.7-2.3-4.1Z",
    material: "body",
  },
  { d: "m106 39 6.5-1.5L50.5 117.3h-4c-3.6 0-4.3-1.7-2.3-4.1Z", material: "shade" },
  {
    d: "m44.2 113.2 4.6-5 22.6 0L64 115c-2.6 1.8-4.8 2.3-7.6 2.3H46.5c-3.6 0-4.3-1.7-2.3-4.1Z",
    material: "accent",
  },
]

const FAR_NACELLE: Part = {
  d: "M136 16.5c8-3 19-3 27-.8 1.4 1.1 1.4 2.8.2 4.2-7.5 2.6-18.5 3-26.5 1.4Z",
  material: "shade",
}
const NACELLE: readonly Part[] = [
  {
    d: "M93 54c11-6 30-7.2 42-3 2.6 1.8 2.8 5.2.6 7.8-10.5 5.7-29.5 6.8-42.3 3.2Z",
    material: "body",
  },
  {
    d: "M93.2 58.5c13.5 2 30 1.2 43.6-2.2-.1.9-.5 1.7-1.2 2.5-10.5 5.7-29.5 6.8-42.3 3.2Z",
    material: "shade",
  },
  {
    d: "M136.5 37c1.6 0 2.8 8 2.8 18s-1.2 18-2.8 18-2.8-8-2.8-18 1.2-18 2.8-18Z",
    material: "metal",
    opacity: 0.22,
  },
]

/** A low wing from slightly above: we look onto the near wing. */
export const lowWing: SideView = {
  bounds: ({ isSlender }) => ({
    left: -3,
    top: isSlender ? -21 : -7,
    right: 212,
    bottom: isSlender ? 118 : 82,
  }),
  lights: ({ isSlender }) => [
    isSlender ? { x: 50, y: 115, colour: "#7CF0B0" } : { x: 68, y: 79, colour: "#7CF0B0" },
    { x: 3, y: -4, colour: "#FFFFFF" },
  ],
  parts: (look) => [
    ...(look.isSlender ? SLENDER_FAR_WING : FAR_SIDE),
    ...(look.engines === "two" ? [FAR_NACELLE] : []),
    ...(look.gear === "fixed" ? NOSE_WHEEL : []),
    ...HULL,
    ...cabinOf(look),
    ...TAILPLANE,
    ...(look.isSlender ? SLENDER_WING : WING),
    ...(look.engines === "two" ? NACELLE : []),
    ...(look.engines === "one" ? PROPELLER : []),
  ],
}

/** Two sit under a bubble, four under a roof, six under a long one. */
function cabinOf({ cabin }: AircraftLook): readonly Part[] {
  if (cabin === "two") return CANOPY
  return cabin === "six" ? [LONG_ROOF, ...CABIN, REAR_WINDOW] : CABIN
}
