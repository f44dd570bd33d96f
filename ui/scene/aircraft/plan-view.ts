/**
 * An aircraft from above as one path, nose to the north, centred on the wing spar at 0,0.
 * About 80 wide and 62 long; scale and turn it as a map marker needs.
 */
export const aircraftPlanView =
  "M0-27c2.7 0 4.2 3.2 4.6 8.2l.6 9.3 31.6 3.4c2 .2 3.2 1.6 3.2 3.5V.9c0 1.3-.8 2-2.1 1.9" +
  "L4.9 4 3.2 22.3l10.2 3.4c1.1.4 1.7 1.2 1.7 2.3v1.5c0 .9-.7 1.5-1.7 1.4L1.8 29.8 0 34" +
  "l-1.8-4.2-11.6 1.1c-1 .1-1.7-.5-1.7-1.4V28c0-1.1.6-1.9 1.7-2.3l10.2-3.4L-4.9 4" +
  "l-33 -1.2c-1.3.1-2.1-.6-2.1-1.9v-3.7c0-1.9 1.2-3.3 3.2-3.5l31.6-3.4.6-9.3" +
  "C-4.2-23.8-2.7-27 0-27Z"
