import { MessageCircle } from "lucide"
import type { ComponentProps } from "react"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { askPath } from "../core/ask-path.ts"
import type { AskedAbout } from "../core/conversation.ts"

interface AskLinkProps
  extends Omit<ComponentProps<typeof ButtonLink>, "href" | "icon" | "about" | "children"> {
  about: AskedAbout
  children: string
}

/** „Henrik fragen“: to the conversation about it, or to its first message. */
export function AskLink({ about, children, variant = "secondary", ...rest }: AskLinkProps) {
  return (
    <ButtonLink {...rest} href={askPath(about)} variant={variant} icon={MessageCircle}>
      {children}
    </ButtonLink>
  )
}
