import { Group, List, Pill, Text } from '@mantine/core';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';
import { readAssessment, type Assessment } from '../contract/assessment.ts';
import { saveNextInRank } from '../contract/decision.ts';

/** The positions that are next in rank to that of the post: a setting of the position, which tells a deep selection. */
export function NextInRank({ assessment: { post, next_in_rank, candidates } }: { assessment: Assessment }) {
  const save = useSend(saveNextInRank, { alsoRefresh: [readAssessment] });
  const ids = next_in_rank.map(({ id }) => id);
  const set = (position_ids: number[]) => save.mutate({ params: { id: post.position_id }, body: { position_ids } });
  const holders = candidates
    .filter((one) => one.is_next_in_rank && one.ranked)
    .toSorted((one, other) => (other.salary_grade ?? 0) - (one.salary_grade ?? 0) || one.ranked!.rank - other.ranked!.rank);
  return (
    <>
      <Text size="sm">
        Next in rank to {post.position}: {next_in_rank.length === 0 ? 'no position is set' : next_in_rank.map(nameOf).join('; ')}
      </Text>
      {holders.length > 0 && (
        <List size="sm" aria-label="Applicants who are next in rank">
          {holders.map((one) => (
            <List.Item key={one.application_id}>
              {one.fullname}, {nameOf({ name: one.position, salary_grade: one.salary_grade })}, rank {one.ranked!.rank}
            </List.Item>
          ))}
        </List>
      )}
      <ForCallers of={saveNextInRank}>
        <Group gap="xs" align="flex-end">
          {next_in_rank.map(({ id, name, salary_grade }) => (
            <Pill
              key={id}
              withRemoveButton
              removeButtonProps={{ 'aria-label': `Remove ${name}`, 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => set(ids.filter((one) => one !== id))}
            >
              {nameOf({ name, salary_grade })}
            </Pill>
          ))}
          <RemotePicker
            label="Add a next-in-rank position"
            endpoint={listPositions}
            rows="positions"
            option={(row) => ({ label: row.name })}
            value={null}
            onChange={(id) => {
              if (id === null) return;
              set([...ids, id]);
            }}
          />
        </Group>
      </ForCallers>
    </>
  );
}

function nameOf({ name, salary_grade }: { name: string; salary_grade: number | null }): string {
  return salary_grade === null ? name : `${name}, SG ${salary_grade}`;
}
