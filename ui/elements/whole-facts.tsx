import { Fragment } from "react"

/** Short facts about the thing above them, in one line; a narrow column breaks between two of them. */
export function WholeFacts({ facts }: { facts: readonly string[] }) {
  return (
    <span className="block text-small text-ink2">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && " "}
          <span className="inline-block max-w-full [overflow-wrap:anywhere]">
            {fact}
            {index < facts.length - 1 && " ·"}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
