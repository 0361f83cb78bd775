import { contribute } from '@talaan/kernel/contract/contributions.ts';
import { tokenHolders } from '@talaan/kernel/server/calls/sessions.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import { sealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { ServerModule } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract/service-accounts.ts';
import { addServiceAccount, editServiceAccount, endServiceAccount } from './service-accounts/change-service-account.ts';
import { readServiceAccount } from './service-accounts/read-service-account.ts';
import { readTokenHolders } from './service-accounts/read-token-holder.ts';
import { serviceAccountRows } from './service-accounts/service-account-rows.ts';
import { issueToken, revokeToken } from './service-accounts/tokens.ts';
import { personalDataOfConnections } from './personal-data.ts';
import { processing } from './processing.ts';
import { serveScim } from './scim/serve-scim.ts';
import { mountWebhooks } from './webhooks/routes.ts';
import { sendWebhooksJob } from './webhooks/send-webhooks.ts';
import { sealedSecrets } from './webhooks/webhook-secret.ts';

export const connectionsModule: ServerModule = {
  name: 'connections',
  tables: new URL('./tables.sql', import.meta.url),
  constraints: {
    scope_of_a_service_is_an_office: { field: 'office_id', message: 'There is no such office.' },
    scope_of_a_service_is_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
    external_id_is_of_one_account: { field: 'external_id', message: 'Another account has this external id.' },
    a_webhook_is_added_once: { field: 'address', message: 'This service has a webhook to this address already.' },
  },
  jobs: [sendWebhooksJob],
  processing,
  personalData: personalDataOfConnections,
  contributes: [contribute(tokenHolders, readTokenHolders), contribute(sealedThings, sealedSecrets)],
  mount: (server) => {
    mountRows(server, serviceAccountRows);
    mount(server, contract.readServiceAccount, readServiceAccount);
    mount(server, contract.addServiceAccount, addServiceAccount);
    mount(server, contract.editServiceAccount, editServiceAccount);
    mount(server, contract.endServiceAccount, endServiceAccount);
    mount(server, contract.issueToken, issueToken);
    mount(server, contract.revokeToken, revokeToken);
    mountWebhooks(server);
    serveScim(server);
  },
};
