import { classNames } from "#ui/style/class-names.ts"

type ButtonVariant = "primary" | "secondary" | "quiet" | "text" | "danger" | "picture"
type ButtonSize = "regular" | "small"

/** What buttons and button-like links have in common. */
export type ButtonStyle = {
  /** Indigo acts: at most one `primary` in a group. */
  variant?: ButtonVariant | undefined
  /** 48 px, or 40 (44 on phones). */
  size?: ButtonSize | undefined
  /** Fills its column. */
  isWide?: boolean | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: "bg-act text-on-act hover:bg-act-hover",
  secondary: "border border-line2 text-ink hover:border-ink2 hover:bg-surface",
  quiet: "bg-soft text-link hover:text-ink",
  text: "text-link hover:bg-soft",
  /** Framed in the colour of the text around it, for the sky of a picture. */
  picture: "border border-current hover:bg-surface/30",
  danger: "bg-err-soft text-err hover:inset-ring hover:inset-ring-err",
}

const sizes: Record<ButtonSize, string> = {
  regular: "min-h-12 rounded-field text-body",
  small: "min-h-11 rounded-small text-ui md:min-h-10",
}

const insets: Record<ButtonSize, Record<"framed" | "bare", string>> = {
  regular: { framed: "px-6", bare: "px-3" },
  small: { framed: "px-4", bare: "px-2.5" },
}

const disabled =
  "disabled:border disabled:border-line disabled:bg-sunken disabled:text-ink3 disabled:inset-ring-0"

export function buttonStyle({
  variant = "primary",
  size = "regular",
  isWide,
}: ButtonStyle): string {
  return classNames(
    "relative inline-flex items-center justify-center gap-2.5 py-1.5 text-center leading-tight font-semibold transition-colors sm:whitespace-nowrap print:hidden",
    sizes[size],
    insets[size][variant === "text" ? "bare" : "framed"],
    variants[variant],
    disabled,
    isWide && "w-full",
  )
}
