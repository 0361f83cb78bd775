import { Alert, Anchor, Skeleton, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Consequences, WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { fileAppeal, previewAppeal, readAppealForm, type AppealForm } from '../../contract/appeals.ts';
import type { Claim } from '../../rules/claims.ts';
import { appealFlow } from '../../workflow.ts';
import { DayComparison } from '../day-comparison.tsx';
import { AppealFields, claimsOf, factsOf, timesOf, type AppealValues } from './appeal-fields.tsx';

const SETTLED_MS = 400;

/** An appeal for a day, filled in with the punches that the day lacks. */
export function Screen() {
  const date = useParams().date ?? '';
  const person = Number(useSearchParams()[0].get('person')) || undefined;
  const answer = useCall(readAppealForm, { query: { date, person } });
  const found = answer.data;
  const words = found && (found.is_own ? '' : `${found.person.fullname}, `);
  return (
    <Page title={say('New time-log appeal')} intro={found && `${words}${longDate(date)}`}>
      {answer.isError && !found ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !found || answer.isPlaceholderData ? (
        <Skeleton h={420} aria-busy />
      ) : found.open_id !== null ? (
        <NothingHere
          title={say('This day has an appeal already')}
          description={say('It is not decided yet.')}
          action={
            <Anchor component={Link} to={`${found.is_own ? '/account' : '/department/edats'}/time-log-appeals/${found.open_id}`}>
              {say('Open the appeal')}
            </Anchor>
          }
        />
      ) : found.hindrance !== null ? (
        <NothingHere
          title={say('No appeal can be filed for this day')}
          description={[found.hindrance, found.helper?.who].filter(Boolean).join(' ')}
          action={
            found.is_own &&
            found.helper && (
              <Anchor component={Link} to={found.helper.link}>
                {found.helper.label}
              </Anchor>
            )
          }
        />
      ) : (
        <NewAppealForm key={`${date} ${person}`} date={date} person={person} found={found} />
      )}
    </Page>
  );
}

interface NewAppealFormProps {
  date: string;
  person: number | undefined;
  found: AppealForm;
}

function NewAppealForm({ date, person, found }: NewAppealFormProps) {
  const navigate = useNavigate();
  const initial: AppealValues = { reason: null, explanation: '', times: timesOf(found.proposed), proof: null };
  return (
    <FormShell
      endpoint={fileAppeal}
      initial={initial}
      body={(values) => ({ ...factsOf(values), personnel_id: person ?? null, date })}
      draft={`appeal:${person ?? 'own'}:${date}`}
      submit={say('File the appeal')}
      success={say('The appeal was filed.')}
      alsoRefresh={[{ path: '/api/requests' }]}
      onDone={({ id }) => void navigate(found.is_own ? `/account/time-log-appeals/${id}` : `/department/edats/time-log-appeals/${id}`)}
      onCancel={() => void navigate(-1)}
    >
      {(form) => <Fields form={form} date={date} person={person} found={found} />}
    </FormShell>
  );
}

function Fields({ form, date, person, found }: NewAppealFormProps & { form: UseFormReturnType<AppealValues> }) {
  const claims = claimsOf(form.getValues());
  return (
    <WithConsequences
      fields={
        <Stack gap="md">
          <Limits found={found} />
          <AppealFields form={form} now={found.now} asked={found.asked} />
          {found.is_own && <RoutePreview kind={appealFlow.kind} />}
        </Stack>
      }
    >
      <PreviewedDay date={date} person={person} claims={claims} />
    </WithConsequences>
  );
}

/** What the day comes to with these times, a moment after they were typed. */
export function PreviewedDay({ date, person, claims }: { date: string; person?: number | undefined; claims: readonly Claim[] }) {
  const [settled] = useDebouncedValue(claims.map(({ slot, minutes }) => `${slot}.${minutes}`).join(), SETTLED_MS);
  const claim = settled ? settled.split(',') : undefined;
  const answer = useCall(previewAppeal, { query: { date, person, claim } }, { search: true });
  return (
    <Consequences hint={undefined} answer={answer}>
      {({ now, would_be }) => <DayComparison now={now} wouldBe={would_be} />}
    </Consequences>
  );
}

function Limits({ found: { forgot, last_day } }: { found: AppealForm }) {
  const left = Math.max(0, forgot.most - forgot.used);
  return (
    <Alert color={left === 0 ? 'yellow' : 'blue'} p="xs">
      <Text size="sm">
        {say('To be filed by {date}. {left}', {
          date: longDate(last_day),
          left:
            left === 0
              ? say('{used} appeals for forgotten punches were filed this month; no further one is allowed.', { used: forgot.used })
              : say('Forgotten punches: {left} of {most} appeals are left this month.', { left, most: forgot.most }),
        })}
      </Text>
    </Alert>
  );
}
