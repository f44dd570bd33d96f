import { customType } from "drizzle-orm/pg-core"
import { maskContacts } from "../mask-contacts.ts"

/**
 * A column of words that strangers read as long as they are there: whoever selects it gets them
 * without ways to be reached, so that no page, mail or file can forget to hide those.
 */
export const publicText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: maskContacts,
})
