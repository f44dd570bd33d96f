import { useLocation } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { parseSearchParams } from "../search-params.ts"

/** Leads to a flight; from a search for several people the page of the flight begins with so many. */
export function useFlightPath(): (flightId: number) => string {
  const { search } = useLocation()
  const persons = parseSearchParams(new URLSearchParams(search)).personen
  const query = /^[2-9]$/.test(persons) ? `?personen=${persons}` : ""
  return (flightId) => `${flightPath(flightId)}${query}`
}
