import type { ReactNode } from "react"
import { Body, Column, Container, Head, Html, Link, Preview, Row, Section, Text } from "react-email"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { MailBand } from "../mail-bands.ts"
import { MAIL_COLOURS, MAIL_DARK_STYLES, MAIL_FONT } from "./mail-colours.ts"
import { MailMark } from "./mail-mark.tsx"
import { MailPicture, type MailPictureFacts } from "./mail-picture.tsx"

type MailLayoutProps = {
  /** The line that inboxes show after the subject. */
  preview: string
  title: string
  /** That of its flight, the band of its kind, or none; features/mail-kit/README.md says which has none. */
  picture: MailPictureFacts | MailBand | null
  /** Why this mail arrived: „Du bekommst diese Mail, weil …“ */
  reason: string
  children: ReactNode
}

/** What every mail looks like: the mark, one calm card with its picture, and below it why it came and who sent it. */
export function MailLayout({ preview, title, picture, reason, children }: MailLayoutProps) {
  return (
    <Html lang="de">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
              backgroundColor: MAIL_COLOURS.surface,
              border: `1px solid ${MAIL_COLOURS.line}`,
              borderRadius: 24,
            }}
          >
            {picture && <MailPicture picture={picture} />}
            <Row>
              <Column className="m-inset" style={{ padding: "28px 28px 32px" }}>
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
              </Column>
            </Row>
          </Section>
          <MailFooter reason={reason} />
        </Container>
      </Body>
    </Html>
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
