import { Scale } from "lucide"
import { Badge } from "#ui/elements/badge.tsx"

/** On every legal text that a lawyer still has to read. */
export function TemplateBadge() {
  return (
    <Badge tone="warn" icon={Scale}>
      Muster, rechtlich prüfen
    </Badge>
  )
}
