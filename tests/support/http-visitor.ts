import { someAddress } from "#tests/support/some-address.ts"

/** A browser without a screen: it keeps its cookies, and follows no redirect by itself. */
export interface HttpVisitor {
  get(path: string): Promise<Response>
  /** Sends JSON to the API; throws what it answered where that is no success. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  call(method: string, path: string, body?: unknown): Promise<any>
  cookies: Map<string, string>
}

const PERSON =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

export function httpVisitor(url: string): HttpVisitor {
  const cookies = new Map<string, string>()
  const address = someAddress()

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(url + path, {
      ...init,
      redirect: "manual",
      headers: {
        "user-agent": PERSON,
        "x-forwarded-for": address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...init.headers,
      },
    })
    for (const header of answer.headers.getSetCookie()) {
      const [pair = ""] = header.split(";")
      const name = pair.slice(0, pair.indexOf("="))
      if (/;\s*max-age=0\b/i.test(header)) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    }
    return answer
  }

  return {
    cookies,
    get: (path) => send(path),
    async call(method, path, body) {
      const answer = await send(path, {
        method,
        ...(body !== undefined && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
      return text === "" ? undefined : JSON.parse(text)
    },
  }
}
