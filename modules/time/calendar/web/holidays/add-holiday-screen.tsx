import { useNavigate } from 'react-router';
import { WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { addHoliday } from '../../contract/holidays.ts';
import { HolidayConsequences } from './holiday-consequences.tsx';
import { HolidayFields, type HolidayValues } from './holiday-fields.tsx';

const blank: HolidayValues = { date: null, name: '', type: 'special_non_working', campus_id: null, legal_basis: '' };

export function Screen() {
  const navigate = useNavigate();
  const back = () => navigate('/edats/holidays');
  return (
    <Page title="Add holiday">
      <FormShell
        endpoint={addHoliday}
        initial={blank}
        body={(values) => values as never}
        draft="holiday:new"
        submit="Add holiday"
        success="The holiday has been added."
        onDone={back}
        onCancel={back}
      >
        {(form) => (
          <WithConsequences fields={<HolidayFields form={form} />}>
            <HolidayConsequences values={form.getValues()} insteadOf={undefined} />
          </WithConsequences>
        )}
      </FormShell>
    </Page>
  );
}
