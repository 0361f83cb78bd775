import { SegmentedControl, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { RequestState } from '../parts/request-state.tsx';
import { PastList } from './past-list.tsx';
import { useDecidedPages } from './use-pages.ts';

/** What the reader decided, or what others decided in their place. */
export function Decided() {
  const [search, setSearch] = useSearchParams();
  const inMyPlace = search.get('in_my_place') === 'true';
  const answer = useDecidedPages(inMyPlace ? { in_my_place: 'true' } : {});
  return (
    <Stack gap="sm">
      <SegmentedControl
        w="fit-content"
        aria-label={say('Decided by')}
        value={inMyPlace ? 'others' : 'me'}
        onChange={(value) => setSearch(value === 'others' ? { tab: 'decided', in_my_place: 'true' } : { tab: 'decided' })}
        data={[
          { value: 'me', label: say('By me') },
          { value: 'others', label: say('In my place') },
        ]}
      />
      <PastList
        answer={answer}
        rowKey={(row) => `${row.id} ${row.at}`}
        state={(row) => <RequestState state={row.state} words={row.state_words} />}
        note={(row) =>
          [
            `${row.label}, ${formatInstant(row.at)}`,
            inMyPlace ? say('by {by}', { by: row.by }) : row.in_place_of && say('for {in_place_of}', { in_place_of: row.in_place_of }),
            row.remarks && `“${row.remarks}”`,
          ]
            .filter(Boolean)
            .join('; ')
        }
        empty={
          inMyPlace
            ? { title: say('Nothing decided in your place'), description: say('Decisions of an officer in charge for you appear here.') }
            : { title: say('Nothing decided yet'), description: say('Requests that you decide appear here.') }
        }
      />
    </Stack>
  );
}
