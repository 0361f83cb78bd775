import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../../contract/social.ts';
import { finishSocial } from './finish-social.ts';
import { listLinkedProviders, relinkProvider, unlinkProvider } from './linked-providers.ts';
import { listSocialLinks } from './list-social-links.ts';

const again = { message: 'This was linked at the same moment somewhere else. Please try again.' };

export const socialConstraints: ConstraintMessages = {
  a_provider_account_opens_one_account: again,
  an_account_is_linked_to_an_issuer_once: again,
};

/** Signing in with the account of an OpenID Connect provider, and which of them are linked with one's own. */
export function mountSocial(server: Server): void {
  mount(server, contract.listSocialProviders, async () => ({
    providers: server.settings.signInProviders.map(({ key, name }) => ({ provider: key, name })),
  }));
  mount(server, contract.listSocialLinks, listSocialLinks);
  mount(server, contract.finishSocial, finishSocial);
  mount(server, contract.listLinkedProviders, listLinkedProviders);
  mount(server, contract.unlinkProvider, unlinkProvider);
  mount(server, contract.relinkProvider, relinkProvider);
}
