import { useNavigate } from 'react-router';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { postCircular } from '../contract.ts';
import { CircularFields, type CircularValues } from './circular-fields.tsx';

export function Screen() {
  const navigate = useNavigate();
  const blank: CircularValues = {
    attachment: null,
    kind: 'memorandum',
    number: '',
    dated: null,
    subject: '',
    office_id: null,
    signatory: '',
    needs_acknowledgement: true,
    everybody: true,
    lines: [],
  };
  return (
    <Page title="Post a circular" intro="Once posted, everyone in the audience sees it on the first page and gets a notification.">
      <FormShell
        endpoint={postCircular}
        initial={blank}
        body={({ attachment, everybody, lines, ...values }) => ({
          ...values,
          dated: values.dated ?? '',
          attachment_path: attachment?.path ?? '',
          audience: everybody ? [{}] : lines,
        })}
        draft="circular:new"
        maw={640}
        submit="Post"
        success="The circular has been posted."
        onDone={({ id }) => navigate(`/memorandum_circular/${id}`)}
        onCancel={() => navigate('/memorandum_circular')}
      >
        {(form) => <CircularFields form={form} />}
      </FormShell>
    </Page>
  );
}
