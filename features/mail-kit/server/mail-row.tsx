import { Column, Row } from "react-email"
import { MAIL_COLOURS } from "./mail-colours.ts"

/** One line of a bill or of facts: what it is on the left, its value on the right. */
export function MailRow({
  label,
  value,
  isTotal = false,
}: {
  label: string
  value: string
  isTotal?: boolean
}) {
  const cell = {
    padding: isTotal ? "10px 0 2px" : "4px 0",
    fontSize: isTotal ? 17 : 15,
    lineHeight: "22px",
    verticalAlign: "top",
    ...(isTotal && { borderTop: `1px solid ${MAIL_COLOURS.line}`, fontWeight: 600 }),
  }
  return (
    <Row>
      <Column
        className={isTotal ? "m-ink m-line" : "m-ink2"}
        style={{ ...cell, color: isTotal ? MAIL_COLOURS.ink : MAIL_COLOURS.ink2 }}
      >
        {label}
      </Column>
      <Column
        className={isTotal ? "m-ink m-line" : "m-ink"}
        style={{ ...cell, color: MAIL_COLOURS.ink, textAlign: "right", paddingLeft: 16 }}
      >
        {value}
      </Column>
    </Row>
  )
}
