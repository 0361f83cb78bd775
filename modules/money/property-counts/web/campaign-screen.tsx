import { useState } from 'react';
import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { readCampaign, type CampaignRecord } from '../contract/campaigns.ts';
import { MEMBER_ROLES, REPORTS } from '../contract/fields.ts';
import { CampaignActs } from './campaign-acts.tsx';
import { CampaignBadge } from './campaign-badge.tsx';
import { titleOf } from './campaign-title.ts';
import { PlacesTable } from './places-table.tsx';

/** One physical count: how far each room is, what differs from the cards, and its report. */
export function Screen() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const answer = useCall(readCampaign, { params: { id } });
  const [jobId, setJobId] = useState<string>();
  const campaign = answer.data?.campaign;
  if (answer.isError && !campaign) return <RecordFailed title="Physical count" list="/property/counts" answer={answer} />;
  if (campaign?.id !== id) return <Skeleton h={320} aria-busy />;
  const shownJob = jobId ?? search.get('job');
  return (
    <Page title="Physical count" intro={titleOf(campaign)} actions={<CampaignActs campaign={campaign} onJob={setJobId} />}>
      <Stack gap="md">
        {shownJob && <JobProgress id={shownJob} />}
        <RecordPart title="The count">
          <CampaignFacts campaign={campaign} />
        </RecordPart>
        <RecordPart title="Differences from the cards">
          <Differences campaign={campaign} />
        </RecordPart>
        {campaign.state === 'OPEN' && (
          <RecordPart title="Rooms">
            <PlacesTable places={campaign.places} />
          </RecordPart>
        )}
      </Stack>
    </Page>
  );
}

function CampaignFacts({ campaign }: { campaign: CampaignRecord }) {
  const { id, code, members, closed_at: closedAt } = campaign;
  const signed = members.filter(({ role }) => role !== 'COUNTER');
  return (
    <Facts
      facts={[
        ['State', <CampaignBadge key="state" state={campaign.state} />],
        ['Report due', longDate(campaign.due_on)],
        ['Found', `${campaign.counted} of ${count(campaign.cards, 'card')}`],
        [
          'Scans',
          <Anchor key="scans" component={Link} to={`/property/counts/${id}/scans`} size="sm">
            {count(campaign.scans, 'scan')}, {count(campaign.finds, 'find')} without a card
          </Anchor>,
        ],
        ['Where', [campaign.campus ?? 'All campuses', campaign.offices.join(', ') || 'all offices'].join(', ')],
        ['Committee', signed.map(({ fullname, role }) => `${fullname} (${MEMBER_ROLES[role].toLowerCase()})`).join('; ')],
        [
          'Count, do not sign',
          members
            .filter(({ role }) => role === 'COUNTER')
            .map(({ fullname }) => fullname)
            .join('; '),
        ],
        ['Accountable officer', `${campaign.officer}, since ${longDate(campaign.officer_since)}`],
        ['Approved by', `${campaign.head_name}, ${campaign.head_post}`],
        ['Verified by', campaign.coa_name],
        ['Opened', `${formatInstant(campaign.opened_at)}, ${campaign.opened_by ?? ''}`],
        ['Closed', closedAt !== null && `${formatInstant(closedAt)}, ${campaign.closed_by ?? ''}`],
        [
          `Code of the ${REPORTS[campaign.kind]}`,
          code && (
            <Anchor key="code" component={Link} to={`/verify/${code}`} size="sm">
              {code}
            </Anchor>
          ),
        ],
      ]}
    />
  );
}

function Differences({ campaign }: { campaign: CampaignRecord }) {
  const { id, compared_at: comparedAt, differences, undecided, scans_since: since } = campaign;
  if (comparedAt === null) return <Text size="sm">Not compared with the cards yet. Compare once the rooms are counted.</Text>;
  return (
    <Stack gap={4}>
      <Group gap="md">
        <Anchor component={Link} to={`/property/counts/${id}/differences`} size="sm">
          {count(differences, 'difference')}
        </Anchor>
        {undecided > 0 && (
          <Anchor component={Link} to={`/property/counts/${id}/differences?decided=0`} size="sm">
            {undecided} to decide
          </Anchor>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        Compared {formatInstant(comparedAt)}.{since > 0 && ` ${count(since, 'scan')} came since: compare again.`}
      </Text>
    </Stack>
  );
}
