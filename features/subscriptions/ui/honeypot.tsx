import type { ComponentProps } from "react"
import { HONEYPOT_FIELD } from "../honeypot.ts"

/** A field that no person meets, by eye, keyboard or screen reader; programs fill it in. */
export function Honeypot(input: ComponentProps<"input">) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input name={HONEYPOT_FIELD} {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
