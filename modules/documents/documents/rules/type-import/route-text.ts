import { plain } from '@talaan/imports/rules/import-fields.ts';

/** A stop as it is written: its words, and its office minutes. */
export interface WrittenStop {
  words: string;
  minutes: number;
}

const HOUR = 60;
const DAY = 8 * HOUR;
const LONGEST = 150;
const MOST_STOPS = 20;

/** The words for the office that registers a document. */
const ORIGIN = /^(the )?((originating|requesting) (office|department|unit)|(office|department|unit) of origin|origin|end user|requester)$/;

export function isOrigin(words: string): boolean {
  return ORIGIN.test(plain(words));
}

/** A stop in the text of a route: `HRMO` has one working day, `HRMO (4 h)` four office hours. */
export function writeStop({ words, minutes }: WrittenStop): string {
  return minutes === DAY ? words : `${words} (${Number((minutes / HOUR).toFixed(2))} h)`;
}

/** `Originating office › HRMO (4 h) › OUP (2 days)`, also with > or →. Hours are office hours; a working day has 8. */
export function readRoute(text: string): { value: WrittenStop[] } | { error: string } {
  const parts = text.split(/\s*(?:›|»|→|->|>)\s*/).filter((part) => part !== '');
  if (parts.length > MOST_STOPS) return { error: `At most ${MOST_STOPS} stops.` };
  const stops: WrittenStop[] = [];
  for (const part of parts) {
    const found = /^(.*?)\s*(?:\((\d+(?:\.\d{1,2})?)\s*(h|hrs?|hours?|d|days?|working days?)\))?$/i.exec(part)!;
    const [, words, amount, unit] = found;
    if (!words) return { error: `“${part}” names no office before its hours.` };
    if (words.length > LONGEST) return { error: `A stop is longer than ${LONGEST} letters.` };
    const minutes = amount === undefined ? DAY : Math.round(Number(amount) * (/^h/i.test(unit!) ? HOUR : DAY));
    if (minutes < HOUR / 2 || minutes > 20 * DAY) return { error: `“${part}”: half an hour at least, 20 working days at most.` };
    stops.push({ words, minutes });
  }
  return { value: stops };
}
