/** In what a figure is counted; all figures are integers: minutes (of overtime as `hours`), thousandths of a day, seconds, centavos. */
export type Unit = 'times' | 'minutes' | 'hours' | 'days' | 'thousandths' | 'seconds' | 'centavos';

export interface Figure {
  title: string;
  unit: Unit;
  /** In the chart over time, in this colour of the theme. */
  colour?: `${'green' | 'yellow' | 'red' | 'blue' | 'gray' | 'orange' | 'cyan'}.${number}`;
  /** Of the period as a whole: by person and by office, not over time. */
  isWhole?: true;
  /** Hidden in the table until it is chosen; in the export always. */
  startsHidden?: true;
}

/** What a report shows, the same on the screen, in the workbook and on paper. */
export interface Report {
  title: string;
  /** Where its figures come from, and by which rule. */
  note: string;
  figures: Readonly<Record<string, Figure>>;
  /** The order of people while none is asked for, as a sort. */
  order: string;
  /** Whom it can be narrowed to beside all who have a figure. */
  shows: Readonly<Record<string, string>>;
  /** Shown where no one has a figure. */
  empty: string;
}

export const REPORT_NAMES = ['tardiness', 'absences', 'attendance-summary', 'leave-summary', 'overtime-summary', 'dtr-compliance'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** The six reports of attendance (section 11 of the attendance page), by the last part of their address. */
export const REPORTS: Readonly<Record<ReportName, Report>> = {
  tardiness: {
    title: 'Tardiness and undertime',
    note: 'Any minute counts (CSC MC 4 s.1991, MC 23 s.1998). Ten times in a month count towards habitual tardiness or undertime.',
    figures: {
      late_times: { title: 'Times late', unit: 'times' },
      late_minutes: { title: 'Late', unit: 'minutes', colour: 'yellow.4' },
      undertime_times: { title: 'Times under', unit: 'times' },
      undertime_minutes: { title: 'Undertime', unit: 'minutes', colour: 'orange.6' },
      short_minutes: { title: 'Total', unit: 'minutes' },
      habitual_months: { title: 'Months 10+', unit: 'times', isWhole: true },
    },
    order: '-short_minutes',
    shows: { late: 'Late', undertime: 'Undertime', habitual: 'Ten times in a month' },
    empty: 'No one was late or left early in this period.',
  },
  absences: {
    title: 'Absences',
    note: 'Days without leave, official business or other authority. More than 2.5 days in a month count towards habitual absenteeism (CSC MC 4 s.1991).',
    figures: {
      absent_times: { title: 'Absences', unit: 'times' },
      absent_thousandths: { title: 'Days absent', unit: 'thousandths', colour: 'red.6' },
      habitual_months: { title: 'Above 2.5', unit: 'times', isWhole: true },
    },
    order: '-absent_thousandths',
    shows: { habitual: 'Above 2.5 days in a month' },
    empty: 'No one was absent without leave in this period.',
  },
  'attendance-summary': {
    title: 'Monthly attendance summary',
    note: 'Days of work by what they came to; OB is official business. Days away are study leave, detail, suspension and other service status.',
    figures: {
      work_days: { title: 'Days', unit: 'days' },
      present_days: { title: 'Present', unit: 'days' },
      home_days: { title: 'From home', unit: 'days', startsHidden: true },
      incomplete_days: { title: 'Incomplete', unit: 'days', colour: 'yellow.4' },
      absent_days: { title: 'Absent', unit: 'days', colour: 'red.6' },
      no_data_days: { title: 'No data', unit: 'days', colour: 'gray.6' },
      leave_days: { title: 'Leave', unit: 'days', colour: 'blue.6' },
      business_days: { title: 'OB', unit: 'days', colour: 'cyan.6' },
      away_days: { title: 'Away', unit: 'days', colour: 'gray.5', startsHidden: true },
      late_times: { title: 'Times late', unit: 'times', startsHidden: true },
      late_minutes: { title: 'Late', unit: 'minutes', startsHidden: true },
      undertime_times: { title: 'Times under', unit: 'times', startsHidden: true },
      undertime_minutes: { title: 'Undertime', unit: 'minutes', startsHidden: true },
      short_minutes: { title: 'Late, under', unit: 'minutes' },
    },
    order: 'name',
    shows: { perfect: 'Perfect attendance', incomplete: 'Incomplete days' },
    empty: 'No days of work in this period.',
  },
  'leave-summary': {
    title: 'Leave summary',
    note: 'What tardiness, undertime and absence charge to leave, each month converted once by the table of minutes (CSC MC 41 s.1998). Job orders and contracts of service have no leave. Leave taken and balances are read from the leave ledger once leave is filed in Talaan.',
    figures: {
      short_minutes: { title: 'Late, under', unit: 'minutes' },
      short_thousandths: { title: 'Equivalent', unit: 'thousandths', colour: 'yellow.4' },
      absent_thousandths: { title: 'Days absent', unit: 'thousandths', colour: 'red.6' },
      charged_thousandths: { title: 'Charged', unit: 'thousandths' },
      locked_months: { title: 'Locked', unit: 'times' },
      open_months: { title: 'Open', unit: 'times' },
    },
    order: '-charged_thousandths',
    shows: { absent: 'With absences', open: 'With months not locked' },
    empty: 'Nothing is charged to leave in this period.',
  },
  'overtime-summary': {
    title: 'Overtime and compensatory credits',
    note: 'Approved overtime by the day on which it began; credits, days off and pay by the month for which HR certified them (CSC-DBM JC 2 s.2004, JC 2 s.2015).',
    figures: {
      ordered_minutes: { title: 'Ordered', unit: 'hours' },
      work_minutes: { title: 'Work days', unit: 'hours', colour: 'blue.6' },
      free_minutes: { title: 'Free days', unit: 'hours', colour: 'green.6' },
      credited_seconds: { title: 'Credited', unit: 'seconds' },
      day_off_thousandths: { title: 'Days off', unit: 'thousandths' },
      paid_centavos: { title: 'Pay (PHP)', unit: 'centavos' },
      lost_seconds: { title: 'Lost', unit: 'seconds', startsHidden: true },
      credit_balance: { title: 'Credit left', unit: 'seconds', isWhole: true },
    },
    order: '-ordered_minutes',
    shows: { credited: 'With credit', paid: 'With pay', lost: 'Lost to limits' },
    empty: 'No overtime was ordered in this period.',
  },
  'dtr-compliance': {
    title: 'DTR submission compliance',
    note: 'A record is in time when it was verified, and so with HR, by its due day, the fifth working day after its period unless the agency set another. Records of periods that are not over yet are left out.',
    figures: {
      records: { title: 'Records', unit: 'times' },
      in_time: { title: 'In time', unit: 'times', colour: 'green.6' },
      late: { title: 'Late', unit: 'times', colour: 'yellow.4' },
      waiting: { title: 'Not due yet', unit: 'times', colour: 'blue.6' },
      overdue: { title: 'Overdue', unit: 'times', colour: 'red.6' },
      submitted: { title: 'Submitted', unit: 'times', startsHidden: true },
      locked: { title: 'Locked', unit: 'times' },
    },
    order: '-overdue',
    shows: { overdue: 'Overdue', late: 'Late' },
    empty: 'No period of daily time records ended in these days.',
  },
};

/** The figures of a report that can be drawn over time. */
export function seriesOf({ figures }: Report): (Figure & { key: string })[] {
  return Object.entries(figures).flatMap(([key, figure]) => (figure.colour ? [{ key, ...figure }] : []));
}
