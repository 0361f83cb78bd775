import { useNavigate } from 'react-router';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { countAudience, lineOf, postCircular, type AudienceLine } from '../contract.ts';
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
        confirm={({ everybody, lines }) => askToPost(everybody ? [{ campus_id: null, office_id: null, track: null }] : lines)}
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

/** An audience that is refused is told by the posting itself, at its field. */
async function askToPost(audience: readonly AudienceLine[]): Promise<boolean> {
  const answer = await call(countAudience, { query: { line: audience.map(lineOf) } }).catch(() => undefined);
  if (!answer) return true;
  return confirm({
    title: `Post to ${count(answer.people, 'person', 'people')}?`,
    question: 'They see it on the first page and get a notification. It cannot be called back; it can be withdrawn with a reason.',
    action: 'Post',
  });
}
