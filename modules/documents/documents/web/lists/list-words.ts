import type { ListName } from '../../contract/words.ts';
import type { Act } from '../acts/act-form.ts';

interface OneList {
  list: ListName | undefined;
  title: string;
  path: string;
  /** What is done with its papers: the first by A, the refusing one by D, the third by R. */
  acts: readonly Act[];
  empty: string;
}

/** The lists of an office (A3). */
export const LIST_SCREENS = {
  incoming: {
    list: 'incoming',
    title: 'Incoming',
    path: '/dts/incoming',
    acts: ['receive', 'refuse'],
    empty: 'Papers that another office sent here and that are not received yet appear here.',
  },
  received: {
    list: 'received',
    title: 'Received',
    path: '/dts/received',
    acts: [
      'forward',
      'return',
      'hold',
      'sign',
      'approve',
      'ready',
      'number',
      'release',
      'reject',
      'circulate',
      'extend',
      'ask_extension',
      'report_lost',
    ],
    empty: 'Papers that this office received and works on appear here.',
  },
  outgoing: {
    list: 'outgoing',
    title: 'Outgoing',
    path: '/dts/outgoing',
    acts: ['cancel_forward', 'extend', 'ask_extension', 'report_lost'],
    empty: 'Papers that this office sent and the other has not received yet appear here.',
  },
  hold: {
    list: 'hold',
    title: 'On hold',
    path: '/dts/hold',
    acts: ['resume', 'return', 'found', 'replace', 'extend', 'ask_extension', 'report_lost'],
    empty: 'Papers that this office holds until something comes appear here.',
  },
  return: {
    list: 'return',
    title: 'Returned',
    path: '/dts/return',
    acts: ['receive'],
    empty: 'Papers that were returned to this office, or by it, appear here until they are received.',
  },
  pickup: {
    list: 'pickup',
    title: 'For pick-up',
    path: '/dts/forPickUp',
    acts: ['claim', 'number'],
    empty: 'Papers that wait for their owner appear here.',
  },
  pending: {
    list: 'pending',
    title: 'Pending for release',
    path: '/dts/pending-for-release',
    acts: ['release', 'ready', 'number', 'circulate'],
    empty: 'Papers that are approved and wait for their outgoing number and dispatch appear here.',
  },
  closed: {
    list: 'closed',
    title: 'Released, rejected, archived',
    path: '/dts/released-rejected-archive',
    acts: ['archive', 'reopen', 'legal_hold', 'lift_hold'],
    empty: 'Papers that are closed appear here.',
  },
  mine: {
    list: 'mine',
    title: 'My documents',
    path: '/dts/my-documents',
    acts: ['register'],
    empty: 'Papers that you or your office made appear here.',
  },
  all: {
    list: undefined,
    title: 'Document list',
    path: '/dts/document-list',
    acts: [],
    empty: 'All registered papers that you may see appear here.',
  },
} satisfies Record<string, OneList>;

export type ListKey = keyof typeof LIST_SCREENS;

/** The six lists of the desk, whose counts are shown together. */
export const DESK = ['incoming', 'received', 'outgoing', 'hold', 'return', 'pickup'] as const;
