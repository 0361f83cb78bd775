import { useEffect, useEffectEvent } from 'react';
import { Alert, NumberInput, Select, SimpleGrid } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { listNotices } from '../../contract/notices.ts';
import { grantMerit, readMeritPlaces } from '../../contract/nosi.ts';
import { meritSteps, RATINGS, type Rating } from '../../rules/merit.ts';

type Known = NonNullable<Answer<typeof readMeritPlaces>['on_record']>;

interface Values {
  personnel_id: number | null;
  year: number;
  effective_on: string | null;
  first_rating: Rating | null;
  second_rating: Rating | null;
}

/** The notice of a merit increment, from the two ratings of a year. */
export function MeritDialog({ onClose }: { onClose: () => void }) {
  const { change } = useAddress();
  const today = useToday();
  const initial: Values = {
    personnel_id: null,
    year: Number(today.slice(0, 4)) - 1,
    effective_on: today,
    first_rating: null,
    second_rating: null,
  };
  return (
    <Dialog onClose={onClose} title="Merit increment" size="form">
      <FormShell
        endpoint={grantMerit}
        initial={initial}
        body={(values) => values as never}
        draft="merit:new"
        submit="Generate the notice"
        success="The notice is generated."
        alsoRefresh={[listNotices]}
        onDone={({ id }) => {
          onClose();
          change({ view: 'notices', notice: id }, { replace: true });
        }}
      >
        {(form) => {
          const { personnel_id: person, year, first_rating: first, second_rating: second } = form.getValues();
          return (
            <>
              <PersonPicker
                label="Person"
                required
                value={form.getValues().personnel_id}
                onChange={(id) => form.setFieldValue('personnel_id', id)}
                error={form.errors.personnel_id}
              />
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <NumberInput label="Rating year" required min={1990} max={2200} {...form.getInputProps('year')} />
                <DateField label="Effective" required {...form.getInputProps('effective_on')} />
                <Select label="First half of the year" required data={RATINGS} {...form.getInputProps('first_rating')} />
                <Select label="Second half of the year" required data={RATINGS} {...form.getInputProps('second_rating')} />
              </SimpleGrid>
              <Places
                year={year}
                person={person}
                steps={first && second ? meritSteps([first, second]) : null}
                onRecord={([one, other]) => form.setValues({ first_rating: one?.rating ?? null, second_rating: other?.rating ?? null })}
              />
            </>
          );
        }}
      </FormShell>
    </Dialog>
  );
}

interface PlacesProps {
  year: number;
  person: number | null;
  steps: number | null;
  /** The ratings that are on record are entered: they count. None of another person stays. */
  onRecord: (both: Known) => void;
}

/** What the ratings give and where they are read, and how many of the 5 % are left. */
function Places({ year, person, steps, onRecord }: PlacesProps) {
  const query = { year, personnel_id: person ?? undefined };
  const places = useCall(readMeritPlaces, { query }, { enabled: year >= 1990 && year <= 2200 }).data;
  const known = places?.on_record;
  const sources = known?.flatMap((half) => half?.source ?? []) ?? [];
  const enter = useEffectEvent(onRecord);
  useEffect(() => {
    if (known) enter(known);
  }, [known]);
  return (
    <Alert>
      {sources.length > 0 && `Entered from the record: ${sources.join(', ')}. `}
      {steps !== null &&
        `${steps === 0 ? 'These ratings grant no step.' : `These ratings give ${steps === 1 ? 'one step' : 'two steps'}.`} `}
      {places &&
        `${places.given} of ${places.places} merit increments for ${places.year} are granted: at most 5 % of ${places.incumbents} permanent incumbents.`}
    </Alert>
  );
}
