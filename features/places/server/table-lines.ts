/** Our reference data are written as lines with fields between bars; empty fields are undefined. */
export function tableLines(table: string): (string | undefined)[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((field) => field || undefined))
}
