import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { addressOfDelivery } from '@talaan/property/web/desk/deliveries/delivery-address.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import type { CampaignRecord } from '../contract/campaigns.ts';
import { decideDifferences, type DifferenceRow } from '../contract/differences.ts';
import { LOSS_ENDED } from '../contract/fields.ts';
import { titleOf } from './campaign-title.ts';

interface NextActProps {
  campaign: CampaignRecord | undefined;
  row: DifferenceRow;
}

/** What follows from a decision on another screen: the delivery of what was found, the loss of what is missing; once it is there, that. */
export function NextAct({ campaign, row }: NextActProps) {
  if (row.followed_at !== null) return <Followed row={row} />;
  const next = campaign && nextOf(campaign, row);
  if (!next) return null;
  return (
    <ForCallers of={decideDifferences}>
      <Button component={Link} to={next.to} size="compact-sm" variant="light">
        {next.label}
      </Button>
    </ForCallers>
  );
}

function Followed({ row: { loss_id: loss, loss: reports, delivery_id: delivery, iar_no: report } }: { row: DifferenceRow }) {
  if (loss === null && delivery === null)
    return (
      <Text span size="sm">
        Found
      </Text>
    );
  return loss === null ? (
    <Anchor component={Link} to={`/property/deliveries/${delivery}`} title={`IAR ${report}`} size="sm">
      See delivery
    </Anchor>
  ) : (
    <Anchor component={Link} to={`/property/losses/${loss}`} title={reports ?? undefined} size="sm">
      See loss
    </Anchor>
  );
}

/** One that is not acknowledged yet, or unserviceable, is not reported as lost as it is now. */
function canBeLost({ item_state: state }: DifferenceRow): boolean {
  return state !== null && itemFlow.open(state, ['custodian']).includes('lose');
}

function nextOf(campaign: CampaignRecord, row: DifferenceRow): { label: string; to: string } | undefined {
  if (row.decision === 'FOR_LOSS' && row.item_id !== null)
    return canBeLost(row)
      ? { label: 'Report loss', to: `/property/losses/new?items=${row.item_id}` }
      : { label: 'Open item', to: `/property/items/${row.item_id}` };
  if (row.decision === 'FOUND' || (row.decision === 'TAKE_UP' && (LOSS_ENDED as readonly (string | null)[]).includes(row.item_state)))
    return { label: 'Record as found', to: `/property/items/${row.item_id}` };
  if (row.decision !== 'DELIVERY') return undefined;
  return {
    label: 'New delivery',
    to: addressOfDelivery({
      officeId: row.found_office_id,
      fundCode: campaign.fund_code,
      article: row.article,
      description: row.note,
      accepted: row.quantity,
      unitCost: row.unit_value,
      remarks: `Found in the physical count: ${titleOf(campaign)}`,
      difference: row.id,
    }),
  };
}
