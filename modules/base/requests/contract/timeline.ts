import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';

/** One step of a request: who, as what, in whose place, from which state to which, when. */
const timelineStep = z.object({
  no: z.number().int(),
  action: z.string(),
  label: z.string(),
  /** The role in which it was taken, such as `hr`; `system` for Talaan itself. */
  as: z.string(),
  /** Null for a step of the system. */
  by: z.string().nullable(),
  in_place_of: z.string().nullable(),
  /** By which designation and for which days, in words; null in one’s own right. */
  by_designation: z.string().nullable(),
  from_state: z.string().nullable(),
  state: z.string(),
  state_words: z.string(),
  remarks: z.string(),
  /** The name of what was added to it. */
  file: z.string().nullable(),
  /** Beginning with which round; earlier ones are shown and no longer count. */
  round: z.number().int(),
  at: z.string(),
});
export type TimelineStep = z.output<typeof timelineStep>;

/** A stage of the route, past, present or to come. */
const routeLine = z.object({
  place: z.number().int(),
  state: z.string(),
  state_words: z.string(),
  role: z.string(),
  /** `Head of the College of Engineering`, `Certificates of employment, for the Accounting Office`. */
  seat: z.string(),
  /** Why they: `head of the office`, `by rule: 15 days or more`. */
  because: z.string(),
  /** Who has the seat today. Empty: it waits for nobody. */
  people: z.array(
    z.object({ personnel_id: z.number().int().nullable(), name: z.string(), title: z.string(), in_place_of: z.string().nullable() }),
  ),
  /** Who had it when the request was filed; null before that. */
  filed_with: z.string().nullable(),
  is_open: z.boolean(),
  is_past: z.boolean(),
});
export type RouteLine = z.output<typeof routeLine>;

const clockView = z.object({
  due_on: z.string().nullable(),
  days: z.number().int(),
  is_late: z.boolean(),
  paused_since: z.string().nullable(),
  paused_because: z.string().nullable(),
});
export type ClockView = z.output<typeof clockView>;

/** A step that the caller may take now. */
export const openAction = z.object({
  action: z.string(),
  label: z.string(),
  /** What its dialog asks for; null where it asks nothing. */
  needs_reason: z.string().nullable(),
  /** Whether a PDF or a photo may be added. */
  takes_file: z.boolean(),
  key: z.enum(['a', 'd', 'r']).nullable(),
  /** Taken on the screen of its module alone. */
  on_its_screen: z.boolean(),
  /** Whether it ends or sets back the request: its button is not the first one. */
  decides: z.boolean(),
  /** What the reader is asked before it is taken; null where it is taken at once. */
  question: z.string().nullable(),
});
export type OpenAction = z.output<typeof openAction>;

/** Of a row in the list of a module: the last step that its reader has seen, and what is open to them, for a decision from the list. */
export const openSteps = { seen: z.number().int(), actions: z.array(openAction) };
export type OpenSteps = { seen: number; actions: OpenAction[] };

export const readTimeline = endpoint({
  method: 'GET',
  path: '/api/requests/{id}',
  summary: 'One request: its steps, the people who come next, its deadline and what the caller may do.',
  access: 'staff',
  params: byId,
  response: z.object({
    request: z.object({
      id: z.number().int(),
      kind: z.string(),
      kind_title: z.string(),
      /** The module’s own number of the record. */
      record_id: z.number().int(),
      title: z.string(),
      owner_id: z.number().int().nullable(),
      owner: z.string().nullable(),
      state: z.string(),
      state_words: z.string(),
      is_closed: z.boolean(),
      seen: z.number().int(),
      round: z.number().int(),
      screen: z.string(),
      steps: z.array(timelineStep),
      /** Stages of the round, in their order. */
      route: z.array(routeLine),
      clock: clockView.nullable(),
      /** What no longer holds of what was asked at the filing, and what to do next: steps that bring the request on are not among the actions. Null where it can go on. */
      hindrance: z.string().nullable(),
      actions: z.array(openAction),
      /** Steps that would be open to the caller but for something that stands against them today, and what to do next; they are not among the actions. */
      not_now: z.array(z.object({ label: z.string(), because: z.string() })),
      may_pause: z.boolean(),
      may_reroute: z.boolean(),
    }),
  }),
});
export type RequestView = z.output<typeof readTimeline.response>['request'];

export const previewRoute = endpoint({
  method: 'GET',
  path: '/api/requests/route',
  summary: 'Who would decide a request of one’s own of a kind, with names and why, before it is filed.',
  access: 'staff',
  keptOffline: true,
  query: z.object({
    kind: z.string().min(1).max(40),
    days: z.coerce.number().int().min(0).max(1000).optional(),
    amount: z.coerce.number().int().min(0).max(1_000_000_000_000).optional(),
    /** As the rules of the kind name it, such as `abroad`. */
    type: z.string().min(1).max(40).optional(),
  }),
  response: z.object({ route: z.array(routeLine) }),
});
