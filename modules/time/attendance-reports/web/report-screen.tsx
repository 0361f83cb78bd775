import { Skeleton } from '@mantine/core';
import { useLocation } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useAddress, type AddressChanges } from '@talaan/kernel/web/calls/use-address.ts';
import { TRACKS } from '@talaan/organization/contract/positions.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { appointmentStatuses } from '@talaan/reference/contract/lists.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { REPORT_CALLS, type Breakdown, type ReportRow } from '../contract/reports.ts';
import { formatAmount } from '../rules/amounts.ts';
import { namePeriod } from '../rules/periods.ts';
import { REPORTS, type Figure, type Report, type ReportName, type Unit } from '../rules/reports.ts';
import { BehindDrawer } from './behind-drawer.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { placeOfTime } from './place-of-time.ts';
import { TotalsLine } from './totals-line.tsx';
import { usePeriod } from './use-period.ts';

// Charts are larger than the rest of the screen.
const ReportChart = shownLater(async () => (await import('./report-chart.tsx')).ReportChart);
const CHART_HEIGHT = 220;

const statuses = optionsFrom(appointmentStatuses.list, { query: { all: 1 } }, ({ appointment_status }) =>
  appointment_status.map(({ code, name }) => ({ value: code, label: name })),
);

const BREAKDOWN_WORDS: Readonly<Record<Breakdown, string>> = { person: 'People', office: 'Offices', time: 'Over time' };
/** What narrows the report stays when its rows are others. */
const KEPT = ['from', 'to', 'campus', 'office', 'own', 'track', 'status', 'show', 'term'];
const SEARCHED: Readonly<Record<Breakdown, string>> = { person: 'Search name or number', office: 'Search office', time: 'Search' };

/** One report: its rows by person, by office or over time, over any period within reach; the last part of the address says which. */
export function Screen() {
  const name = useLocation().pathname.split('/').at(-1) as ReportName;
  const report = REPORTS[name];
  const { linkTo } = useAddress();
  const [period, setPeriod] = usePeriod('Last month');
  const by = useScreenPart<Breakdown>(BREAKDOWN_WORDS, 'by');
  const shown = figuresOf(report, by);
  const addressOf = (changes: AddressChanges) => linkTo({ page: null, sort: null, ...period, ...changes });
  const open = (row: ReportRow) => {
    if (by === 'person') return addressOf({ person: row.id });
    if (by === 'office') return addressOf({ by: 'person', office: row.id, own: 'yes' });
    return addressOf({ by: 'person', ...placeOfTime(row.id, row.name, period) });
  };
  return (
    <>
      <ListScreen
        key={`${name} ${by}`}
        title={report.title}
        intro={`${namePeriod(period)}. ${report.note}`}
        endpoint={REPORT_CALLS[name].list}
        rows="rows"
        exportAs={REPORT_CALLS[name].exported}
        query={{ ...period, by }}
        columns={columnsOf(report, by, shown)}
        filters={[
          campusFilter,
          officeFilter,
          selectFilter({ name: 'show', label: 'Shown', any: 'All', options: choices(report.shows) }),
          selectFilter({ name: 'own', label: 'Units below the office', any: 'Included', options: choices({ yes: 'Left out' }) }),
          selectFilter({ name: 'track', label: 'Track', options: choices(TRACKS) }),
          multiFilter({ name: 'status', label: 'Status', options: statuses }),
        ]}
        searchLabel={SEARCHED[by]}
        open={open}
        parts={
          <>
            <ScreenParts parts={BREAKDOWN_WORDS} by="by" keep={KEPT} />
            <PeriodPicker period={period} onPeriod={setPeriod} />
          </>
        }
        above={(answer) => (
          <>
            <TotalsLine isLegend={by === 'time'} figures={shown.filter(({ startsHidden }) => !startsHidden)} totals={answer?.totals} />
            {by === 'time' && answer && answer.rows.length > 0 && (
              <ReportChart
                meanwhile={<Skeleton h={CHART_HEIGHT} />}
                report={report}
                rows={answer.rows.toSorted((one, other) => one.id - other.id)}
                height={CHART_HEIGHT}
                linkOf={open}
              />
            )}
          </>
        )}
        empty={{ title: report.empty, description: 'Choose another period, or another office.' }}
      />
      <BehindDrawer report={name} period={period} />
    </>
  );
}

type Shown = Figure & { key: string };

function figuresOf({ figures }: Report, by: Breakdown): Shown[] {
  return Object.entries(figures).flatMap(([key, figure]) => (figure.isWhole && by === 'time' ? [] : [{ key, ...figure }]));
}

const HEADS: Readonly<Record<Breakdown, ListColumn<ReportRow>[]>> = {
  person: [
    {
      key: 'name',
      title: 'Name',
      kind: 'name',
      sort: 'name',
      render: ({ name, avatar, place }) => <NamedFace fullname={name} avatar={avatar} office={place} />,
    },
    { key: 'place', title: 'Office', kind: 'acronym', sort: 'place', phone: true },
    { key: 'idno', title: 'Employee no.', kind: 'number', startsHidden: true },
  ],
  office: [
    { key: 'name', title: 'Office', kind: 'name', sort: 'name' },
    { key: 'place', title: 'Campus', kind: 'acronym', sort: 'place', phone: true },
    { key: 'people', title: 'People', kind: 'count' },
  ],
  time: [
    { key: 'name', title: 'When', kind: 'name', sort: 'name' },
    { key: 'people', title: 'People', kind: 'count' },
  ],
};

/** A longer head needs more room than a figure. */
const LONG_HEAD = 7;
/** '1,204 h 20 min' needs it too. */
const WIDE: readonly Unit[] = ['minutes', 'hours', 'seconds', 'centavos'];

function columnsOf(report: Report, by: Breakdown, shown: readonly Shown[]): ListColumn<ReportRow>[] {
  const main = report.order === 'name' ? 'present_days' : report.order.slice(1);
  return [
    ...HEADS[by],
    ...shown.map(({ key, title, unit, startsHidden }): ListColumn<ReportRow> => ({
      key,
      title,
      kind: title.length > LONG_HEAD || WIDE.includes(unit) ? 'money' : 'count',
      sort: key,
      ...(startsHidden && { startsHidden }),
      ...(key === main && { phone: (row: ReportRow) => `${title} ${formatAmount(row.figures[key] ?? 0, { unit })}` }),
      render: (row) => (row.figures[key] ? formatAmount(row.figures[key], { unit }) : ''),
    })),
  ];
}
