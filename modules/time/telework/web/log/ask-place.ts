import type { Place } from '../../contract/days.ts';

/** Why the place cannot be asked for: browsers tell it to pages under https (or of the same machine) alone. */
export const canAskPlace = () => window.isSecureContext && 'geolocation' in navigator;

const PATIENCE = 8000;
const DIGITS = 5;

/** The place of the device, asked of the browser, which asks the person; null where that is refused or takes too long. */
export function askPlace(): Promise<Place | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          lat: Number(coords.latitude.toFixed(DIGITS)),
          lon: Number(coords.longitude.toFixed(DIGITS)),
          metres: Math.min(100_000, Math.round(coords.accuracy)),
        }),
      () => resolve(null),
      { timeout: PATIENCE, maximumAge: 60_000 },
    );
  });
}
