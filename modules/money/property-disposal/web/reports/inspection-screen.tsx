import { Card, Group, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Navigate, useNavigate, useParams } from 'react-router';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { centavosOf } from '@talaan/property/web/desk/centavos.ts';
import { MoneyField } from '@talaan/property/web/desk/money-field.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { readReport, type Report, type ReportLine } from '../../contract/disposals.ts';
import { inspectLines, listInspections } from '../../contract/steps.ts';
import { FINDINGS, MODES, type Finding, type Mode } from '../../contract/fields.ts';
import { ItemPhoto } from './item-photo.tsx';

/** A member of the committee goes from item to item, mostly with a phone; each is saved with what was found. */
export function Screen() {
  const id = Number(useParams()['id']);
  const answer = useCall(readReport, { params: { id } });
  const report = answer.data?.report.id === id ? answer.data.report : undefined;
  if (answer.isError && !report) return <RecordFailed title={say('Inspect property')} list="/property/inspections" answer={answer} />;
  if (!report) return <Skeleton h={420} aria-busy />;
  if (!report.is_mine_to_inspect) return <Navigate replace to={`/property/disposals/${id}`} />;
  return (
    <Page title={say('Inspect property')} intro={`${report.type} ${report.number}, ${report.officer}`}>
      <InspectionForm report={report} />
    </Page>
  );
}

interface LineValues {
  item_id: number;
  found: Finding | null;
  mode: Mode | null;
  other_mode: string;
  /** As typed. */
  appraised: string | number;
  findings: string;
}

function valuesOf({ item_id, found, mode, other_mode, appraised, findings }: ReportLine): LineValues {
  return { item_id, found, mode, other_mode, appraised: appraised === null ? '' : formatMoney(appraised), findings };
}

function InspectionForm({ report }: { report: Report }) {
  const navigate = useNavigate();
  const open = report.lines.filter(({ is_open: isOpen }) => isOpen);
  const initial = { lines: open.map(valuesOf) };
  const back = () => void navigate(`/property/disposals/${report.id}`);
  return (
    <FormShell
      maw={640}
      endpoint={inspectLines}
      params={{ id: report.id }}
      initial={initial}
      // What another member finds meanwhile is not overwritten by what one left as it was.
      body={({ lines }) => ({ lines: changedIn(lines, initial.lines).map((at) => bodyOf(lines[at]!)) })}
      draft={`property-disposal:inspect:${report.id}`}
      submit={say('Save what was found')}
      success={({ message }) => message}
      alsoRefresh={[listInspections, readTimeline]}
      onDone={back}
      onCancel={back}
    >
      {(form) => (
        <Stack gap="md">
          {open.map((line, at) => (
            <LineCard
              key={line.item_id}
              form={form}
              at={at}
              sent={changedIn(form.values.lines, initial.lines).indexOf(at)}
              line={line}
              reportId={report.id}
            />
          ))}
          {form.errors['lines'] && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {form.errors['lines']}
            </Text>
          )}
        </Stack>
      )}
    </FormShell>
  );
}

/** The places of the lines of which something was found, and changed here. */
function changedIn(lines: readonly LineValues[], before: readonly LineValues[]): number[] {
  return lines.flatMap((line, at) => (line.found === null || isSame(line, before[at]!) ? [] : [at]));
}

function bodyOf({ found, mode, appraised, ...line }: LineValues) {
  const isDisposed = found === 'DISPOSE';
  return {
    ...line,
    found: found!,
    mode: isDisposed ? mode : null,
    appraised: isDisposed && appraised !== '' ? centavosOf(appraised) : null,
  };
}

function isSame(one: LineValues, other: LineValues): boolean {
  return (Object.keys(one) as (keyof LineValues)[]).every((key) => one[key] === other[key]);
}

interface LineCardProps {
  form: UseFormReturnType<{ lines: LineValues[] }>;
  at: number;
  /** Its place among the lines that are sent, by which errors name it. */
  sent: number;
  line: ReportLine;
  reportId: number;
}

function LineCard({ form, at, sent, line, reportId }: LineCardProps) {
  const { article, described, property_no: number, cost, carrying } = line;
  const values = form.values.lines[at]!;
  const field = (name: keyof LineValues) => ({ ...form.getInputProps(`lines.${at}.${name}`), error: form.errors[`lines.${sent}.${name}`] });
  return (
    <Card withBorder padding="sm" component="section" aria-label={`${article} ${number}`}>
      <Stack gap="xs">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <ItemPhoto reportId={reportId} line={line} />
          <Stack gap={0} flex={1} miw={0}>
            <Text fw={600}>{article}</Text>
            <Text size="sm" c="dimmed">
              {described}
            </Text>
            <Text size="sm">{`${number} · ${formatPesos(cost)}${carrying === cost ? '' : `, ${formatPesos(carrying)} left`}`}</Text>
          </Stack>
        </Group>
        <Select
          label={say('Found')}
          aria-label={say('Found of {number}', { number })}
          placeholder={say('Not inspected')}
          data={choices(FINDINGS)}
          allowDeselect={false}
          {...field('found')}
        />
        {values.found === 'DISPOSE' && (
          <>
            <Select
              label={say('By')}
              aria-label={say('Disposal of {number} by', { number })}
              placeholder={say('Choose')}
              data={choices(MODES)}
              allowDeselect={false}
              {...field('mode')}
            />
            {values.mode === 'OTHER' && <TextInput label={say('Which way')} {...field('other_mode')} />}
            <MoneyField
              label={say('Appraised value (PHP)')}
              aria-label={say('Appraised value of {number} (PHP)', { number })}
              {...field('appraised')}
            />
          </>
        )}
        {values.found !== null && (
          <TextInput label={say('Remarks')} aria-label={say('Remarks on {number}', { number })} {...field('findings')} />
        )}
      </Stack>
    </Card>
  );
}
