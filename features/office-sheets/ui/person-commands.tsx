import { useState } from "react"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { EmailForm } from "./email-form.tsx"
import { NameForm } from "./name-form.tsx"
import { SignOutPersonForm } from "./sign-out-person-form.tsx"

type Command = "email" | "name" | "sign-out"

/** Where the back office steps in for a person; each command tells what it would do before it is pressed. */
export function PersonCommands({ userId }: { userId: number }) {
  const [open, setOpen] = useState<Command | null>(null)
  const close = () => setOpen(null)
  if (open === "name") return <NameForm userId={userId} close={close} />
  if (open === "email") return <EmailForm userId={userId} close={close} />
  if (open === "sign-out") return <SignOutPersonForm userId={userId} close={close} />
  return (
    <div className="flex flex-wrap gap-3">
      <WithRight right="people.correct">
        <Button variant="quiet" onClick={() => setOpen("name")}>
          Namen ändern …
        </Button>
        <Button variant="quiet" onClick={() => setOpen("email")}>
          Mailadresse ändern …
        </Button>
      </WithRight>
      <WithRight right="people.sign-out">
        <Button variant="quiet" onClick={() => setOpen("sign-out")}>
          Überall abmelden …
        </Button>
      </WithRight>
    </div>
  )
}
