interface Operation {
  op?: unknown;
  path?: unknown;
  value?: unknown;
}

/**
 * The operations of a PATCH as directories send them, made those of RFC 7644, sec. 3.5.2: `active` as a text becomes true or false, and what
 * concerns attributes that are not kept, such as telephone numbers, is left out. Whatever is no operation is left for who reads it to refuse.
 */
export function keptOperations(operations: readonly unknown[]): unknown[] {
  return operations.flatMap((given) => {
    if (typeof given !== 'object' || given === null) return [given];
    const operation = given as Operation;
    if (typeof operation.path !== 'string') return [{ ...operation, value: plainUser(operation.value) }];
    if (isUnkept(operation.path)) return [];
    const value = operation.path.toLowerCase() === 'active' ? plainBoolean(operation.value) : operation.value;
    return [{ ...operation, value }];
  });
}

/** A user as sent, with `active` as true or false and without what is not kept; whatever is no object stays. */
export function plainUser(user: unknown): unknown {
  if (typeof user !== 'object' || user === null || Array.isArray(user)) return user;
  return Object.fromEntries(
    Object.entries(user).flatMap(([name, value]) => {
      if (isUnkept(name)) return [];
      return [[name, name.toLowerCase() === 'active' ? plainBoolean(value) : value]];
    }),
  );
}

/** Of the attributes of SCIM alone: one that nobody knows is refused by name. */
const UNKEPT =
  /^(urn:ietf:params:scim:schemas:core:2\.0:user:)?(nickname|profileurl|title|usertype|preferredlanguage|locale|timezone|password|phonenumbers|ims|photos|addresses|groups|entitlements|roles|x509certificates)\b/i;

function isUnkept(path: string): boolean {
  if (UNKEPT.test(path)) return true;
  const enterprise = /^urn:ietf:params:scim:schemas:extension:enterprise:2\.0:user:(\w+)/i.exec(path);
  return enterprise !== null && enterprise[1]!.toLowerCase() !== 'employeenumber';
}

function plainBoolean(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const said = value.toLowerCase();
  return said === 'true' || said === 'false' ? said === 'true' : value;
}

interface Names {
  displayName?: string | undefined;
  name?: { formatted?: string; givenName?: string; familyName?: string } | undefined;
  userName: string;
}

/** How an account is called: as the directory displays it, else by its parts, else by its address. */
export function nameOf({ displayName, name, userName }: Names): string {
  const parts = [name?.givenName, name?.familyName].filter(Boolean).join(' ');
  return [displayName, name?.formatted, parts, userName].map((one) => one?.trim()).find(Boolean)!;
}
