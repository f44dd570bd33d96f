/**
 * The chart of a flight as an SVG to be put into the page: land, water and graticule in the
 * colours of the theme (custom properties), the course on top. Runs on the server only; the
 * geography stays in memory, a map takes a few milliseconds and has no state.
 */
import { placeAircraft } from "./aircraft-place.ts"
import { boxAround } from "./box.ts"
import { linesInView, ringsInView } from "./clip.ts"
import { type ChartPoint, plotCourse } from "./course.ts"
import { type Geography, readGeography } from "./geography.ts"
import { drawGraticule, GRATICULE_TEXT } from "./graticule.ts"
import { dotData, num, pathData } from "./path-data.ts"
import type { Position } from "./plane.ts"
import { isInside, type Shape } from "./shape.ts"
import { labelStops, STOP_REACH, type Stop } from "./stop-labels.ts"
import { aerodromeMarker, drawAircraft, drawStops, findAerodromes } from "./symbols.ts"
import type { Taken } from "./taken.ts"
import { drawTexts } from "./texts.ts"
import { type ChartTown, labelTowns } from "./town-labels.ts"
import { fitView, isInView, spotOf, toSpot, type View } from "./view.ts"
import { maskWater } from "./water-mask.ts"
import { LAKE_TEXT, nameLakes, nameSeas, SEA_SPACING, SEA_TEXT } from "./water-names.ts"
