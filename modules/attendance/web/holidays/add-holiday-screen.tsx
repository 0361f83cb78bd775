import { useNavigate } from 'react-router';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { addHoliday } from '../../contract/holidays.ts';
import { HolidayFields, type HolidayValues } from './holiday-fields.tsx';

const blank: HolidayValues = { date: null, name: '', type: 'special_non_working', campus_id: null, legal_basis: '' };

export function Screen() {
  const navigate = useNavigate();
  const back = () => navigate('/edats/holidays');
  return (
    <Page title="Add holiday" intro="If its date has passed, that day is computed again for everyone it affects.">
      <FormShell
        endpoint={addHoliday}
        initial={blank}
        body={(values) => values as never}
        draft="holiday:new"
        maw={480}
        submit="Add holiday"
        success="The holiday has been added."
        onDone={back}
        onCancel={back}
      >
        {(form) => <HolidayFields form={form} />}
      </FormShell>
    </Page>
  );
}
