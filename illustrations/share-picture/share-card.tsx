import { logoMark } from "../scene/scene-mark.ts"

/** What a shared link's picture says; every text is already German. */
export interface ShareText {
  brand: string
  headline: string
  detail: string
  /** The codes at both ends of a flight; a word where it comes back to the first. */
  route?: { from: string; to: string } | undefined
  figure?: { value: string; label: string } | undefined
}

/*
 * Drawn by satori, which knows neither classes nor custom properties: sizes and colours stand here
 * as they stand in the tokens of the light theme.
 */
const INK = "#131a36"
const INK2 = "#454f72"
const ACT = "#3c45c4"
const APRICOT = "#f29e54"
const LINE = "#dce2ef"

/** Brand in the sky, a panel with what it is about over the land. 1200 x 630. */
export function ShareCard({ text, isOnDark }: { text: ShareText; isOnDark: boolean }) {
  const { brand, headline, detail, route, figure } = text
  return (
    <div
      style={{
        ...column,
        boxSizing: "border-box",
        width: 1200,
        height: 630,
        padding: 48,
        fontFamily: "Figtree",
      }}
    >
      <Brand name={brand} isOnDark={isOnDark} />
      <div style={{ ...panel, minHeight: route ? 270 : 220 }}>
        <div style={{ ...column, flex: 1, justifyContent: "center", paddingRight: 40 }}>
          {route && <Route {...route} />}
          <div style={{ ...clamped, ...headlineStyle(headline) }}>{headline}</div>
          <div style={{ ...clamped, marginTop: 14, fontSize: 29, lineHeight: 1.35, color: INK2 }}>
            {detail}
          </div>
        </div>
        {figure && (
          <div style={{ ...column, ...figureStyle }}>
            <div style={{ fontFamily: "Familjen Grotesk", fontSize: 62, lineHeight: 1 }}>
              {figure.value}
            </div>
            <div style={{ marginTop: 14, fontSize: 25, color: INK2 }}>{figure.label}</div>
          </div>
        )}
      </div>
    </div>
  )
}

function Brand({ name, isOnDark }: { name: string; isOnDark: boolean }) {
  const { viewBox, sun, ground, line } = logoMark
  const act = isOnDark ? "#ffffff" : ACT
  return (
    <div style={{ display: "flex", alignItems: "center" }}>
      <svg width="80" height="48" viewBox={viewBox} fill="none" aria-hidden="true">
        <circle {...sun} fill={APRICOT} />
        <path
          d={ground.d}
          stroke={act}
          strokeWidth={ground.strokeWidth}
          strokeDasharray={ground.dashes}
          opacity={ground.opacity}
        />
        <path d={line.d} stroke={act} strokeWidth={line.strokeWidth} />
      </svg>
      <div
        style={{
          marginLeft: 22,
          fontFamily: "Familjen Grotesk",
          fontSize: 46,
          letterSpacing: "-0.01em",
          color: isOnDark ? "#ffffff" : INK,
        }}
      >
        {name}
      </div>
    </div>
  )
}

/** The course between two codes. */
function Route({ from, to }: { from: string; to: string }) {
  return (
    <div style={{ display: "flex", alignItems: "center", marginBottom: 18, color: INK }}>
      <div style={code}>{from}</div>
      <div style={{ ...dot, marginLeft: 20, background: ACT }} />
      <div style={{ width: 120, borderTop: `3px dotted ${ACT}` }} />
      <div style={{ ...dot, marginRight: 20, background: APRICOT }} />
      <div style={code}>{to}</div>
    </div>
  )
}

const LONG_HEADLINE = 30

function headlineStyle(headline: string) {
  return {
    fontFamily: "Familjen Grotesk",
    fontSize: headline.length > LONG_HEADLINE ? 48 : 60,
    lineHeight: 1.08,
    letterSpacing: "-0.018em",
  }
}

const column = { display: "flex", flexDirection: "column" } as const
const clamped = {
  display: "block",
  lineClamp: 2,
  overflow: "hidden",
  textOverflow: "ellipsis",
} as const
const code = { fontFamily: "Spline Sans Mono", fontSize: 34 } as const
const dot = { width: 16, height: 16, borderRadius: 8 } as const
const panel = {
  boxSizing: "border-box",
  display: "flex",
  alignItems: "stretch",
  marginTop: "auto",
  padding: "36px 48px",
  borderRadius: 28,
  background: "#ffffff",
  color: INK,
  boxShadow: "0 24px 56px rgba(19, 26, 54, 0.28)",
} as const
const figureStyle = {
  justifyContent: "center",
  alignItems: "flex-end",
  flexShrink: 0,
  paddingLeft: 44,
  borderLeft: `2px solid ${LINE}`,
} as const
