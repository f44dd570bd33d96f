import type { ReactNode } from "react"
import { Body, Container, Head, Html, Link, Preview, Section, Text } from "react-email"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { MAIL_COLOURS, MAIL_DARK_STYLES, MAIL_FONT } from "./mail-colours.ts"

type MailLayoutProps = {
  /** The line that inboxes show after the subject. */
  preview: string
  title: string
  /** Why this mail arrived: „Du bekommst diese Mail, weil …“ */
  reason: string
  children: ReactNode
}

/** What every mail looks like: the mark, one calm card, and below it why it came and who sent it. */
export function MailLayout({ preview, title, reason, children }: MailLayoutProps) {
  return (
    <Html lang="de">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MAIL_DARK_STYLES}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        lang="de"
        className="m-ground"
        style={{ margin: 0, backgroundColor: MAIL_COLOURS.ground, fontFamily: MAIL_FONT }}
      >
        <Container style={{ width: "100%", maxWidth: 560, padding: "36px 16px 48px" }}>
          <MailMark />
          <Section
            className="m-surface"
            style={{
              padding: "32px 36px 36px",
              backgroundColor: MAIL_COLOURS.surface,
              border: `1px solid ${MAIL_COLOURS.line}`,
              borderRadius: 24,
            }}
          >
            <h1
              className="m-ink"
              style={{
                margin: "0 0 16px",
                color: MAIL_COLOURS.ink,
                fontSize: 28,
                fontWeight: 600,
                lineHeight: 1.15,
                letterSpacing: "-0.018em",
              }}
            >
              {title}
            </h1>
            {children}
          </Section>
          <MailFooter reason={reason} />
        </Container>
      </Body>
    </Html>
  )
}

/** The sun over the horizon and the name; drawn with cells, since many programs hide pictures. */
function MailMark() {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginBottom: 24 }}>
      <tbody>
        <tr>
          <td style={{ paddingRight: 10, verticalAlign: "bottom" }}>
            <div
              style={{
                width: 12,
                height: 12,
                margin: "0 0 3px 6px",
                borderRadius: 6,
                backgroundColor: MAIL_COLOURS.apricot,
              }}
            />
            <div
              className="m-rise"
              style={{ width: 36, height: 4, borderRadius: 2, backgroundColor: MAIL_COLOURS.act }}
            />
          </td>
          <td
            className="m-ink"
            style={{
              color: MAIL_COLOURS.ink,
              fontFamily: `'Familjen Grotesk', ${MAIL_FONT}`,
              fontSize: 24,
              fontWeight: 600,
              lineHeight: "24px",
              letterSpacing: "-0.018em",
              verticalAlign: "bottom",
            }}
          >
            {PRODUCT_NAME}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function MailFooter({ reason }: { reason: string }) {
  const { PUBLIC_URL, OPERATOR_NAME } = env()
  const style = { margin: "0 0 8px", color: MAIL_COLOURS.ink3, fontSize: 13, lineHeight: "19px" }
  const link = { color: MAIL_COLOURS.ink3, textDecoration: "underline" }
  return (
    <Section style={{ padding: "20px 4px 0" }}>
      <Text className="m-ink3" style={style}>
        {reason}
      </Text>
      <Text className="m-ink3" style={style}>
        {PRODUCT_NAME} · {OPERATOR_NAME}
        <br />
        <Link className="m-ink3" href={`${PUBLIC_URL}/de/impressum`} style={link}>
          Impressum
        </Link>
        {" · "}
        <Link className="m-ink3" href={`${PUBLIC_URL}/de/datenschutz`} style={link}>
          Datenschutz
        </Link>
        {" · "}
        <Link className="m-ink3" href={`${PUBLIC_URL}/de/hilfe`} style={link}>
          Hilfe
        </Link>
      </Text>
    </Section>
  )
}
