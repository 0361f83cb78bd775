import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '../contract/timeline.ts';
import { Decide } from './parts/decide.tsx';

/** The buttons of a request on the screen of its module, which shows `RequestSteps` beside them: what the record is called there, and what is open today. */
export function RequestButtons({ id, title }: { id: number; title: string }) {
  const request = useCall(readTimeline, { params: { id } }, { search: true }).data?.request;
  return request?.id === id ? <Decide request={{ ...request, title }} onItsScreen /> : null;
}
