/** Where items are issued; their numbers stand in the address, so that it can be read again. */
export function addressOfIssue(items: readonly { id: number }[]): string {
  return `/property/issue?items=${items.map(({ id }) => id).join(',')}`;
}
