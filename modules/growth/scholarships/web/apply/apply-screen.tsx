import { useNavigate } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { applyForScholarship } from '../../contract/applications.ts';
import { listOwnScholarships } from '../../contract/scholarships.ts';
import { ApplicationForm } from './application-form.tsx';

/** A scholarship of one’s own, with its conditions beside the form. */
export function Screen() {
  const navigate = useNavigate();
  return (
    <Page
      title={say('Apply for a scholarship')}
      intro={say('It goes to the head of your office, or the personnel committee of the department, first.')}
    >
      <ApplicationForm
        endpoint={applyForScholarship}
        submit={say('Submit the application')}
        alsoRefresh={[listOwnScholarships]}
        draft="scholarship:new"
        onDone={(answer) => {
          if (answer.id !== undefined) void navigate(`/lnd/scholarships/${answer.id}`);
        }}
        onCancel={() => void navigate('/account/development')}
      />
    </Page>
  );
}
