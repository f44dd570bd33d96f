import { Printer } from "lucide"
import { Button } from "#ui/buttons/button.tsx"

/** Asks the browser to print the page; its own menu does the same without script. */
export function PrintButton() {
  return (
    <Button
      variant="secondary"
      size="small"
      icon={Printer}
      onClick={() => window.print()}
      className="noscript:hidden"
    >
      Drucken
    </Button>
  )
}
