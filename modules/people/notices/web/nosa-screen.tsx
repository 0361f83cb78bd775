import { Skeleton } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listNosaTables } from '../contract/nosa.ts';
import { AdjustmentsList } from './nosa/adjustments-list.tsx';
import { TableHead } from './nosa/table-head.tsx';
import { formatTable } from './nosa/format-table.ts';
import { NoticeDrawer } from './parts/notice-drawer.tsx';
import { NoticesList } from './parts/notices-list.tsx';

const TITLE = 'Salary adjustments (NOSA)';
const GROUPS = ['monthly', 'daily', 'exception'] as const;

/** A salary table and what it changes for whom, or its notices. The next table comes first, else the one in force. */
export function Screen() {
  const { search, change } = useAddress();
  const answer = useCall(listNosaTables, {});
  const tables = answer.data?.tables;
  if (!tables)
    return (
      <Page title={TITLE}>
        {answer.isError ? <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} /> : <Skeleton h={480} aria-busy />}
      </Page>
    );
  const table = tables.find(({ id }) => String(id) === search.get('table')) ?? tables[0];
  if (!table) return <Page title={TITLE}>No salary table is posted yet.</Page>;
  const group = GROUPS.find((one) => one === search.get('view')) ?? 'monthly';
  const showsNotices = search.get('view') === 'notices';
  const above = <TableHead tables={tables} table={table} view={showsNotices ? 'notices' : group} />;
  const shared = { title: TITLE, intro: formatTable(table), onJob: (job: string) => change({ job }, { replace: true }) };
  return (
    <>
      {showsNotices ? (
        <NoticesList key={table.id} kind="NOSA" which={{ table: table.id }} above={above} {...shared} />
      ) : (
        <AdjustmentsList key={`${table.id} ${group}`} table={table} group={group} above={above} {...shared} />
      )}
      <NoticeDrawer />
    </>
  );
}
