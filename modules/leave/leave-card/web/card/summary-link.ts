/** The address of the summary of a type of leave or book; the label is for display alone. */
export function summaryLink(personnelId: number, code: string, name: string): string {
  return `/account/leaves/${personnelId}/${code}/${encodeURIComponent(name.replaceAll('/', ' '))}/summary`;
}
