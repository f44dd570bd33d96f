import { Column, Row } from "react-email"
import { MAIL_COLOURS, MAIL_MONO } from "./mail-colours.ts"

/** An end of a flight; every text is already German. */
interface MailStripEnd {
  /** „11:00“ */
  time: string
  place: string
  code: string
}

interface MailStripProps {
  from: MailStripEnd
  to: MailStripEnd
  /** „1 h 40“ */
  duration: string
}

/**
 * How a flight always reads: departure, dotted course with what it takes, arrival. Drawn with cells and
 * borders, since many programs hide pictures. The day stands above it. The course has a row of its own at
 * every width: beside each other the three need more room than a phone has, and many programs know no
 * rules for narrow ones.
 */
export function MailStrip({ from, to, duration }: MailStripProps) {
  return (
    <>
      <Row>
        <Dot className="m-act-dot" colour={MAIL_COLOURS.act} />
        <Line />
        <Column
          className="m-ink3"
          style={{
            ...mono,
            width: 1,
            padding: "0 8px",
            color: MAIL_COLOURS.ink3,
            textAlign: "center",
            whiteSpace: "nowrap",
          }}
        >
          {duration.replaceAll(" ", "\u00a0")}
        </Column>
        <Line />
        <Dot colour={MAIL_COLOURS.apricot} />
      </Row>
      <Row style={{ tableLayout: "fixed" }}>
        <Stop end={from} side="left" />
        <Stop end={to} side="right" />
      </Row>
    </>
  )
}

const mono = { fontFamily: MAIL_MONO, fontSize: 12, lineHeight: "18px" }

function Line() {
  return (
    <Column>
      <div
        className="m-line2"
        style={{ height: 0, fontSize: 0, borderTop: `2px dotted ${MAIL_COLOURS.line2}` }}
      />
    </Column>
  )
}

function Dot({ colour, className }: { colour: string; className?: string }) {
  return (
    <Column style={{ width: 7 }}>
      <div
        className={className}
        style={{ width: 7, height: 7, borderRadius: 4, fontSize: 0, backgroundColor: colour }}
      />
    </Column>
  )
}

function Stop({ end, side }: { end: MailStripEnd; side: "left" | "right" }) {
  return (
    <Column style={{ width: "50%", textAlign: side, verticalAlign: "top" }}>
      <div
        className="m-ink"
        style={{ color: MAIL_COLOURS.ink, lineHeight: "28px", whiteSpace: "nowrap" }}
      >
        <span style={{ fontFamily: MAIL_MONO, fontSize: 20, letterSpacing: "-0.05em" }}>
          {end.time}
        </span>
        <span style={{ fontSize: 12 }}> Uhr</span>
      </div>
      <div
        className="m-ink2"
        style={{
          color: MAIL_COLOURS.ink2,
          fontSize: 13,
          lineHeight: "19px",
          overflowWrap: "break-word",
        }}
      >
        {end.place}{" "}
        <span
          className="m-ink3"
          style={{ color: MAIL_COLOURS.ink3, fontFamily: MAIL_MONO, fontSize: 12 }}
        >
          {end.code}
        </span>
      </div>
    </Column>
  )
}
