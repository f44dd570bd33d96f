/**
 * The mark as it stands on a phone's screen: bolder and closer than `logoMark`, on its own ground,
 * as in /favicon.svg. `maskable` fills the whole square and stays inside the circle of four fifths
 * that every mask leaves; the other one brings its own round corners.
 */
export function drawAppIcon(shape: "round" | "maskable"): string {
  const [ground, mark] =
    shape === "round"
      ? ['<rect width="64" height="64" rx="15" fill="#3c45c4"/>', ""]
      : [
          '<rect width="64" height="64" fill="#3c45c4"/>',
          ' transform="translate(32 33) scale(.78) translate(-32 -33)"',
        ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<g${mark}><circle cx="25" cy="25" r="8.5" fill="#f29e54"/><path d="M10 46h16c11 0 13-24 28-26" fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round"/></g></svg>`
}
