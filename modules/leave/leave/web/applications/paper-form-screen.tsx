import { useNavigate, useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readFiling } from '../../contract/filing.ts';
import { FileLeave } from './file/file-leave.tsx';

const LIST = '/HR/leaves/submitted-leave';

/** Leave that an employee handed in on paper, encoded by HR with the date stamped on it. */
export function Screen() {
  const navigate = useNavigate();
  const person = Number(useParams().id);
  const found = useCall(readFiling, { query: { personnel_id: person } }, { search: true }).data?.person;
  return (
    <Page
      title="Add leave for an employee"
      intro={found && [found.fullname, found.idno, found.position, found.office].filter(Boolean).join(', ')}
    >
      <FileLeave key={person} person={person} onFiled={(id) => void navigate(`${LIST}?leave=${id}`)} onCancel={() => void navigate(LIST)} />
    </Page>
  );
}
