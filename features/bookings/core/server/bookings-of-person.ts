import { type SQL, sql } from "drizzle-orm"

/**
 * SQL: the ids of the bookings of somebody, on either side: what they have booked, and what others have booked
 * with them. Both ways there is an index for; asked with „or“ over bookings and flights, PostgreSQL reads all of both.
 */
export function bookingsOfPerson(userId: number): SQL {
  return sql`(select ob.id from bookings ob where ob.passenger_id = ${userId}
    union all select ob.id from flights ofl join bookings ob on ob.flight_id = ofl.id where ofl.pilot_id = ${userId})`
}
