import { MONTHS, monthName } from '../contract/dates.ts';
import { say, spokenLocale } from '../contract/say.ts';

/** What a calendar says in the language of the page: its arrows, its months and two letters of each weekday. */
export function calendarWords() {
  const weekday = new Intl.DateTimeFormat(spokenLocale(), { weekday: 'short', timeZone: 'UTC' });
  return {
    ariaLabels: {
      previousMonth: say('Previous month'),
      nextMonth: say('Next month'),
      previousYear: say('Previous year'),
      nextYear: say('Next year'),
      previousDecade: say('Previous decade'),
      nextDecade: say('Next decade'),
    },
    weekdayFormat: (date: string) => weekday.format(new Date(date)).slice(0, 2),
    monthLabelFormat: (date: string) => monthName(date.slice(0, 7)),
    monthsListFormat: (date: string) => say(MONTHS[Number(date.slice(5, 7)) - 1]!),
  };
}
