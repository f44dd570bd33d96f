import { readHouse } from "./read-house.ts"

/* `npm run house`: how the code is laid out, in figures. */

const table = readHouse()
for (const { what, figure, detail = "" } of table) {
  console.log(`${what.padEnd(46)} ${String(figure).padStart(5)}   ${detail}`.trimEnd())
}
for (const { what, figure, most = figure } of table) {
  if (figure <= most) continue
  console.error(`${what}: ${figure}, at most ${most}`)
  process.exitCode = 1
}
