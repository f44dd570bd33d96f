import { Link, Text } from "react-email"
import { MAIL_COLOURS } from "#features/mail-kit/server/mail-colours.ts"
import { REVIEW_MAILS_OBJECTION } from "#features/users/settings/mail-notice.ts"

/** The notice of section 7(3) no. 4 UWG, with the way to object. */
export function ReviewMailEnd({ unsubscribeUrl }: { unsubscribeUrl: string }) {
  return (
    <Text
      className="m-ink3"
      style={{ margin: "8px 0 0", color: MAIL_COLOURS.ink3, fontSize: 14, lineHeight: "21px" }}
    >
      {REVIEW_MAILS_OBJECTION}{" "}
      <Link
        className="m-ink3"
        href={unsubscribeUrl}
        style={{ color: MAIL_COLOURS.ink3, textDecoration: "underline" }}
      >
        Mails zu Bewertungen abbestellen
      </Link>
    </Text>
  )
}
