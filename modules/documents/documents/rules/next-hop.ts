/** A stop of the route of a type. */
export interface RouteStop {
  label: string;
  office_id: number | null;
  is_origin: boolean;
  limit_minutes: number;
}

/** One working day, for an office off the route (A7.5) and for receipt (A5). */
export const ONE_DAY = 480;

/**
 * Where a document usually goes next: the stop after the furthest one that it has come to along the route. `offices` are those of its stays in
 * their order, the present one last. Null at the end of the route, and where it has none.
 */
export function nextStop(stops: readonly RouteStop[], originId: number, offices: readonly number[]): RouteStop | null {
  const isAt = (stop: RouteStop, office: number) => (stop.is_origin ? originId : stop.office_id) === office;
  // A stop of words alone, such as 'addressee', is reached by whatever office comes after the one before it.
  let place = -1;
  for (const office of offices) {
    const later = stops.findIndex((stop, at) => at > place && isAt(stop, office));
    if (later >= 0) place = later;
    else if (stops[place + 1]?.office_id === null && !stops[place + 1]!.is_origin) place += 1;
  }
  return stops[place + 1] ?? null;
}

/** Office minutes that an office has: those of its stop on the route, or one day. */
export function limitOf(stops: readonly RouteStop[], originId: number, officeId: number): number {
  return stops.find((stop) => (stop.is_origin ? originId : stop.office_id) === officeId)?.limit_minutes ?? ONE_DAY;
}
