/** A form as it was filled in. */
export interface FilledForm {
  draft: string;
  values: unknown;
  /** Of the screen it is on. */
  address: string;
  /** The refused one (`id`) that it corrects, which goes when this is filed. */
  corrects?: number;
}
