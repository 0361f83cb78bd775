import { Select, SimpleGrid } from '@mantine/core';
import { useNavigate } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { readChoices } from '@talaan/property/contract/desk.ts';
import { openCampaign } from '../contract/campaigns.ts';
import { KINDS } from '../contract/fields.ts';
import { countDays, dueCounts, reportDue, type CountKind } from '../rules/due-counts.ts';
import { bodyOfKept, KeptFields, type KeptValues } from './campaign-fields.tsx';

interface Values extends KeptValues {
  kind: CountKind;
  fund_code: string | null;
  as_at: string;
  campus_id: string | null;
}

/** A new physical count: what, as at which day, where, and by whom. */
export function Screen() {
  const navigate = useNavigate();
  const funds = useCall(readChoices, {}).data?.funds ?? [];
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const day = today().toString();
  const dueOf = (kind: CountKind) => dueCounts(day).find((due) => due.kind === kind)!.as_at;
  const year = Number(day.slice(0, 4));
  const daysOf = (kind: CountKind) => [...countDays(kind, year - 1), ...countDays(kind, year)].toReversed();
  const initial: Values = {
    kind: 'PPE',
    fund_code: null,
    as_at: countDays('PPE', year)[0]!,
    campus_id: null,
    office_ids: [],
    members: [],
    officer_id: null,
    officer_since: null,
    head_name: '',
    head_post: 'University President',
    coa_name: '',
  };
  return (
    <Page title="New count" intro="Its committee counts by phone or on paper; what differs from the cards is decided before it is closed.">
      <FormShell
        maw={860}
        endpoint={openCampaign}
        initial={initial}
        body={({ kind, fund_code: fund, as_at, campus_id: campus, ...kept }) => ({
          ...bodyOfKept(kept),
          kind,
          fund_code: fund ?? '',
          as_at,
          campus_id: campus === null ? null : Number(campus),
        })}
        draft="property-count:new"
        submit="Open the count"
        success={({ message }) => message}
        onDone={({ id }) => navigate(`/property/counts/${id}`)}
        onCancel={() => navigate('/property/counts')}
      >
        {(form) => {
          const { kind, as_at: asAt } = form.getValues();
          return (
            <>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <Select
                  label="Property"
                  required
                  allowDeselect={false}
                  data={choices(KINDS)}
                  {...form.getInputProps('kind')}
                  onChange={(chosen) => {
                    form.setFieldValue('kind', chosen as CountKind);
                    form.setFieldValue('as_at', dueOf(chosen as CountKind));
                  }}
                />
                <Select
                  label="As at"
                  required
                  allowDeselect={false}
                  description={`Its report is due on ${longDate(reportDue(asAt))}`}
                  data={daysOf(kind).map((value) => ({ value, label: longDate(value) }))}
                  {...form.getInputProps('as_at')}
                />
                <Select
                  label="Fund cluster"
                  required
                  placeholder="Choose"
                  data={funds.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
                  {...form.getInputProps('fund_code')}
                />
                <Select
                  label="Campus"
                  clearable
                  placeholder="All campuses"
                  data={campuses.map(({ id, name }) => ({ value: String(id), label: name }))}
                  {...form.getInputProps('campus_id')}
                />
              </SimpleGrid>
              <KeptFields form={form} campus={form.getValues().campus_id === null ? null : Number(form.getValues().campus_id)} />
            </>
          );
        }}
      </FormShell>
    </Page>
  );
}
