import SCIMMY from 'scimmy';

/** How many users a page holds at most, and where none is said. */
export const MOST_A_PAGE = 200;

export const BASE = '/scim/v2';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

SCIMMY.Config.set({
  patch: true,
  bulk: false,
  filter: { supported: true, maxResults: MOST_A_PAGE },
  changePassword: false,
  sort: false,
  etag: true,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Token of a service account',
      description: 'Authorization: Bearer, with a token that an administrator issued under Settings › More › Service accounts.',
    },
  ],
});
SCIMMY.Resources.declare(SCIMMY.Resources.User).extend(SCIMMY.Schemas.EnterpriseUser, false);

/** The library of the protocol (RFC 7643 and 7644), told of what Talaan has. */
export const { Messages, Resources, Schemas, Types } = SCIMMY;

/** An error in the words of the protocol. `scimType` as in RFC 7644, sec. 3.12. */
export function scimError(status: number, scimType: string | null, detail: string): InstanceType<typeof SCIMMY.Types.Error> {
  return new SCIMMY.Types.Error(status, scimType as never, detail);
}
