/** The civil service's table of minutes in thousandths of a day: m/480 to three places, ties going down. */
const MINUTE_THOUSANDTHS = [
  0, 2, 4, 6, 8, 10, 12, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 65, 67, 69, 71, 73,
  75, 77, 79, 81, 83, 85, 87, 90, 92, 94, 96, 98, 100, 102, 104, 106, 108, 110, 112, 115, 117, 119, 121, 123,
] as const;

const HOUR_THOUSANDTHS = 125;

export type ConvertedMinutes = {
  hours: number;
  minutes: number;
  hourThousandths: number;
  minuteThousandths: number;
  thousandths: number;
};

/** Convert the sum of a month (or of a posting) once; the sum of converted days comes out otherwise. */
export function minutesToThousandths(total: number): number {
  const hours = Math.floor(total / 60);
  return hours * HOUR_THOUSANDTHS + MINUTE_THOUSANDTHS[total - hours * 60]!;
}

/** 112 minutes are 1 hour (.125) and 52 minutes (.108): .233 of a day. */
export function explainMinutes(total: number): ConvertedMinutes {
  const hours = Math.floor(total / 60);
  const minutes = total - hours * 60;
  const hourThousandths = hours * HOUR_THOUSANDTHS;
  const minuteThousandths = MINUTE_THOUSANDTHS[minutes]!;
  return {
    hours,
    minutes,
    hourThousandths,
    minuteThousandths,
    thousandths: hourThousandths + minuteThousandths,
  };
}
