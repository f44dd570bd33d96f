import { useState } from "react"
import { Form, useNavigation } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { CODE_MISSPELT, readVoucherCode } from "../voucher-code.ts"

interface RedeemFormProps {
  code: string
  refused: string | undefined
  isSignedIn: boolean
}

/** The code of a voucher; a wrong character is told while it is typed. */
export function RedeemForm({ code, refused, isSignedIn }: RedeemFormProps) {
  const [typed, setTyped] = useState<string>()
  const isSending = useNavigation().state === "submitting"
  const isMisspelt = typed !== undefined && readVoucherCode(typed).kind === "misspelt"
  return (
    <Form method="post" action="/de/einloesen" noValidate className="grid gap-5">
      <TextField
        name="code"
        label="Code"
        hint="Zwölf Zeichen. Groß oder klein und Bindestriche sind egal."
        placeholder="7K3M-Q9TD-2XHP"
        isMono
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={code}
        onInput={(event) => setTyped(event.currentTarget.value)}
        error={isMisspelt ? CODE_MISSPELT : typed === undefined ? refused : undefined}
      />
      <Button type="submit" isPending={isSending} className="justify-self-start">
        {isSignedIn ? "Einlösen" : "Code prüfen"}
      </Button>
    </Form>
  )
}
