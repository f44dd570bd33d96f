import { Column, Link, Row } from "react-email"
import { env } from "#platform/server/env.ts"
import { MAIL_BANDS, type MailBand } from "../mail-bands.ts"
import { mailBandPath } from "../mail-picture-paths.ts"
import { MAIL_BAND_SIZE, MAIL_PICTURE_SIZE } from "../mail-picture-sizes.ts"
import { MAIL_COLOURS, MAIL_FONT } from "./mail-colours.ts"

/** A picture of its own, of `MAIL_PICTURE_SIZE`. */
export interface MailPictureFacts {
  path: string
  /** What it shows: it stands in its place where a program loads no pictures. */
  alt: string
  /** Where a press leads. */
  href?: string
}

interface MailPictureProps {
  picture: MailPictureFacts | MailBand
  /** Of the card at whose top it stands; as wide as that of the mail itself where nothing is said. */
  width?: number
  radius?: number
}

/** A picture at the top of a card, from edge to edge. */
export function MailPicture({
  picture,
  width = MAIL_PICTURE_SIZE.width,
  radius = 23,
}: MailPictureProps) {
  const isBand = typeof picture === "string"
  const { path, alt, href }: MailPictureFacts = isBand
    ? { path: mailBandPath(picture), alt: MAIL_BANDS[picture].alt }
    : picture
  const size = isBand ? MAIL_BAND_SIZE : MAIL_PICTURE_SIZE
  const height = Math.round((width * size.height) / size.width)
  const borderRadius = `${radius}px ${radius}px 0 0`
  const { PUBLIC_URL } = env()
  const image = (
    <img
      src={PUBLIC_URL + path}
      alt={alt}
      width={width}
      height={height}
      className="m-ink2"
      style={{
        display: "block",
        width: "100%",
        maxWidth: width,
        height: "auto",
        border: 0,
        borderRadius,
        color: MAIL_COLOURS.ink2,
        fontFamily: MAIL_FONT,
        fontSize: 14,
        lineHeight: "20px",
      }}
    />
  )
  return (
    // the words of a mail begin with its title
    <Row data-skip-in-text="true">
      <Column className="m-sunken" style={{ backgroundColor: MAIL_COLOURS.sunken, borderRadius }}>
        {href ? <Link href={PUBLIC_URL + href}>{image}</Link> : image}
      </Column>
    </Row>
  )
}
