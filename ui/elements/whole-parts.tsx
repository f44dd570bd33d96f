import { Fragment } from "react"

// after a comma, but not that of „Sa.,“, and before a day of the week
const BREAKS = /(?<=[^.],) | (?=[A-Z][a-z]\.,)/

/**
 * A text with dates that a narrow column does not cut apart: „eingereicht“, „Sa., 5. Dezember 2026,“ and
 * „11:00 Uhr“ stay whole as long as the column has room for the longest.
 */
export function WholeParts({ children }: { children: string }) {
  return children.split(BREAKS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block">{part}</span>
    </Fragment>
  ))
}
