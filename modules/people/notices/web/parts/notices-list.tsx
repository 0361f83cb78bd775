import { useState, type ReactNode } from 'react';
import { IconPrinter } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type BulkAction, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { exportNotices, listNotices, PRINTED_AT_ONCE, printManyNotices, type NoticeKind, type NoticeRow } from '../../contract/notices.ts';
import { formatGrade } from '../../rules/format-notice.ts';
import { noticeFlow, type NoticeAction, type NoticeState } from '../../workflow.ts';
import { AllActions } from './all-actions.tsx';
import { useActing } from './use-acting.ts';
import { AboveList } from './above-list.tsx';

const VoidNotices = openedLater(async () => (await import('./void-notices.tsx')).VoidNotices);
const FewNotices = openedLater(async () => (await import('./few-notices.tsx')).FewNotices);

interface NoticesListProps {
  title: string;
  intro: ReactNode;
  kind: NoticeKind;
  /** Which of them, beside the filters: a table or a month. */
  which: { table?: number; month?: string };
  above: ReactNode;
  onJob: (id: string) => void;
}

const columns: ListColumn<NoticeRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'position', title: 'Position', kind: 'text' },
  { key: 'effective_on', title: 'Effective', kind: 'date', sort: 'effective_on', phone: true, render: (row) => longDate(row.effective_on) },
  { key: 'step', title: 'SG-step', kind: 'acronym', phone: true, render: (row) => formatChange(row) },
  { key: 'before', title: 'Present', kind: 'money', render: (row) => formatMoney(row.amount_before) },
  { key: 'after', title: 'Adjusted', kind: 'money', render: (row) => formatMoney(row.amount_after) },
  {
    key: 'difference',
    title: 'Difference',
    kind: 'money',
    render: (row) => formatMoney(row.amount_after - row.amount_before),
  },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <State state={row.state} /> },
];

function State({ state }: { state: NoticeState }) {
  return <RequestState state={state} words={noticeFlow.words[state]} isClosed={noticeFlow.ends.some((end) => end === state)} />;
}

function formatChange(row: NoticeRow): string {
  if (row.step_after === row.step_before) return formatGrade(row.salary_grade, row.step_before);
  return `${formatGrade(row.salary_grade, row.step_before)} → ${row.step_after}${row.merit_steps > 0 ? ', merit' : ''}`;
}

/** The notices themselves, and what is done with many of them at once. */
export function NoticesList({ title, intro, kind, which, above, onJob }: NoticesListProps) {
  const { search, linkTo } = useAddress();
  const places = [campusFilter, officeFilter];
  const [round, setRound] = useState(0);
  const [voiding, setVoiding] = useState<NoticeRow[]>();
  const [shown, setShown] = useState<NoticeRow[]>();
  const done = () => {
    setVoiding(undefined);
    setRound((now) => now + 1);
  };
  const send = useActing(done);
  const printing = useSend(printManyNotices, { onDone: ({ job }) => onJob(job.id) });
  const act = async (action: NoticeAction, rows: NoticeRow[]) => {
    const open = rows.filter((row) => noticeFlow.open(row.state, ['hr']).includes(action));
    const ids = open.map((row) => row.id);
    if (ids.length === 0) return showError(formatClosed(action));
    const { label } = noticeFlow.stepOf(action);
    const question = `${label}: ${ids.length} of the ${rows.length} chosen notices are open to it.`;
    if (await confirm({ title: `${label}?`, question, action: label })) send(action, ids);
  };
  const askToVoid = (rows: NoticeRow[]) => {
    const open = rows.filter((row) => noticeFlow.open(row.state, ['hr']).includes('cancel'));
    if (open.length === 0) showError(formatClosed('cancel'));
    else setVoiding(open);
  };
  const bulk: BulkAction<NoticeRow>[] = [
    ...noticeFlow.actions
      .filter((name) => name !== 'cancel')
      .map((name) => ({
        label: noticeFlow.steps[name].label,
        run: (rows: NoticeRow[]) => void act(name, rows),
      })),
    { label: noticeFlow.steps.cancel.label, danger: true, run: askToVoid },
    {
      label: 'Print',
      icon: <IconPrinter size={14} />,
      run: (rows) => (rows.length <= PRINTED_AT_ONCE ? setShown(rows) : printing.mutate({ body: { ids: rows.map((row) => row.id) } })),
    },
  ];
  return (
    <>
      <ListScreen
        key={round}
        title={title}
        intro={intro}
        endpoint={listNotices}
        rows="notices"
        exportAs={exportNotices}
        query={{ kind, ...which }}
        columns={columns}
        searchLabel="Search by name or number"
        filters={[
          selectFilter({
            name: 'state',
            label: 'State',
            main: true,
            options: noticeFlow.states.map((state) => ({ value: state, label: noticeFlow.words[state] })),
          }),
          ...places,
        ]}
        open={(row) => linkTo({ notice: row.id })}
        bulk={bulk}
        actions={<AllActions filters={{ kind, ...which, ...filtersOf(search) }} onJob={onJob} />}
        above={() => <AboveList>{above}</AboveList>}
        empty={{ title: 'No notice yet', description: 'Generate them from the list of people whom it concerns.' }}
      />
      {voiding && <VoidNotices notices={voiding} onClose={() => setVoiding(undefined)} onVoided={done} />}
      {shown && <FewNotices ids={shown.map((row) => row.id)} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Why an action does nothing with what is chosen. */
function formatClosed(action: NoticeAction): string {
  const { label, from } = noticeFlow.stepOf(action);
  const states = from.map((state) => noticeFlow.words[state].toLowerCase()).join(' or ');
  return `${label}: none of the chosen notices is ${states}.`;
}

/** The list's filters as the calls for all of it take them. */
function filtersOf(search: URLSearchParams) {
  const number = (name: string) => (search.get(name) ? Number(search.get(name)) : undefined);
  const state = noticeFlow.states.find((one) => one === search.get('state'));
  return { state, campus: number('campus'), office: number('office'), term: search.get('term') ?? undefined };
}
