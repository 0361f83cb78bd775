import { Stack } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { KnownPerson } from '@talaan/kernel/web/forms/person-option.tsx';
import { FiledForPicker } from '@talaan/personnel/web/person-picker.tsx';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { fileTrip } from '../../contract/trips.ts';
import { daysOf } from '../../rules/trip-days.ts';
import { Companions } from './companions.tsx';
import { blankTrip, tripBody, TripFieldset, type TripFields } from './trip-fields.tsx';

interface NewTripProps {
  /** The first day; null for none. */
  day: string | null;
  forOthers: boolean;
  isHr: boolean;
  onFiled: (id: number) => void;
}

type Values = TripFields & { personnel_id: number | null; companions: KnownPerson[] };

/** Travel is filed for oneself or, by HR and the clerk of an office, for another person. Who decides is shown before. */
export function NewTrip({ day, forOthers, isHr, onFiled }: NewTripProps) {
  const initial: Values = { ...blankTrip(day), personnel_id: null, companions: [] };
  return (
    <FormShell
      endpoint={fileTrip}
      initial={initial}
      body={(values) => ({
        ...tripBody(values),
        // HR files for others; an empty field is refused by the schema as one not chosen.
        personnel_id: isHr ? (values.personnel_id ?? 0) : values.personnel_id,
        companions: values.companions.map(({ id }) => id),
      })}
      draft={`travel:${isHr ? 'hr' : 'own'}:${day ?? 'new'}`}
      submit={say('File travel')}
      success={say('The travel was filed; its head decides next.')}
      onDone={({ id }) => onFiled(id)}
    >
      {(form) => (
        <Stack gap="sm">
          {forOthers && (
            <FiledForPicker
              isHr={isHr}
              value={form.values.personnel_id}
              error={form.errors.personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
            />
          )}
          <TripFieldset form={form} />
          <Companions
            value={form.values.companions}
            onChange={(people) => form.setFieldValue('companions', people)}
            error={form.errors.companions}
          />
          {!isHr && form.values.personnel_id === null && <Route values={form.values} />}
        </Stack>
      )}
    </FormShell>
  );
}

function Route({ values: { first_day, last_day, is_abroad } }: { values: TripFields }) {
  const days = first_day && last_day && first_day <= last_day ? daysOf({ first_day, last_day }) : 1;
  return <RoutePreview kind="travel" days={days} type={is_abroad ? 'abroad' : 'domestic'} />;
}
