/**
 * A four-seat high wing from above as one path, nose to the north: 11 m of wing to 8.3 m of length,
 * straight to half the span and tapered from there, with its propeller. About 81 wide and 62 long.
 */
export const aircraftPlanView =
  "M0-27C1.2-27 1.9-26.2 2.1-25.3H7.2V-24.2H2.6C3.8-22.8 4.2-20.5 4.3-18L4.5-12H22L39-9.8" +
  "C40-9.7 40.5-9 40.5-8V-3C40.5-2 40-1.4 39-1.3L22 0H4.4L2.4 23.4 11.8 25C12.7 25.2 13 25.8 13 26.6" +
  "V31C13 31.9 12.4 32.4 11.5 32.3L1.5 31.4.7 35H-.7L-1.5 31.4-11.5 32.3C-12.4 32.4-13 31.9-13 31" +
  "V26.6C-13 25.8-12.7 25.2-11.8 25L-2.4 23.4-4.4 0H-22L-39-1.3C-40-1.4-40.5-2-40.5-3V-8" +
  "C-40.5-9-40-9.7-39-9.8L-22-12H-4.5L-4.3-18C-4.2-20.5-3.8-22.8-2.6-24.2H-7.2V-25.3H-2.1" +
  "C-1.9-26.2-1.2-27 0-27Z"
