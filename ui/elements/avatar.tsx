import { UserRound } from "lucide"
import { classNames } from "#ui/style/class-names.ts"
import { Icon } from "./icon.tsx"

type AvatarTint = "indigo" | "green" | "apricot"

const tints: Record<AvatarTint, string> = {
  indigo: "bg-soft text-link",
  green: "bg-ok-soft text-ok",
  apricot: "bg-apricot-soft text-apricot-ink",
}

const sizes = {
  small: "size-8 text-label",
  regular: "size-10 text-small",
  large: "size-18 text-h3",
  portrait: "size-28 text-h2",
}

type AvatarProps = {
  /** „Henrik L.“ gives HL; nothing gives a plain mark. The name itself stands beside the disc. */
  name: string
  /** Indigo and green alternate by name; apricot is the one who asks or reviews. */
  tint?: AvatarTint | undefined
  size?: "small" | "regular" | "large" | "portrait" | undefined
  /** A photo wins over the initials. */
  src?: string | undefined
}

/** A photo, or initials on a disc that keeps its daylight look in the dark. */
export function Avatar({ name, tint, size = "regular", src }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-theme="light"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full align-middle font-display font-semibold",
        sizes[size],
        tints[tint ?? tintOf(name)],
      )}
    >
      {src ? (
        <img src={src} alt="" decoding="async" className="size-full object-cover" />
      ) : (
        initialsOf(name) || <Icon shape={UserRound} size={size === "small" ? 16 : 20} />
      )}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? "")
    .join("")
}

function tintOf(name: string): AvatarTint {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return sum % 2 === 0 ? "indigo" : "green"
}
