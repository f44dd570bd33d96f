import { Fragment } from "react"

/** Text with the line breaks that somebody typed. */
export function Multiline({ children }: { children: string }) {
  return children.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
