import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { MAIL_MARK_PATH } from "../mail-picture-paths.ts"
import { MAIL_MARK_SIZE } from "../mail-picture-sizes.ts"
import { MAIL_COLOURS, MAIL_FONT } from "./mail-colours.ts"

/**
 * The mark alone. Outlook goes by its attributes; the style says the same in a way in which Chromium
 * leaves no broken frame where the picture is missing.
 */
export function MailMarkImage() {
  return (
    <img
      src={env().PUBLIC_URL + MAIL_MARK_PATH}
      // the name stands near
      alt=""
      {...MAIL_MARK_SIZE}
      style={{
        width: "auto",
        maxWidth: MAIL_MARK_SIZE.width,
        height: "auto",
        border: 0,
        verticalAlign: "middle",
      }}
    />
  )
}

/** The mark and the name, which stands there as text where a program loads no pictures. */
export function MailMark() {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginBottom: 24 }}>
      <tbody>
        <tr>
          <td style={{ paddingRight: 12, verticalAlign: "middle" }}>
            <MailMarkImage />
          </td>
          <td
            className="m-ink"
            style={{
              color: MAIL_COLOURS.ink,
              fontFamily: `'Familjen Grotesk', ${MAIL_FONT}`,
              fontSize: 24,
              fontWeight: 600,
              lineHeight: "28px",
              letterSpacing: "-0.01em",
              verticalAlign: "middle",
            }}
          >
            {PRODUCT_NAME}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
