import { useState } from 'react';
import { Button, Checkbox, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Consequences, WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { OptionText } from '@talaan/kernel/web/forms/option-text.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Application, Preview } from '../../../contract/applications.ts';
import { findActingPeople, type OpenType, type readFiling } from '../../../contract/filing.ts';
import { formatLength, serviceObligation } from '../../../rules/service-obligation.ts';
import { formatAmount } from '../format-credits.ts';
import { StudyRatings } from '../study-ratings.tsx';
import { BalancesTable, Checks, formatSplit, SplitFigures } from '../what-it-takes.tsx';
import { DatesField } from './dates-field.tsx';
import { DetailsFields } from './details-fields.tsx';
import { FilingParts } from './filing-parts.tsx';
import { previewBodyOf, type LeaveFields } from './leave-values.ts';
import { PapersField } from './papers-field.tsx';
import { span } from './pick-dates.ts';
import { usePreview } from './use-preview.ts';

type Form = UseFormReturnType<LeaveFields>;
export type Filing = Answer<typeof readFiling>;

/** Of maternity leave alone. */
const AllocationFields = shownLater(async () => (await import('./allocation-fields.tsx')).AllocationFields);

interface LeaveFormProps {
  form: Form;
  filing: Filing;
  /** For whom it is filed by another; undefined for one's own. */
  person?: number;
  /** The application that is corrected. */
  corrected?: Application;
}

/** The fields of an application, and beside them what it comes to before it is filed. */
export function LeaveForm({ form, filing, person, corrected }: LeaveFormProps) {
  const values = form.values;
  const type = filing.types.find(({ code }) => code === values.type_code);
  const { answer, isEnough } = usePreview({
    ...previewBodyOf(values, type),
    personnel_id: person ?? null,
    id: corrected?.id ?? null,
  });
  const preview = isEnough ? answer.data : undefined;
  const isLate = preview?.checks.some(({ field }) => field === 'late_reason') || values.late_reason !== '';
  return (
    <WithConsequences
      fields={
        <Stack gap="md">
          {person !== undefined && !corrected && (
            <DateField
              label={say('Received on')}
              required
              description={say('The date stamped on the paper form; the five working days count from it')}
              {...form.getInputProps('received_on')}
            />
          )}
          <TypeField form={form} filing={filing} />
          <DatesField form={form} type={type} person={person} />
          {preview && <InShort preview={preview} />}
          {type && <WholeAmount form={form} type={type} preview={preview} />}
          {type && <DetailsFields form={form} type={type} />}
          {type?.may_allocate && <AllocationFields meanwhile={<Skeleton h={120} aria-busy />} form={form} />}
          {isLate && (
            <Textarea
              label={say('Reason for filing late')}
              description={say('What kept you from filing in time; HR and your head read it.')}
              autosize
              minRows={2}
              {...form.getInputProps('late_reason')}
            />
          )}
          {type && !corrected && <PapersField form={form} needed={preview?.papers ?? []} />}
          <Meanwhile form={form} />
        </Stack>
      }
    >
      <Consequences hint={isEnough ? undefined : say('Choose a type and the dates to see what they come to.')} answer={answer}>
        {(found) => (
          <>
            <SplitFigures split={found.split} dates={found.dates} />
            <BalancesTable balances={found.balances} />
            {type?.code === 'STUDY' && <Obligation dates={found.dates} />}
            {found.study_ratings && <StudyRatings judged={found.study_ratings} />}
            {!corrected && <FilingParts personnelId={filing.person.id} on={found.dates[0]!.date} balances={found.balances} />}
            <Checks checks={found.checks} />
          </>
        )}
      </Consequences>
      {person === undefined && preview && type && (
        <RoutePreview kind={filing.kind} days={Math.ceil(preview.split.days / 1000)} type={type.code} />
      )}
    </WithConsequences>
  );
}

/** What study leave obliges to. */
function Obligation({ dates }: { dates: Preview['dates'] }) {
  const found = serviceObligation(dates[0]!.date, dates.at(-1)!.date);
  return (
    <Text size="sm">
      {found === null
        ? say('Longer than six months: the contract says the service obligation.')
        : say('Service obligation of {found} after it, to {date} (MC 21 s.2004).', {
            found: formatLength(found),
            date: longDate(found.until),
          })}
    </Text>
  );
}

/** Opens itself while no type is chosen: the first press chooses one. */
function TypeField({ form, filing }: { form: Form; filing: Filing }) {
  const left = new Map(filing.balances.map((balance) => [balance.book, balance]));
  const balanceOf = ({ code, charge }: OpenType) => left.get(charge === 'OWN' ? code : charge);
  const note = (type: OpenType) => {
    if (type.left !== null) {
      const unit = type.unit === 'HOURS' ? 'second' : 'thousandth of a day';
      return say('{left} left of the {amount} of this year', {
        left: formatAmount(type.left, unit),
        amount: formatAmount(type.amount!, unit),
      });
    }
    const balance = balanceOf(type);
    return balance && say('{left} left', { left: formatAmount(balance.now - balance.held, balance.unit) });
  };
  const notes = new Map(filing.types.map((type) => [type.code, note(type)]));
  const hasCredits = (type: OpenType) => {
    const balance = balanceOf(type);
    return (type.left ?? (balance ? balance.now - balance.held : 0)) > 0;
  };
  // What one has credits for comes first, each part in the order of the form.
  const [others, credited] = [false, true].map((wanted) => filing.types.filter((one) => hasCredits(one) === wanted));
  const type = filing.types.find(({ code }) => code === form.values.type_code);
  return (
    <SearchSelect
      label={say('Type of leave')}
      required
      placeholder={say('Choose a type')}
      description={type && say(type.law)}
      maxDropdownHeight={360}
      defaultDropdownOpened={form.values.type_code === null}
      data={[...credited!, ...others!].map(({ code, name }) => ({ value: code, label: say(name) }))}
      renderOption={({ option }) => <OptionText label={option.label} note={notes.get(option.value)} />}
      {...form.getInputProps('type_code')}
    />
  );
}

/** What it comes to in a line under the dates, where the whole of it is further down. */
function InShort({ preview: { split, balances, checks } }: { preview: Preview }) {
  const blocks = checks.filter(({ kind }) => kind === 'block').length;
  const after = balances.map(({ name, after: left, unit }) => say('{name} after it: {left}', { name, left: formatAmount(left, unit) }));
  return (
    <Text size="sm" hiddenFrom="lg" c={blocks > 0 ? 'red' : undefined}>
      {[formatSplit(split), ...after, blocks > 0 && say('it cannot be filed yet, see below')].filter(Boolean).join('; ')}.
    </Text>
  );
}

/** Of leave that the law gives whole, such as 105 days: the dates to its end in one act. */
function WholeAmount({ form, type, preview }: { form: Form; type: OpenType; preview: Preview | undefined }) {
  const first = form.values.dates[0]?.date;
  const end = preview?.whole_amount_ends_on;
  if (type.unit !== 'CALENDAR' || !first || !end || form.values.dates.at(-1)?.date === end) return null;
  return (
    <Button variant="default" onClick={() => form.setFieldValue('dates', span(first, end))}>
      {say('Take it whole, to {date}', { date: longDate(end) })}
    </Button>
  );
}

function Meanwhile({ form }: { form: Form }) {
  const [acting, setActing] = useState('');
  return (
    <Stack gap="sm">
      <RemotePicker
        label={say('Reliever')}
        description={say('Who does your work while you are away; ask them first.')}
        placeholder={say('Type a name')}
        endpoint={findActingPeople}
        rows="people"
        value={form.values.acting_id}
        shown={acting}
        error={form.errors.acting_id}
        onChange={(id, row) => {
          form.setFieldValue('acting_id', id);
          setActing(row?.fullname ?? '');
        }}
        option={personOption}
      />
      <TextInput label={say('Contact while away')} description={say('Phone or address')} {...form.getInputProps('contact')} />
      <Checkbox
        label={say('Commutation requested')}
        description={say('As printed in 6.D of CS Form 6; leave it empty where you do not ask for it.')}
        {...form.getInputProps('commutation', { type: 'checkbox' })}
      />
    </Stack>
  );
}
