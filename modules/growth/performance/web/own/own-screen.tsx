import { useState } from 'react';
import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { COACHING_KINDS, type CoachingKind } from '../../contract/codes.ts';
import { readOwnForms, type OwnForms } from '../../contract/forms.ts';
import { ipcrFlow } from '../../workflow.ts';
import { RatingBadge } from '../form/rating-badge.tsx';
import { NewFormDialog, type Offered } from './new-form-dialog.tsx';

const KINDS = ['ipcr', 'dpcr', 'opcr'];
const TABS = { forms: 'Forms', ratings: 'Ratings', coaching: 'Coaching log' } as const;

/** The own forms by period, the ratings on record and the coaching log; a form as the address names it. */
export function Screen() {
  const { search } = useAddress();
  const id = Number(search.get('form')) || undefined;
  return id === undefined ? <AllForms /> : <OneForm id={id} />;
}

function OneForm({ id }: { id: number }) {
  return (
    <Page
      title={say('Performance')}
      actions={
        <Button component={Link} to="/account/performance" variant="default" leftSection={<IconArrowLeft size={16} />}>
          {say('All forms')}
        </Button>
      }
    >
      <RequestPanel id={id} kinds={KINDS} onItsScreen />
    </Page>
  );
}

function AllForms() {
  const tab = useScreenPart(TABS);
  const answer = useCall(readOwnForms, {});
  return (
    <Page
      title={say('Performance')}
      intro={say('Targets before the period, accomplishments and the self-rating after it.')}
      actions={<ScreenParts parts={TABS} />}
    >
      {answer.isError && !answer.data && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.isError && <Skeleton h={320} aria-busy />}
      {answer.data && tab === 'forms' && <Forms periods={answer.data.periods} />}
      {answer.data && tab === 'ratings' && <History history={answer.data.history} />}
      {answer.data && tab === 'coaching' && <Coaching coaching={answer.data.coaching} />}
    </Page>
  );
}

function Forms({ periods }: Pick<OwnForms, 'periods'>) {
  const [adding, setAdding] = useState<Offered>();
  if (periods.length === 0)
    return (
      <Card withBorder>
        <NothingHere title={say('No forms yet')} description={say('A form can be begun from 60 days before its period.')} />
      </Card>
    );
  return (
    <Stack gap="md">
      {periods.map((period) => (
        <Card key={period.id} withBorder padding="md" component="section" aria-label={period.name}>
          <Stack gap="sm">
            <Group justify="space-between" gap="xs">
              <Title order={2} size="h4">
                {period.name}
              </Title>
              <Text size="sm" c="dimmed">
                {say('{from} to {to}', { from: longDate(period.from), to: longDate(period.to) })}
              </Text>
            </Group>
            {period.forms.map((form) => (
              <FormLine key={form.id} form={form} />
            ))}
            {period.reason !== null && (
              <Text size="sm" c="dimmed">
                {say('Not rated: {reason}', { reason: period.reason })}
              </Text>
            )}
            {period.offered.length > 0 && (
              <Group gap="xs">
                {period.offered.map((offer) => (
                  <Button
                    key={`${offer.form} ${offer.office_id}`}
                    variant="default"
                    leftSection={<IconPlus size={16} />}
                    onClick={() => setAdding({ ...offer, period })}
                  >
                    {say('Begin the {form} of {office}', { form: offer.form, office: offer.office })}
                  </Button>
                ))}
              </Group>
            )}
          </Stack>
        </Card>
      ))}
      {adding && <NewFormDialog offered={adding} onClose={() => setAdding(undefined)} />}
    </Stack>
  );
}

function FormLine({ form }: { form: OwnForms['periods'][number]['forms'][number] }) {
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={2}>
        <Anchor component={Link} to={`/account/performance?form=${form.id}`} fw={600} size="sm">
          {form.form}, {form.office}
        </Anchor>
        {form.awaited !== null && (
          <Text size="xs" c={form.is_late ? 'red' : 'dimmed'}>
            {say(form.is_late ? '{awaited} due {day}, late' : '{awaited} due {day}', {
              awaited: say(form.awaited),
              day: longDate(form.due_on!),
            })}
          </Text>
        )}
      </Stack>
      <Group gap="xs">
        {form.is_sealed ? (
          <StatusBadge tone="waiting">{say('Final rating to open')}</StatusBadge>
        ) : (
          <RatingBadge final={form.final} level={form.level} />
        )}
        <RequestState state={form.state} words={form.state_words} isClosed={ipcrFlow.ends.includes(form.state)} />
      </Group>
    </Group>
  );
}

function History({ history }: Pick<OwnForms, 'history'>) {
  return (
    <Card withBorder>
      {history.length === 0 ? (
        <NothingHere
          title={say('No ratings on record')}
          description={say('Closed forms, and earlier ratings that the university entered, are listed here.')}
        />
      ) : (
        <Stack gap="sm">
          {history.map(({ period, from, final, level, source }) => (
            <Group key={from} justify="space-between" gap="xs">
              <Stack gap={0}>
                <Text size="sm" fw={600}>
                  {period}
                </Text>
                <Text size="xs" c="dimmed">
                  {source}
                </Text>
              </Stack>
              <RatingBadge final={final} level={level} />
            </Group>
          ))}
        </Stack>
      )}
    </Card>
  );
}

function Coaching({ coaching }: Pick<OwnForms, 'coaching'>) {
  return (
    <Card withBorder>
      {coaching.length === 0 ? (
        <NothingHere title={say('No entries yet')} description={say('What your head and you agreed while the work was under way.')} />
      ) : (
        <Stack gap="md">
          {coaching.map(({ id, held_on, kind, incident, agreement, coach }) => (
            <Stack key={id} gap={2}>
              <Text size="sm" fw={600}>
                {longDate(held_on)}, {COACHING_KINDS[kind as CoachingKind]}, {coach}
              </Text>
              <Text size="sm">{incident}</Text>
              <Text size="sm">{say('Agreed: {agreement}', { agreement })}</Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}
