import { Group, Select, Skeleton, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listDepartments } from '@talaan/organization/contract/departments.ts';
import { nameOffice } from '@talaan/organization/web/name-office.ts';
import { readChoices } from '@talaan/property/contract/desk.ts';
import { listItems } from '@talaan/property/contract/items.ts';
import { PersonField } from '@talaan/property/web/desk/issue/person-field.tsx';
import { listCandidates, listReports, makeReports, type Candidate } from '../../contract/disposals.ts';
import { CandidateChoice } from './candidate-choice.tsx';

/** Unserviceable items are gathered: those that were chosen in the list, or all of a fund cluster and office. */
export function Screen() {
  const { search } = useAddress();
  const chosen = (search.get('items') ?? '').split(',').map(Number).filter(Boolean);
  const fund = search.get('fund') ?? undefined;
  const office = Number(search.get('office')) || undefined;
  const answer = useCall(listCandidates, { query: chosen.length > 0 ? { items: chosen } : { fund, office } });
  const items = answer.isPlaceholderData ? undefined : answer.data?.items;
  return (
    <Page
      title="New disposal report"
      intro="One report for each fund cluster, property, plant and equipment apart from semi-expendable property."
    >
      <Stack gap="md" maw={860}>
        {chosen.length === 0 && <Filters fund={fund} office={office} />}
        {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {!answer.isError && !items && <Skeleton h={320} aria-busy />}
        {items?.length === 0 && (
          <NothingHere
            title="Nothing is unserviceable here"
            description="What an inspection finds unserviceable appears here until it is listed."
          />
        )}
        {items && items.length > 0 && <ReportForm key={`${fund} ${office}`} items={items} />}
      </Stack>
    </Page>
  );
}

function Filters({ fund, office }: { fund: string | undefined; office: number | undefined }) {
  const { change } = useAddress();
  const funds = useCall(readChoices, {}).data?.funds ?? [];
  const offices = useCall(listDepartments, { query: { per_page: 999 } }).data?.departments ?? [];
  return (
    <Group grow align="flex-start" gap="sm">
      <Select
        label="Fund cluster"
        clearable
        placeholder="All"
        data={funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        value={fund ?? null}
        onChange={(value) => change({ fund: value })}
      />
      <SearchSelect
        label="Office"
        clearable
        placeholder="All"
        data={offices.map((one) => ({ value: String(one.id), label: nameOffice(one) }))}
        value={office === undefined ? null : String(office)}
        onChange={(value) => change({ office: value })}
      />
    </Group>
  );
}

interface Values {
  item_ids: number[];
  as_at: string | null;
  officer_id: number | null;
}

function ReportForm({ items }: { items: readonly Candidate[] }) {
  const navigate = useNavigate();
  const today = useToday();
  const initial: Values = {
    item_ids: items.filter(({ hindrance }) => hindrance === null).map(({ id }) => id),
    as_at: today,
    officer_id: null,
  };
  return (
    <FormShell
      endpoint={makeReports}
      initial={initial}
      body={({ as_at, officer_id, item_ids }) => ({ item_ids, as_at: as_at ?? '', officer_id: officer_id ?? 0 })}
      draft={`property-disposal:new:${items.map(({ id }) => id).join()}`}
      submit="Draft the report"
      success={({ message }) => message}
      alsoRefresh={[listReports, listItems, listCandidates]}
      onDone={({ reports }) =>
        void navigate(reports.length === 1 ? `/property/disposals/${reports[0]!.id}` : '/property/disposals', { replace: true })
      }
      onCancel={() => void navigate('/property/disposals')}
    >
      {(form) => (
        <Stack gap="md">
          <DateField label="As at" required {...form.getInputProps('as_at')} />
          <PersonField
            label="Accountable officer"
            description="Who requests the inspection, by name or employee number"
            required
            accountable
            value={form.values.officer_id}
            onChange={(id) => form.setFieldValue('officer_id', id)}
            error={form.errors['officer_id']}
          />
          <CandidateChoice
            items={items}
            value={form.values.item_ids}
            onChange={(ids) => form.setFieldValue('item_ids', ids)}
            errors={form.errors}
          />
        </Stack>
      )}
    </FormShell>
  );
}
