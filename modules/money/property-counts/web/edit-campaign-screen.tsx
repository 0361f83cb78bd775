import { Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { editCampaign, readCampaign } from '../contract/campaigns.ts';
import { bodyOfKept, KeptFields, type KeptValues } from './campaign-fields.tsx';
import { titleOf } from './campaign-title.ts';

/** Offices, committee and signatories of an open count. */
export function Screen() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const answer = useCall(readCampaign, { params: { id } });
  const campaign = answer.data?.campaign;
  if (answer.isError && !campaign) return <RecordFailed title="Change count" list="/property/counts" answer={answer} />;
  if (campaign?.id !== id) return <Skeleton h={320} aria-busy />;
  const initial: KeptValues = {
    office_ids: campaign.office_ids.map(String),
    members: campaign.members,
    officer_id: campaign.officer_id,
    officer_since: campaign.officer_since,
    head_name: campaign.head_name,
    head_post: campaign.head_post,
    coa_name: campaign.coa_name,
  };
  const back = () => void navigate(`/property/counts/${id}`);
  return (
    <Page title="Change count" intro={titleOf(campaign)}>
      <FormShell
        maw={860}
        endpoint={editCampaign}
        params={{ id }}
        version={answer.data?.version}
        initial={initial}
        body={bodyOfKept}
        draft={`property-count:${id}`}
        submit="Save"
        success={({ message }) => message}
        onDone={back}
        onCancel={back}
      >
        {(form) => <KeptFields form={form} campus={campaign.campus_id} officer={campaign.officer} />}
      </FormShell>
    </Page>
  );
}
