import { Column, Row, Section } from "react-email"
import { motifMailPicturePath } from "#features/mail-kit/mail-picture-paths.ts"
import { MAIL_MARK_SIZE } from "#features/mail-kit/mail-picture-sizes.ts"
import { MAIL_COLOURS, MAIL_MONO } from "#features/mail-kit/server/mail-colours.ts"
import { MailMarkImage } from "#features/mail-kit/server/mail-mark.tsx"
import { MailPicture, type MailPictureFacts } from "#features/mail-kit/server/mail-picture.tsx"
import { Multiline } from "#features/mail-kit/server/multiline.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatDate, HOME_ZONE } from "#platform/time.ts"
import { formatVoucherCode } from "../../voucher-code.ts"
import { VOUCHER_MOTIFS, type VoucherMotif } from "../../voucher-motifs.ts"
import type { VoucherRow } from "../vouchers-table.ts"

interface MailVoucherProps {
  voucher: VoucherRow & { balanceCents?: number }
  /** Its code stands there only where this reader may have it. */
  showsCode?: boolean
  /** What is on it now, for a reader who may know. */
  isWorth?: boolean
}

/** Inside the card of a mail and its own border. */
const WIDTH = 468

/** The voucher as its page draws it: picture, for whom, how much, and below the perforation its code. */
export function MailVoucher({ voucher, showsCode = false, isWorth = false }: MailVoucherProps) {
  const { recipientName, senderName, greeting, code, validUntil, valueCents, motif } = voucher
  const worthCents = isWorth ? (voucher.balanceCents ?? valueCents) : valueCents
  return (
    <Section
      className="m-surface"
      style={{
        margin: "4px 0 24px",
        backgroundColor: MAIL_COLOURS.surface,
        border: `1px solid ${MAIL_COLOURS.line}`,
        borderRadius: 18,
      }}
    >
      <MailPicture picture={motifPicture(motif)} width={WIDTH} radius={17} />
      <Row>
        <Column style={{ padding: "20px 0 0 24px", verticalAlign: "top" }}>
          <div className="m-ink3" style={{ ...fine, whiteSpace: "nowrap" }}>
            Fluggutschein für
          </div>
          <div className="m-ink" style={{ ...large, fontSize: 20, overflowWrap: "anywhere" }}>
            {recipientName || "dich"}
          </div>
        </Column>
        <Column
          className="m-ink"
          style={{
            ...large,
            padding: "20px 24px 0 12px",
            fontSize: 22,
            textAlign: "right",
            verticalAlign: "top",
            whiteSpace: "nowrap",
          }}
        >
          {formatEuro(worthCents)}
        </Column>
      </Row>
      <Row>
        <Column style={{ padding: "0 24px 18px" }}>
          {greeting && (
            <div className="m-ink" style={{ ...text, marginTop: 12, color: MAIL_COLOURS.ink }}>
              <Multiline>{greeting}</Multiline>
            </div>
          )}
          {senderName && (
            <div className="m-ink2" style={{ ...text, marginTop: 12, color: MAIL_COLOURS.ink2 }}>
              Von {senderName}
            </div>
          )}
        </Column>
      </Row>
      <Row>
        <Column
          className="m-line2"
          style={{ height: 0, fontSize: 0, borderTop: `2px dashed ${MAIL_COLOURS.line2}` }}
        />
      </Row>
      <Row>
        <Column style={{ padding: "14px 0 18px 24px", verticalAlign: "bottom" }}>
          {showsCode && code && (
            <div style={{ marginBottom: validUntil ? 10 : 0 }}>
              <div className="m-ink3" style={fine}>
                Code
              </div>
              <div
                className="m-ink"
                style={{
                  color: MAIL_COLOURS.ink,
                  fontFamily: MAIL_MONO,
                  fontSize: 18,
                  lineHeight: "26px",
                }}
              >
                {formatVoucherCode(code)}
              </div>
            </div>
          )}
          {validUntil && (
            <>
              <div className="m-ink3" style={fine}>
                gültig bis
              </div>
              <div className="m-ink" style={{ ...text, color: MAIL_COLOURS.ink }}>
                {formatDate(validUntil, HOME_ZONE)}
              </div>
            </>
          )}
        </Column>
        <Column
          style={{
            width: MAIL_MARK_SIZE.width,
            padding: "14px 24px 20px 12px",
            verticalAlign: "bottom",
          }}
        >
          <MailMarkImage />
        </Column>
      </Row>
    </Section>
  )
}

/** What a voucher wears. */
export function motifPicture(motif: VoucherMotif): MailPictureFacts {
  return { path: motifMailPicturePath(motif), alt: `Gezeichnet: ${VOUCHER_MOTIFS[motif].label}` }
}

const fine = { color: MAIL_COLOURS.ink3, fontSize: 13, lineHeight: "19px" }
const text = { fontSize: 15, lineHeight: "23px", overflowWrap: "anywhere" } as const
const large = { color: MAIL_COLOURS.ink, fontWeight: 600, lineHeight: "30px" }
