import type { SideView } from "./part.ts"

/** A two-seat low wing from slightly above: we look onto the near wing. */
export const lowWing: SideView = {
  bounds: { left: -3, top: -7, right: 212, bottom: 82 },
  lights: [
    { x: 68, y: 79, colour: "#7CF0B0" },
    { x: 3, y: -4, colour: "#FFFFFF" },
  ],
  parts: [
    // Far wing and far tailplane, behind the hull
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
    // Fin and hull
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
    // Bubble canopy with two heads
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
    // Near tailplane, from above
    {
      d: "M10.5 27.5h25c3 0 3.3 2 1.2 3.3L20.5 40.5c-1.3.8-2.5 1-4 1H1.8c-2.7 0-3.3-1.7-1.8-3.5Z",
      material: "body",
    },
    { d: "M11 27.5h24.5l1.6.8-2.6.5-25.5-.4Z", material: "metal", opacity: 0.5 },
    { d: "M10.5 27.5h5L5.5 41.5H1.8c-2.7 0-3.3-1.7-1.8-3.5Z", material: "shade" },
    // Near wing from above and its tip
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
    // Spinner and the disc of the turning propeller
    { d: "M204 28.5c4 .5 6.8 2.5 7.5 5-.7 2.4-3.5 4.3-7.5 4.8Z", material: "metal" },
    {
      d: "M207.3 12c1.7 0 3 9.6 3 21.5s-1.3 21.5-3 21.5-3-9.6-3-21.5 1.3-21.5 3-21.5Z",
      material: "metal",
      opacity: 0.2,
    },
  ],
}
