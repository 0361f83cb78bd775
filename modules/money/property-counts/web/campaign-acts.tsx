import { Button, Menu } from '@mantine/core';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { confirm, confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import {
  closeCampaign,
  editCampaign,
  listCampaigns,
  printReport,
  printSheets,
  removeCampaign,
  type CampaignRecord,
} from '../contract/campaigns.ts';
import { compareCount } from '../contract/differences.ts';
import { REPORTS } from '../contract/fields.ts';
import { titleOf } from './campaign-title.ts';

/** What can be done with a count now: count, print the sheets, compare and close; once it is closed, print its report. */
export function CampaignActs({ campaign, onJob }: { campaign: CampaignRecord; onJob: (id: string) => void }) {
  const navigate = useNavigate();
  const params = { id: campaign.id };
  const started = { onDone: ({ job }: { job: { id: string } }) => onJob(job.id) };
  const sheets = useSend(printSheets, started);
  const report = useSend(printReport, started);
  const compare = useSend(compareCount, { onDone: ({ message }) => showSuccess(message) });
  const close = useSend(closeCampaign, {
    onDone: ({ message, job }) => {
      showSuccess(message);
      onJob(job.id);
    },
  });
  const remove = useSend(removeCampaign, {
    alsoRefresh: [listCampaigns],
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/property/counts');
    },
  });
  const keeps = useMayCall(editCampaign);
  const name = REPORTS[campaign.kind];
  if (campaign.state === 'CLOSED')
    return (
      <>
        <Button variant="default" loading={report.isPending} onClick={() => report.mutate({ params, body: { format: 'xlsx' } })}>
          {name} as a workbook
        </Button>
        <MainAct>
          <Button
            leftSection={<IconPrinter size={16} />}
            loading={report.isPending}
            onClick={() => report.mutate({ params, body: { format: 'pdf' } })}
          >
            Print {name}
          </Button>
        </MainAct>
      </>
    );
  const askToClose = async () => {
    const isSure = await confirm({
      title: 'Close the count',
      question: `Close the count: ${titleOf(campaign)} ? Cards are corrected as decided and its ${name} is issued. It is never opened again.`,
      action: 'Close the count',
      danger: true,
    });
    if (isSure) close.mutate({ params });
  };
  const askToRemove = async () => {
    if (await confirmRemoval(titleOf(campaign))) remove.mutate({ params });
  };
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={16} />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => sheets.mutate({ params, body: { office_id: null } })}>Print count sheets</Menu.Item>
          {keeps && (
            <>
              <Menu.Item component={Link} to={`/property/counts/${campaign.id}/edit`}>
                Change committee and offices
              </Menu.Item>
              <Menu.Item color="red" disabled={campaign.scans > 0} onClick={() => void askToRemove()}>
                Remove
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {keeps && (
        <>
          <Button variant="default" loading={compare.isPending} onClick={() => compare.mutate({ params })}>
            Compare with the cards
          </Button>
          <Button variant="default" loading={close.isPending} onClick={() => void askToClose()}>
            Close…
          </Button>
        </>
      )}
      {campaign.is_mine && (
        <MainAct>
          <Button component="a" href={`/property/counting?count=${campaign.id}`}>
            Count by phone
          </Button>
        </MainAct>
      )}
    </>
  );
}
