import { Alert, Group, SegmentedControl, Select, Skeleton, Stack } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { addPlan, offerLines, planOffices, readPlan, savePlan, type Plan } from '../../contract/plans.ts';
import type { PlanKind } from '../../rules/plan.ts';
import { planTitle, formatYears } from '../../rules/title.ts';
import { yearsOf } from '../../rules/versions.ts';
import { EDITABLE } from '../../workflow.ts';
import { PlanFields } from './plan-fields.tsx';
import { blankLine, bodyOf, valuesOf } from './plan-values.ts';
import { PlanRoute } from './plan-route.tsx';

interface NewPlanProps {
  kind: PlanKind;
  title: string;
}

/** A new plan, or the draft that the address names. */
export function NewPlan({ kind, title }: NewPlanProps) {
  const asked = useSearchParams()[0].get('plan');
  return asked === null ? <Begin kind={kind} title={title} /> : <EditPlan id={Number(asked)} />;
}

function Begin({ kind, title }: NewPlanProps) {
  const { search, change } = useAddress();
  const navigate = useNavigate();
  const now = Number(useToday().slice(0, 4));
  const asked = Number(search.get('year')) || undefined;
  const ofUnit = kind !== 'INDIVIDUAL' && search.get('of') === 'unit';
  const office = ofUnit ? Number(search.get('office')) || undefined : undefined;
  const offices = useCall(planOffices, { query: {} }, { enabled: kind !== 'INDIVIDUAL' }).data?.offices ?? [];
  const query = { kind, from_year: asked, office_id: office };
  const offer = useCall(offerLines, { query }, { enabled: !ofUnit || office !== undefined });
  const found = offer.data;
  const year = asked ?? found?.from_year ?? now;
  return (
    <Page title={title} intro={intro(kind)}>
      <Group gap="md" align="flex-end">
        {offices.length > 0 && (
          <SegmentedControl
            aria-label="Owner of the plan"
            data={[
              { value: 'mine', label: 'My own' },
              { value: 'unit', label: 'Of a unit' },
            ]}
            value={ofUnit ? 'unit' : 'mine'}
            onChange={(of) => change({ of: of === 'unit' ? of : null, office: null })}
          />
        )}
        {ofUnit && (
          <SearchSelect
            label="Unit"
            required
            w={340}
            data={offices.map(({ id, fullname, acronym }) => ({ value: String(id), label: `${fullname} (${acronym})` }))}
            value={office === undefined ? null : String(office)}
            onChange={(id) => change({ office: id })}
          />
        )}
        <Select
          label={kind === 'INDIVIDUAL' ? 'Year' : 'Years'}
          w={180}
          allowDeselect={false}
          data={[now, now + 1].map((one) => ({ value: String(one), label: formatYears(yearsOf(kind, one)) }))}
          value={String(year)}
          onChange={(chosen) => change({ year: chosen })}
        />
      </Group>
      {offer.isError ? (
        <LoadFailed failure={offer.error} onRetry={() => void offer.refetch()} />
      ) : ofUnit && office === undefined ? null : !found ? (
        <Skeleton h={320} aria-busy />
      ) : found.why_not !== null ? (
        <Alert color="yellow" title="This plan cannot be begun">
          {found.why_not}
        </Alert>
      ) : (
        <FormShell
          key={`${year}:${office ?? 'own'}`}
          endpoint={addPlan}
          initial={{ lines: found.lines.length > 0 ? [] : [blankLine(year)] }}
          body={(values) => ({ kind, office_id: office ?? null, from_year: year, lines: bodyOf(values) })}
          draft={`plan:${kind}:${year}:${office ?? 'own'}`}
          maw={1000}
          submit="Save draft"
          success={({ message }) => message}
          onDone={({ id }) => void navigate(`/lnd/development-plan/list?plan=${id}`)}
          onCancel={() => void navigate('/lnd/development-plan/list')}
        >
          {(form) => (
            <Stack gap="md">
              <PlanFields form={form} year={year} office={office} offer={found} />
              <PlanRoute kind={kind} office={office} />
            </Stack>
          )}
        </FormShell>
      )}
    </Page>
  );
}

function intro(kind: PlanKind): string {
  if (kind === 'INDIVIDUAL') return 'What you will learn in a year: begin with the gaps that are offered.';
  return kind === 'FACULTY'
    ? 'Degrees, post-doctoral studies, licences, research visits and immersion over five years.'
    : 'Degrees and technical, supervisory, managerial and foundation courses over three years.';
}

function EditPlan({ id }: { id: number }) {
  const answer = useCall(readPlan, { params: { id } });
  const plan = answer.data?.plan.id === id ? answer.data.plan : undefined;
  return (
    <Page title={plan ? `Edit plan ${planTitle(plan, null)}` : 'Edit plan'} intro={plan?.owner}>
      {answer.isError && !plan ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !plan ? (
        <Skeleton h={320} aria-busy />
      ) : plan.is_own && EDITABLE.includes(plan.state) ? (
        <EditForm key={id} plan={plan} version={answer.data?.version} />
      ) : (
        <Alert color="yellow" title="This plan cannot be changed now">
          Its owner changes it while it is a draft, or after it was returned.
        </Alert>
      )}
    </Page>
  );
}

function EditForm({ plan, version }: { plan: Plan; version: number | undefined }) {
  const navigate = useNavigate();
  const back = () => navigate(`/lnd/development-plan/list?plan=${plan.id}`);
  const office = plan.office_id ?? undefined;
  const offer = useCall(offerLines, { query: { kind: plan.kind, from_year: plan.from_year, office_id: office } }, { search: true }).data;
  return (
    <FormShell
      endpoint={savePlan}
      params={{ id: plan.id }}
      version={version}
      initial={valuesOf(plan)}
      body={(values) => ({ lines: bodyOf(values) })}
      draft={`plan:${plan.id}`}
      maw={1000}
      submit="Save"
      success={({ message }) => message}
      onDone={back}
      onCancel={back}
    >
      {(form) => <PlanFields form={form} year={plan.from_year} office={office} offer={offer} />}
    </FormShell>
  );
}
