/** As the `ref` of a field that takes the place of another: the user who typed there goes on typing here. */
export function focusOnSight(field: HTMLInputElement | null): void {
  field?.focus();
}
