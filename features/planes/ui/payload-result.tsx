import { writeNumber } from "#platform/number-text.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import type { checkPayload } from "../mass-and-balance.ts"

interface PayloadResultProps {
  payloadKg: number
  check: ReturnType<typeof checkPayload>
}

/** Where there are no arms: what is on board against the payload alone. */
export function PayloadResult({ payloadKg, check }: PayloadResultProps) {
  const kg = (value: number) => `${writeNumber(value, 1)}\u00a0kg`
  return (
    <div role="status" className="grid gap-4">
      <Notice
        tone={check.isOver ? "err" : "ok"}
        title={
          check.isOver
            ? `${kg(-check.freeKg)} über der Zuladung.`
            : `Passt, ${kg(check.freeKg)} bleiben frei.`
        }
      >
        {kg(check.loadKg)} von {kg(payloadKg)} Zuladung.
      </Notice>
      <p className="max-w-text text-small text-ink3">
        Wo der Schwerpunkt liegt, sagt das nicht. Dafür braucht es Massen und Hebelarme aus dem
        Handbuch; eintragen kannst du sie weiter unten.
      </p>
    </div>
  )
}
