import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

/** Of what a service may be notified. */
export const eventChoice = z.object({
  kind: z.string(),
  title: z.string(),
  says: z.string(),
  /** The fields of its message. */
  holds: z.array(z.string()),
  /** Of these view groups the service has one. */
  is_open: z.boolean(),
  groups: z.array(z.string()),
});
export type EventChoice = z.output<typeof eventChoice>;

export const webhook = z.object({
  id: z.number().int(),
  address: z.string(),
  kinds: z.array(z.string()),
  state: z.enum(['active', 'paused']),
  paused_because: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  waiting: z.number().int(),
  given_up: z.number().int(),
  delivered_at: z.string().nullable(),
});
export type WebhookRow = z.output<typeof webhook>;

const PATH = '/api/service-accounts/{id}/webhooks';
const byWebhook = byId.extend({ webhook: recordId });

export const readWebhooks = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'The webhooks of a service account, without their secrets, and of which events it may be notified.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  response: z.object({ webhooks: z.array(webhook), events: z.array(eventChoice) }),
});

const kinds = z.array(z.string().max(60)).min(1, 'Choose at least one event.').max(50);

export const addWebhook = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Adds an address that is notified of events; the secret by which it knows Talaan is in this answer alone.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  body: z.object({ address: z.string().trim().min(1, 'Enter the address.').max(500), kinds }),
  response: messageOnly.extend({ id: z.number().int(), secret: z.string() }),
});

export const editWebhook = endpoint({
  method: 'PUT',
  path: `${PATH}/{webhook}`,
  summary: 'Changes of which events a webhook is notified, pauses it or switches it on.',
  access: ['ADMIN'],
  reach: 'university',
  params: byWebhook,
  body: z.object({ kinds, is_paused: z.boolean() }),
  response: messageOnly,
});

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: `${PATH}/{webhook}`,
  summary: 'Removes a webhook with what it is still to be told and its log.',
  access: ['ADMIN'],
  reach: 'university',
  params: byWebhook,
  response: messageOnly,
});

export const tryWebhook = endpoint({
  method: 'POST',
  path: `${PATH}/{webhook}/try`,
  summary: 'Sends a webhook a message of the kind `talaan.test`.',
  access: ['ADMIN'],
  reach: 'university',
  params: byWebhook,
  response: messageOnly,
});

export const deliveryState = z.enum(['waiting', 'delivered', 'given_up']);
export type DeliveryState = z.output<typeof deliveryState>;

const delivery = z.object({
  id: z.number().int(),
  kind: z.string(),
  address: z.string(),
  /** `personnel_id 17, from 2026-12-01`. */
  told: z.string(),
  happened_at: z.string(),
  state: deliveryState,
  tries: z.number().int(),
  /** The status that the receiver answered with last; null where it did not. */
  answer: z.number().int().nullable(),
  failure: z.string(),
  tried_at: z.string().nullable(),
  due_at: z.string().nullable(),
});
export type Delivery = z.output<typeof delivery>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/service-accounts/{id}/deliveries',
  summary: 'The messages to the webhooks of a service account in the last 30 days, and what these answered.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  query: listQuery(['happened_at', 'kind', 'tried_at']).extend({ state: deliveryState.optional(), webhook: recordId.optional() }),
  response: listOf('deliveries', delivery),
});

export const exportDeliveries = exportOf(listDeliveries, 'messages to another system');

export const sendDeliveriesAgain = endpoint({
  method: 'POST',
  path: '/api/service-accounts/{id}/deliveries/send-again',
  summary: 'Sends messages once more, whether they were delivered or given up.',
  access: ['ADMIN'],
  reach: 'university',
  params: byId,
  body: z.object({ ids: z.array(recordId).min(1, 'Choose at least one message.').max(500) }),
  response: messageOnly,
});
