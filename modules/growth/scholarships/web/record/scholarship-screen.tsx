import { useParams } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { scholarshipFlow } from '../../workflow.ts';
import { ScholarshipActs } from './scholarship-acts.tsx';

/** One scholarship, for all who have a part in it. */
export function Screen() {
  const id = Number(useParams()['id']);
  return (
    <Page title={say('Scholarship')}>
      <RequestPanel id={id} kinds={[scholarshipFlow.kind]} kind={scholarshipFlow.kind} before={<ScholarshipActs id={id} />} onItsScreen />
    </Page>
  );
}
