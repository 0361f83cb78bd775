import { z } from 'zod';
import { byId, endpoint, messageOnly, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { FINDERS, KEEPERS, named, text } from './fields.ts';

export const PROVIDER_KINDS = {
  UNIVERSITY: 'This university',
  GOVERNMENT: 'Government agency',
  PROFESSIONAL: 'Professional organization',
  PRIVATE: 'Private provider',
} as const;
export type ProviderKind = keyof typeof PROVIDER_KINDS;
const kind = z.enum(Object.keys(PROVIDER_KINDS) as [ProviderKind]);

const contact = z.object({
  name: named(150, 'Enter the name.'),
  position: text(100),
  email: text(150).regex(/^$|^\S+@\S+\.\S+$/, 'Enter an address such as training@example.gov.ph.'),
  phone: text(60),
});
export type Contact = z.output<typeof contact>;

const providerFacts = {
  name: named(200, 'Enter the name of the provider.'),
  kind,
  address: text(300),
  website: text(200).regex(/^$|^https?:\/\/\S+$/, 'Enter an address that begins with https://.'),
  remarks: text(500),
  is_active: z.boolean(),
};

export const providerRow = z.object({
  id: z.number().int(),
  ...providerFacts,
  contacts: z.array(contact),
  /** Trainings that are over, and who attended them. */
  held: z.number().int(),
  attended: z.number().int(),
  last_held_on: z.string().nullable(),
  /** The mean of the reactions of 1 to 5 in thousandths; null without any. */
  reaction: z.number().int().nullable(),
  reactions: z.number().int(),
});
export type ProviderRow = z.output<typeof providerRow>;

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/lnd/providers',
  summary: 'Providers of trainings with what they held and how it was received.',
  access: KEEPERS,
  query: listQuery(['name', 'held', 'attended', 'last_held_on', 'reaction']).extend({
    kind: severalOf(kind),
    show: z.enum(['active', 'inactive']).optional(),
  }),
  response: listOf('providers', providerRow),
});

export const exportProviders = exportOf(listProviders, 'providers');

const pastTraining = z.object({
  id: z.number().int(),
  title: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  attended: z.number().int(),
  reaction: z.number().int().nullable(),
});
export type PastTraining = z.output<typeof pastTraining>;

export const readProvider = endpoint({
  method: 'GET',
  path: '/api/lnd/providers/{id}',
  summary: 'One provider with its contacts and its trainings.',
  access: KEEPERS,
  params: byId,
  versioned: 'trainings.provider:{id}',
  response: z.object({ provider: providerRow.extend({ trainings: z.array(pastTraining) }), version: recordVersion }),
});
export type Provider = z.output<typeof readProvider.response>['provider'];

const body = z.object({ ...providerFacts, contacts: z.array(contact).max(10, 'At most 10 contacts.') });

export const addProvider = endpoint({
  method: 'POST',
  path: '/api/lnd/providers',
  summary: 'Adds a provider of trainings.',
  access: KEEPERS,
  reach: 'university',
  body,
  response: messageOnly.extend({ id: z.number().int() }),
});

export const changeProvider = endpoint({
  method: 'PUT',
  path: '/api/lnd/providers/{id}',
  summary: 'Changes a provider and its contacts.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  versioned: 'trainings.provider:{id}',
  body,
  response: messageOnly,
});

export const findProviders = endpoint({
  method: 'GET',
  path: '/api/lnd/providers/find',
  summary: 'The five active providers nearest to the typed name.',
  access: FINDERS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({ providers: z.array(z.object({ id: z.number().int(), name: z.string(), kind })) }),
});
