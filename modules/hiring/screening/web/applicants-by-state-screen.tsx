import { useParams } from 'react-router';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { SHOWN_STATES } from '../contract/applicants.ts';
import { ApplicantList } from './applicant-list.tsx';

/** The same in one state, which the address names: `SUBMITTED`, or `submitted`. */
export function Screen() {
  const { code = '' } = useParams();
  const state = SHOWN_STATES.find((one) => one === code.toUpperCase());
  if (state) return <ApplicantList title="Applicants by status" state={state} />;
  return (
    <Page title="Applicants by status">
      <NothingHere title="There is no such state" description="Open the list of all applicants and choose one there." />
    </Page>
  );
}
