import { formatDay } from '@talaan/kernel/web/format-instant.ts';
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
        [row.kind_title, `filed ${formatDay(row.filed_at)}`, row.waits_for && `next: ${row.waits_for}`].filter(Boolean).join(', ')
      }
      empty={{ title: 'No requests yet', description: 'Requests that you file appear here with their states.' }}
    />
  );
}
