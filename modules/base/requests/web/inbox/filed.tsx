import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { RequestState } from '../parts/request-state.tsx';
import { PastList } from './past-list.tsx';
import { useFiledPages } from './use-pages.ts';

/** What the reader filed, or what concerns them. */
export function Filed() {
  const answer = useFiledPages({});
  return (
    <PastList
      answer={answer}
      rowKey={(row) => String(row.id)}
      state={(row) => <RequestState state={row.state} words={row.state_words} isClosed={row.is_closed} />}
      note={(row) =>
        [
          row.kind_title,
          say('filed {date}', { date: formatDay(row.filed_at) }),
          row.waits_for && say('next: {waits_for}', { waits_for: row.waits_for }),
        ]
          .filter(Boolean)
          .join(', ')
      }
      empty={{ title: say('No requests yet'), description: say('Requests that you file appear here with their states.') }}
    />
  );
}
