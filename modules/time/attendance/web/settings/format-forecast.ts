/** The result of the job that tries a setting on a month: differences to what was, and of how much. */
export interface WhatIfFigures {
  people: number;
  days: number;
  changed_people: number;
  changed_days: number;
  late_minutes: number;
  undertime_minutes: number;
  late_times: number;
  undertime_times: number;
  absent_thousandths: number;
}

const NUMBERS = new Intl.NumberFormat('en-PH');

/** The figures as sentences, only those that differ. */
export function formatForecast(figures: WhatIfFigures): string[] {
  const { days, people, changed_days, changed_people } = figures;
  if (changed_days === 0) return [`None of ${NUMBERS.format(days)} days of ${NUMBERS.format(people)} people would change.`];
  const differences = [
    differ(figures.late_minutes, 'minutes late'),
    differ(figures.late_times, 'times late'),
    differ(figures.undertime_minutes, 'minutes of undertime'),
    differ(figures.undertime_times, 'times of undertime'),
    differ(figures.absent_thousandths / 1000, 'days of absence'),
  ].filter((one) => one !== null);
  return [
    `${count(changed_days, 'day')} of ${NUMBERS.format(days)} would change, of ${count(changed_people, 'person', 'people')}.`,
    ...(differences.length > 0 ? [`In all ${differences.join(', ')}.`] : []),
  ];
}

function differ(by: number, of: string): string | null {
  if (by === 0) return null;
  return `${NUMBERS.format(Math.abs(by))} ${by > 0 ? 'more' : 'fewer'} ${of}`;
}

function count(of: number, one: string, many = `${one}s`): string {
  return `${NUMBERS.format(of)} ${of === 1 ? one : many}`;
}
