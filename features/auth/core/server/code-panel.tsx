import { Text } from "react-email"
import { MAIL_COLOURS, MAIL_MONO } from "#features/mail-kit/server/mail-colours.ts"
import { MailPanel } from "#features/mail-kit/server/mail-parts.tsx"

/** Six digits, large enough to be read from a phone beside the keyboard. */
export function CodePanel({ code }: { code: string }) {
  return (
    <MailPanel>
      <Text
        className="m-ink"
        style={{
          margin: 0,
          color: MAIL_COLOURS.ink,
          fontFamily: MAIL_MONO,
          fontSize: 36,
          lineHeight: "44px",
          letterSpacing: "0.2em",
        }}
      >
        {code}
      </Text>
    </MailPanel>
  )
}
