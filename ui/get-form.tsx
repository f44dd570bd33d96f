import type { ComponentProps, FormEvent } from "react"
import { useNavigate } from "react-router"

interface GetFormProps extends Omit<ComponentProps<"form">, "method" | "onSubmit" | "onChange"> {
  /** The path that gets the fields as its parameters. */
  action: string
  /** Every choice asks anew, without a button. */
  isAskedAtOnce?: boolean
}

/**
 * A form whose answer is an address: the router goes there and the page stays where it is, without
 * script the browser does. The router's own `Form` would be part of every first load.
 */
export function GetForm({ action, isAskedAtOnce = false, ...form }: GetFormProps) {
  const navigate = useNavigate()
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) words.append(name, String(value))
    void navigate(`${action}?${words}`, { preventScrollReset: true })
  }
  return (
    <form
      {...form}
      method="get"
      action={action}
      onSubmit={ask}
      {...(isAskedAtOnce && { onChange: ask })}
    />
  )
}
