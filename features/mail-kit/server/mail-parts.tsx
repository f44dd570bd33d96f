import type { ReactNode } from "react"
import { Button, Link, Section, Text } from "react-email"
import { MAIL_COLOURS, MAIL_FONT } from "./mail-colours.ts"

/** A paragraph. */
export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text
      className="m-ink2"
      style={{ margin: "0 0 16px", color: MAIL_COLOURS.ink2, fontSize: 16, lineHeight: "25px" }}
    >
      {children}
    </Text>
  )
}

/** A link inside a paragraph. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      className="m-link"
      href={href}
      style={{ color: MAIL_COLOURS.act, textDecoration: "underline" }}
    >
      {children}
    </Link>
  )
}

/** The one thing to do in this mail. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: "8px 0 16px" }}>
      <Button
        className="m-act"
        href={href}
        style={{
          padding: "14px 24px",
          borderRadius: 14,
          backgroundColor: MAIL_COLOURS.act,
          color: MAIL_COLOURS.onAct,
          fontFamily: MAIL_FONT,
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** A well for figures: a code, a price with its parts, a flight. */
export function MailPanel({ children }: { children: ReactNode }) {
  return (
    <Section
      className="m-sunken"
      style={{
        margin: "0 0 20px",
        padding: "20px",
        borderRadius: 16,
        backgroundColor: MAIL_COLOURS.sunken,
      }}
    >
      {children}
    </Section>
  )
}
