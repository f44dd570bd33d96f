import { logoMark } from "../scene/scene-mark.ts"

/** What a picture of a year says; every text is already German. */
export interface YearCardText {
  brand: string
  label: string
  figure: string
  caption: string
  text?: string | undefined
  facts?: ReadonlyArray<{ value: string; label: string }> | undefined
}

/** Where its panel lies: below the picture, or at its left. */
export type YearCardShape = "square" | "tall" | "wide"

/*
 * Drawn by satori, which knows neither classes nor custom properties: sizes and colours stand here
 * as they stand in the tokens of the light theme.
 */
const INK = "#131a36"
const INK2 = "#454f72"
const INK3 = "#5f6989"
const ACT = "#3c45c4"
const APRICOT = "#f29e54"
const LINE = "#dce2ef"

/** Measures of the three forms, in pixels of the finished picture. */
const SIZES = {
  square: { margin: 56, inset: 56, label: 27, figure: 132, caption: 42, text: 33, brand: 34 },
  tall: { margin: 64, inset: 68, label: 31, figure: 148, caption: 50, text: 39, brand: 40 },
  wide: { margin: 40, inset: 44, label: 21, figure: 88, caption: 31, text: 25, brand: 27 },
} as const

/** A panel with the words over a landscape or a chart; what lies behind it is drawn apart. */
export function YearCard({ words, shape }: { words: YearCardText; shape: YearCardShape }) {
  const size = SIZES[shape]
  const { label, figure, caption, text, facts, brand } = words
  const isWide = shape === "wide"
  return (
    <div
      style={{
        display: "flex",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding: size.margin,
        // above the bar that apps lay over the lower edge of a story
        paddingBottom: shape === "tall" ? 250 : size.margin,
        alignItems: isWide ? "stretch" : "flex-end",
        fontFamily: "Figtree",
        color: INK,
      }}
    >
      <div
        style={{
          ...column,
          boxSizing: "border-box",
          width: isWide ? 560 : "100%",
          padding: size.inset,
          borderRadius: 36,
          background: "#ffffff",
          boxShadow: "0 24px 56px rgba(19, 26, 54, 0.28)",
        }}
      >
        <div style={{ fontSize: size.label, color: INK3, fontFamily: "Spline Sans Mono" }}>
          {label}
        </div>
        <div
          style={{
            marginTop: size.label * 0.7,
            fontFamily: "Familjen Grotesk",
            fontSize: fittingSize(figure, size.figure),
            lineHeight: 1,
            letterSpacing: "-0.03em",
          }}
        >
          {figure}
        </div>
        <div
          style={{
            ...clamped,
            marginTop: size.label * 0.7,
            fontSize: size.caption,
            lineHeight: 1.25,
          }}
        >
          {caption}
        </div>
        {text && (
          <div
            style={{
              ...clamped,
              marginTop: size.label * 0.5,
              fontSize: size.text,
              lineHeight: 1.35,
              color: INK2,
            }}
          >
            {text}
          </div>
        )}
        {facts && <Facts facts={facts} size={size} />}
        <div style={{ display: "flex", flexGrow: isWide ? 1 : 0 }} />
        <Brand name={brand} size={size.brand} />
      </div>
    </div>
  )
}

function Facts({
  facts,
  size,
}: {
  facts: NonNullable<YearCardText["facts"]>
  size: (typeof SIZES)[YearCardShape]
}) {
  return (
    <div style={{ display: "flex", flexWrap: "wrap", marginTop: size.label * 0.6 }}>
      {facts.map(({ value, label }) => (
        <div key={label} style={{ ...column, width: "50%", marginTop: size.label * 0.6 }}>
          <div
            style={{
              fontFamily: "Spline Sans Mono",
              fontSize: size.caption,
              letterSpacing: "-0.06em",
            }}
          >
            {value}
          </div>
          <div style={{ fontSize: size.label, color: INK2 }}>{label}</div>
        </div>
      ))}
    </div>
  )
}

function Brand({ name, size }: { name: string; size: number }) {
  const { viewBox, sun, ground, line } = logoMark
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        marginTop: size,
        paddingTop: size * 0.8,
        borderTop: `2px solid ${LINE}`,
      }}
    >
      <svg width={size * 1.7} height={size} viewBox={viewBox} fill="none" aria-hidden="true">
        <circle {...sun} fill={APRICOT} />
        <path
          d={ground.d}
          stroke={ACT}
          strokeWidth={ground.strokeWidth}
          strokeDasharray={ground.dashes}
          opacity={ground.opacity}
        />
        <path d={line.d} stroke={ACT} strokeWidth={line.strokeWidth} />
      </svg>
      <div style={{ marginLeft: size * 0.45, fontFamily: "Familjen Grotesk", fontSize: size }}>
        {name}
      </div>
    </div>
  )
}

/** From how many letters on a figure is a word that needs smaller ones. */
const SHORT = 7

function fittingSize(figure: string, largest: number): number {
  return figure.length <= SHORT
    ? largest
    : Math.round(largest * Math.max(SHORT / figure.length, 0.44))
}

const column = { display: "flex", flexDirection: "column" } as const
const clamped = {
  display: "block",
  lineClamp: 3,
  overflow: "hidden",
  textOverflow: "ellipsis",
} as const
