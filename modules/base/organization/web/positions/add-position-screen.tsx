import { useNavigate } from 'react-router';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { addPosition } from '../../contract/positions.ts';
import { bodyOf, PositionFields, type PositionValues } from './position-fields.tsx';

const blank: PositionValues = {
  name: '',
  salary_grade: '',
  track: 'staff',
  level: null,
  education: '',
  experience_years: '',
  experience: '',
  training_hours: '',
  eligibility: '',
  competency: '',
};

export function Screen() {
  const navigate = useNavigate();
  const back = () => navigate('/personnel_setting/positions');
  return (
    <Page title="Add position">
      <FormShell
        endpoint={addPosition}
        initial={blank}
        body={bodyOf}
        draft="position:new"
        maw={640}
        submit="Add position"
        success="The position has been added."
        onDone={back}
        onCancel={back}
      >
        {(form) => <PositionFields form={form} />}
      </FormShell>
    </Page>
  );
}
